/** Puts an address on the clipboard. */

/** Tell whether it is there; where the browser keeps the clipboard to itself, `field` is copied by hand. */
export async function copied(address: string, field?: HTMLInputElement): Promise<boolean> {
  field?.select()
  try {
    await navigator.clipboard.writeText(address)
    return true
  } catch {
    return document.execCommand('copy')
  }
}
