/** What a card does, in signs: the drawings and numbers that its print shows. */

import { type Card, type Colour, listOf, numberOf, wordOf } from './print'

/** A drawing, a word in print, or both: the word stands after the drawing. */
export interface Sign {
  readonly icon?: string
  readonly word?: string
}

const ARROW: Sign = { word: '→' }
const sign = (icon: string, word = ''): Sign => ({ icon, word })

/** A count beside its drawing; a single one needs none where the drawing says it. */
const some = (icon: string, count: number): Sign[] => (count > 0 ? [sign(icon, String(count))] : [])

function cubes(colours: readonly Colour[]): Sign[] {
  return colours.map((colour) => sign(`cube-${colour}`))
}

function any(count: number): Sign[] {
  return Array.from({ length: count }, () => sign('cube-any'))
}

function paid({ row }: Card): Sign[] {
  return [
    ...cubes(listOf<Colour>(row, 'pay_ac')),
    ...any(numberOf(row, 'pay_any')),
    ...some('coin', numberOf(row, 'pay_gc')),
    ...(numberOf(row, 'pay_goods') > 0 ? [sign('crate')] : []),
  ]
}

function gained({ row }: Card): Sign[] {
  const per = wordOf(row, 'gain_per') === '' ? [] : [sign('crate', '×')]
  return [
    ...per,
    ...cubes(listOf<Colour>(row, 'gain_ac')),
    ...any(numberOf(row, 'gain_any')),
    ...some('coin', numberOf(row, 'gain_gc')),
    ...some('prestige', numberOf(row, 'gain_pp')),
    ...some('ship', numberOf(row, 'gain_ship')),
    ...some('wall', numberOf(row, 'gain_wall')),
    ...(numberOf(row, 'gain_unpunish') > 0 ? [sign('punish', '−1')] : []),
  ]
}

const REQUIRED: Record<string, (count: number) => Sign> = {
  in_port: () => sign('port'),
  at_sea: () => sign('waves'),
  wall_first: () => sign('wall', '1.'),
  wall_last: () => sign('wall', '↓'),
  gold_min: (count) => sign('coin', `≥${count}`),
  gold_max: (count) => sign('coin', `≤${count}`),
  punish_min: () => sign('punish'),
}

const TRIGGERS: Record<string, string> = {
  quarter: 'quarter',
  deliver: 'port',
  activate: 'hand-cards',
  tribute: 'tribute',
  wall: 'wall',
}

const COUNTED: Record<string, readonly Sign[]> = {
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

const AGAINST: Record<string, string> = {
  empty_arrow: 'wind-rose',
  overflow: 'hand-cards',
  tableau_end: 'finish',
}

function exchange(card: Card): Sign[] {
  const required = REQUIRED[wordOf(card.row, 'require')]
  const needs = required ? [required(numberOf(card.row, 'require_n'))] : []
  const before = [...needs, ...paid(card)]
  return [...before, ...(before.length > 0 ? [ARROW] : []), ...gained(card)]
}

function bonus(card: Card): Sign[] {
  const kind = wordOf(card.row, 'card_kind')
  const filter = wordOf(card.row, 'quarter_filter')
  const cause =
    kind !== ''
      ? sign(`card-${kind}`)
      : filter === 'joker'
        ? sign('joker')
        : filter === 'adjacent_own'
          ? sign('string')
          : sign(TRIGGERS[wordOf(card.row, 'trigger')] ?? 'hand-cards')
  return [cause, ARROW, ...gained(card)]
}

function endScore({ row }: Card): Sign[] {
  const div = numberOf(row, 'div')
  const counted = COUNTED[wordOf(row, 'per')] ?? []
  const each = counted.map((one) => (div > 1 ? { ...one, word: String(div) } : one))
  const points = sign('prestige', String(numberOf(row, 'pp')))
  return [sign('finish'), ...each, ...(each.length > 0 ? [ARROW] : []), points]
}

const faces = (card: Card): Sign => sign('die', listOf<number>(card.row, 'values').join(' '))

/** The signs of each power; all else is in the card's text. */
const POWERS: Record<string, (card: Card) => Sign[]> = {
  exchange,
  bonus,
  end_score: endScore,
  delivery_multiplier: ({ row }) => [
    sign(`good-${wordOf(row, 'good')}`, `×${numberOf(row, 'factor')}`),
  ],
  remote_delivery: () => [sign('ship', '↔'), sign('port')],
  ship_rate: ({ row }) => [sign('cube-any'), ARROW, sign('ship', String(numberOf(row, 'steps')))],
  wall_cost: ({ row }) =>
    'first' in row
      ? [sign('wall', '1.'), sign('cube-any', String(numberOf(row, 'first')))]
      : [sign('wall', '2.+'), sign('cube-any', String(numberOf(row, 'further')))],
  wall_top: () => [sign('wall-disc', '↑')],
  quarter_limit: ({ row }) => [sign('quarter', `+${numberOf(row, 'extra')}`)],
  quarter_discount: ({ row }) => [sign('quarter'), sign('cube-any', `−${numberOf(row, 'cubes')}`)],
  quarter_gold: ({ row }) => [
    sign('quarter'),
    sign('cube-any', '='),
    sign('coin', String(numberOf(row, 'gc'))),
  ],
  activate_discount: ({ row }) => [
    sign('hand-cards'),
    sign('cube-any', `−${numberOf(row, 'cubes')}`),
  ],
  joker_multiplier: ({ row }) => [sign('joker', `×${numberOf(row, 'factor')}`)],
  tribute_discount: ({ row }) => [sign('tribute'), sign('coin', `−${numberOf(row, 'gc')}`)],
  tribute_times: ({ row }) => [sign('tribute', `×${1 + numberOf(row, 'extra')}`)],
  tableau_limit: ({ row }) => [sign('hand-cards', `+${numberOf(row, 'extra')}`)],
  draft_skip: () => [sign('hand-cards', '0')],
  draft_discard: ({ row }) => [sign('hand-cards', String(numberOf(row, 'top')))],
  die_bonus: (card) => [faces(card), ARROW, ...gained(card)],
  die_shift: ({ row }) => [sign('die', `±${numberOf(row, 'by')}`)],
  die_third: (card) => [sign('plus'), faces(card)],
  no_punish: ({ row }) => [
    sign(AGAINST[wordOf(row, 'against')] ?? 'finish'),
    ARROW,
    sign('punish', '0'),
  ],
}

/** The signs of a card; what it may do once in each round begins with a turning arrow. */
export function signsOf(card: Card): readonly Sign[] {
  const signs = POWERS[card.effect]?.(card) ?? []
  return card.limit === 'round' ? [sign('again'), ...signs] : signs
}
