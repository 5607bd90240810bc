/** The browser's tab: its icon burns while somebody is waited for here. */

const ICONS = { calm: '/favicon.svg', burning: '/favicon-turn.svg' }

/** Let the tab's icon burn, or be as usual. */
export function burn(burning: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = burning ? ICONS.burning : ICONS.calm
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted)
}
