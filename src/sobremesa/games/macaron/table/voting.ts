/** The votes at the flavours, and the places where the viewer's token may lie. */

import type { Offer } from '$client/lib/wire.gen'
import { unpicked } from '$client/table/offer'
import { numbersOn } from './boards'
import type { Sight, Vote } from './sight'

/** A voting token on its way to a flavour. */
export interface Ballot {
  /** What it would count there. */
  readonly above: number
  readonly below: number
  /** The places that are offered, or the one that was picked, with the name of each. */
  readonly places: ReadonlyMap<string, string>
  /** The flavours at which it may lie. */
  readonly flavours: ReadonlySet<string>
}

export interface Lanes {
  readonly above: readonly Vote[]
  readonly below: readonly Vote[]
}

export const placeAt = (flavour: string, edge: string) => `${flavour} ${edge}`

export function lanesOf(sight: Sight, flavour: string): Lanes {
  const votes = sight.votes.filter((vote) => vote.flavour === flavour)
  return {
    above: votes.filter(({ edge }) => edge === 'above'),
    below: votes.filter(({ edge }) => edge === 'below'),
  }
}

/** Whether the viewer's token finds no place at a flavour. */
export function isFull(ballot: Ballot, flavour: string): boolean {
  return !ballot.flavours.has(flavour)
}

/**
 * The token that is to be placed: the one that was picked, or the only one there is. A place is chosen
 * by all that is still missing in the choice, together: `flavour:almond+edge:above`.
 */
export function ballotOf(offer: Offer | null, picked: readonly string[]): Ballot | null {
  if (offer?.step !== 'place_vote') return null
  const faces = new Set(offer.choices.map(([, , things]) => things[0] ?? ''))
  const face = picked.find((thing) => faces.has(thing)) ?? (faces.size === 1 ? [...faces][0] : null)
  if (!face) return null
  const places = new Map<string, string>()
  const flavours = new Set<string>()
  for (const choice of offer.choices) {
    const [its, flavour = '', edge = ''] = choice[2]
    if (its !== face) continue
    flavours.add(nameIn(flavour))
    const missing = unpicked(choice, picked)
    if (!missing) continue
    const name = missing.length ? missing : [flavour, edge]
    places.set(placeAt(nameIn(flavour), nameIn(edge)), name.join('+'))
  }
  return { ...numbersOn(nameIn(face)), places, flavours }
}

function nameIn(thing: string): string {
  return thing.slice(thing.indexOf(':') + 1)
}
