/** Do something whenever the line is back, or somebody looks at the page again or no more. */
export function whenBack(again: () => void): () => void {
  addEventListener('online', again)
  document.addEventListener('visibilitychange', again)
  return () => {
    removeEventListener('online', again)
    document.removeEventListener('visibilitychange', again)
  }
}
