/** What a card does, in signs: the drawings and numbers that its print shows. */

import type { Card } from './print'
import type { ColourName } from './view.gen'

/** A drawing, a word in print, or both: the word stands after the drawing. */
export interface Sign {
  readonly icon?: string
  readonly word?: string
}

/** The words that a card's print has at one place. */
type Of<Key extends keyof Card> = NonNullable<Card[Key]> & string

const ARROW: Sign = { word: '→' }
const sign = (icon: string, word = ''): Sign => ({ icon, word })

/** A count beside its drawing; a single one needs none where the drawing says it. */
const some = (icon: string, count = 0): Sign[] => (count > 0 ? [sign(icon, String(count))] : [])

const cubes = (colours: readonly ColourName[]) => colours.map((colour) => sign(`cube-${colour}`))
const any = (count: number) => Array.from({ length: count }, () => sign('cube-any'))

function paid(card: Card): Sign[] {
  return [
    ...cubes(card.pay_ac ?? []),
    ...any(card.pay_any ?? 0),
    ...some('coin', card.pay_gc),
    ...(card.pay_goods ? [sign('crate')] : []),
  ]
}

function gained(card: Card): Sign[] {
  return [
    ...(card.gain_per ? [sign('crate', '×')] : []),
    ...cubes(card.gain_ac ?? []),
    ...any(card.gain_any ?? 0),
    ...some('coin', card.gain_gc),
    ...some('prestige', card.gain_pp),
    ...some('ship', card.gain_ship),
    ...some('wall', card.gain_wall),
    ...(card.gain_unpunish ? [sign('punish', `−${card.gain_unpunish}`)] : []),
  ]
}

const REQUIRED: Readonly<Record<Of<'require'>, (count: number) => Sign>> = {
  in_port: () => sign('port'),
  at_sea: () => sign('waves'),
  wall_first: () => sign('wall', '1.'),
  wall_last: () => sign('wall', '↓'),
  gold_min: (count) => sign('coin', `≥${count}`),
  gold_max: (count) => sign('coin', `≤${count}`),
  punish_min: () => sign('punish'),
}

const TRIGGERS: Readonly<Record<Of<'trigger'>, string>> = {
  quarter: 'quarter',
  deliver: 'port',
  tribute: 'tribute',
}

const COUNTED: Readonly<Record<Of<'per'>, readonly Sign[]>> = {
  flat: [],
  own_markers: [sign('quarter')],
  largest_string: [sign('string')],
  activated_cards: [sign('hand-cards')],
  activated_offices: [sign('card-office')],
  activated_persons: [sign('card-person')],
  joker_quarters: [sign('joker')],
  distinct_delivered: [sign('crate')],
  punish_markers: [sign('punish')],
  gold: [sign('coin')],
  wall_space: [sign('wall')],
}

const AGAINST: Readonly<Record<Of<'against'>, string>> = {
  tableau_end: 'finish',
}

function exchange(card: Card): Sign[] {
  const needs = card.require ? [REQUIRED[card.require](card.require_n ?? 0)] : []
  const before = [...needs, ...paid(card)]
  return [...before, ...(before.length > 0 ? [ARROW] : []), ...gained(card)]
}

function causeOf({ trigger }: Card): Sign {
  return sign(trigger ? TRIGGERS[trigger] : 'hand-cards')
}

function endScore({ per = 'flat', div = 1, pp = 0 }: Card): Sign[] {
  const each = COUNTED[per].map((one) => (div > 1 ? { ...one, word: String(div) } : one))
  const points = sign('prestige', String(pp))
  return [sign('finish'), ...each, ...(each.length > 0 ? [ARROW] : []), points]
}

const faces = ({ values = [] }: Card): Sign => sign('die', values.join(' '))

/** The signs of each power; all else is in the card's text. */
const POWERS: Readonly<Record<Card['effect'], (card: Card) => Sign[]>> = {
  exchange,
  bonus: (card) => [causeOf(card), ARROW, ...gained(card)],
  end_score: endScore,
  delivery_multiplier: ({ good, factor }) => [sign(`good-${good}`, `×${factor}`)],
  remote_delivery: () => [sign('ship', '↔'), sign('port')],
  ship_rate: ({ steps }) => [sign('cube-any'), ARROW, sign('ship', String(steps))],
  wall_cost: ({ first, further }) =>
    first === undefined
      ? [sign('wall', '2.+'), sign('cube-any', String(further))]
      : [sign('wall', '1.'), sign('cube-any', String(first))],
  wall_top: () => [sign('wall-disc', '↑')],
  quarter_limit: ({ extra }) => [sign('quarter', `+${extra}`)],
  quarter_discount: (card) => [sign('quarter'), sign('cube-any', `−${card.cubes}`)],
  quarter_gold: ({ gc }) => [sign('quarter'), sign('cube-any', '='), sign('coin', String(gc))],
  joker_multiplier: ({ factor }) => [sign('joker', `×${factor}`)],
  tribute_discount: ({ gc }) => [sign('tribute'), sign('coin', `−${gc}`)],
  tribute_times: ({ extra = 0 }) => [sign('tribute', `×${1 + extra}`)],
  draft_skip: () => [sign('hand-cards', '0')],
  die_bonus: (card) => [faces(card), ARROW, ...gained(card)],
  die_shift: ({ by }) => [sign('die', `±${by}`)],
  die_third: (card) => [sign('plus'), faces(card)],
  no_punish: ({ against }) => [
    sign(against ? AGAINST[against] : 'finish'),
    ARROW,
    sign('punish', '0'),
  ],
}

/** The signs of a card; what it may do once in each round begins with a turning arrow. */
export function signsOf(card: Card): readonly Sign[] {
  const signs = POWERS[card.effect](card)
  return card.limit === 'round' ? [sign('each-round'), ...signs] : signs
}
