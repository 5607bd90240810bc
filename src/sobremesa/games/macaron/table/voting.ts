/** The votes at the flavours, and the places where the viewer's token may lie. */

import { unpicked } from '$client/table/offer'
import { nameIn } from '$client/table/words'
import { numbersOn } from './boards'
import type { EdgeName, FlavourName, Offer } from './view.gen'

/** A voting token on its way to a flavour. */
export interface Ballot {
  /** What it would count there. */
  readonly above: number
  readonly below: number
  /** The places that are offered, or the one that was picked, with the name of each. */
  readonly places: ReadonlyMap<string, string>
}

export const placeAt = (flavour: FlavourName, edge: EdgeName) => `${flavour} ${edge}`

/**
 * The token that is to be placed: the one that was picked, or the only one there is. A place is chosen
 * by all that is still missing in the choice, together: `flavour:almond+edge:above`.
 */
export function ballotOf(offer: Offer | null, picked: readonly string[]): Ballot | null {
  const votes = offer?.choices.filter((choice) => choice[1] === 'vote') ?? []
  const faces = new Set(votes.map(([, , [face]]) => face))
  const [first] = faces
  const face = [...faces].find((one) => picked.includes(one)) ?? (faces.size === 1 ? first : null)
  if (!face) return null
  const places = new Map<string, string>()
  for (const choice of votes) {
    const [its, flavour, edge] = choice[2]
    if (its !== face) continue
    const missing = unpicked(choice, picked)
    if (!missing) continue
    const name = missing.length ? missing : [flavour, edge]
    places.set(placeAt(nameIn(flavour), nameIn(edge)), name.join('+'))
  }
  return { ...numbersOn(nameIn(face)), places }
}
