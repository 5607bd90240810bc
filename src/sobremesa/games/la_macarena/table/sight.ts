/** The view as this table draws it: its facts, and what is put together from several of them. */

import { numberOf } from '$client/table/words'
import { COLOUR_NAMES, ELEMENT_NAMES, type Options, type View } from './view.gen'

export const sightOf = (view: View) => ({
  ...view,
  mirrorTurn: view.turn === 'mirror',
  wells: wellsOf(view),
  series: seriesOf(view),
  tokens: tokensOf(view),
})
export type Sight = ReturnType<typeof sightOf>
export type Well = Sight['wells'][number]
export type Series = NonNullable<Sight['series']>

/** Whether a pass, now in a mirror turn, leaves the macas where they are. */
export const passKeepsMacas = (view: Pick<View, 'turn'>, options: Partial<Options>): boolean =>
  view.turn === 'mirror' && options.mirror_pass === 'keeps'

function wellsOf(view: View) {
  // How many macas each seat has on each well; seats have their colours in order.
  const macas = COLOUR_NAMES.map((colour) => view[`macas_${colour}`])
  return view.tops.flatMap((top, well) => {
    if (top === null) return []
    const height = view.heights[well] ?? 1
    // What the macas there mean to the viewer in a normal turn.
    const spell = view.spells[well] ?? 'free'
    return [{ well, top, height, spell, macas: macas.map((ofColour) => ofColour[well] ?? 0) }]
  })
}

/** The series that is being laid, upon which card, and how many cards it would bring if it ended now. */
function seriesOf(view: View) {
  const well = numberOf(view.series_well)
  const top = well === null ? null : view.tops[well]
  if (well === null || !top) return null
  return { well, top, laid: view.laid, collects: view.would_collect }
}

/** The tokens of each seat, in the order of the elements. */
function tokensOf(view: View) {
  const tokens = ELEMENT_NAMES.map((element) => view[`tokens_${element}`])
  return view.amulets.map((_, seat) => tokens.map((ofElement) => ofElement[seat] ?? 0))
}
