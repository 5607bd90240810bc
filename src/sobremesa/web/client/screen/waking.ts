/** Keeps a screen awake as long as it is seen, where the browser can. */

/** Called once; gives what lets it sleep again. A page without a safe line has no way to ask. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | null = null
  let over = false
  async function hold() {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    try {
      held = await navigator.wakeLock.request('screen')
      if (over) await held.release()
    } catch {
      // A device that saves its battery says no.
    }
  }
  // Whoever looks elsewhere gives it up, and has it back when he comes back.
  const again = () => void hold()
  document.addEventListener('visibilitychange', again)
  again()
  return () => {
    over = true
    document.removeEventListener('visibilitychange', again)
    void held?.release().catch(() => {})
  }
}
