/** Fetches the Japanese face when a page shows Japanese, be it in a text, a name or a chat. */

/** A face of styles/fonts.css that the browser loads at the first Japanese letter. */
const ASKED_FOR = 'House Japanese'

/** Whether the page has shown a Japanese letter other than those of the language buttons. */
function showsJapanese(): boolean {
  return [...document.fonts].some(
    (face) => face.family.includes(ASKED_FOR) && face.status === 'loaded',
  )
}

/** The stylesheet says which slice has which letter; the browser fetches the slices it needs. */
const fetchFace = () => import('@fontsource-variable/noto-sans-jp/wght.css').catch(() => undefined)

/** Watch what the page shows. Called once. */
export function serveJapanese(): void {
  document.fonts.addEventListener('loadingdone', () => {
    if (showsJapanese()) void fetchFace()
  })
}
