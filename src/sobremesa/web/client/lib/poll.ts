/** Asks again and again while the page is looked at, and at once when someone looks back. */
export function poll(ask: () => void, pause: number): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') ask()
  }
  look()
  const timer = setInterval(look, pause)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
