/** What is told of a finished game: battles won by rounds, who fell when, and the battles to remember. */

import type { Line } from '$client/lib/wire.gen'
import {
  best,
  Counts,
  record,
  ROUND,
  seatsOf,
  spansOf,
  sumOf,
  TOTAL,
  type Cell,
  type Fact,
  type Finished,
  type Note,
  type Rounds,
  type Tale,
} from '$client/table/tale'

/** With one of these a seat takes its turn. */
const TURNS: readonly string[] = ['stood_by', 'attack_aimed', 'aid_aimed']

const FELL: Note = { icon: 'cross', says: 'table-tale_fell' }

/** The lines of each round: a round is over when a seat that has had its turn has another. */
function roundsIn(log: readonly Line[]): Line[][] {
  const found: Line[][] = [[]]
  let had = new Set<unknown>()
  for (const line of log) {
    const [event, [seat]] = line
    if (TURNS.includes(event)) {
      if (had.has(seat)) {
        found.push([])
        had = new Set()
      }
      had.add(seat)
    }
    found.at(-1)?.push(line)
  }
  return found
}

/** In which of the rounds a seat fell; Infinity if it stands. */
function fallOf(all: readonly (readonly Line[])[], seat: string): number {
  const fell = ([event, [who]]: Line) => event === 'eliminated' && who === seat
  const round = all.findIndex((lines) => lines.some(fell))
  return round < 0 ? Infinity : round
}

function rounds({ log, result }: Finished): Rounds {
  const all = roundsIn(log)
  const spans = spansOf(all.length)
  const rows = seatsOf(result).map((who) => {
    const fall = fallOf(all, who)
    const won = all.map(
      (lines) =>
        lines.filter(([event, [winner]]) => event === 'battle_won' && winner === who).length,
    )
    const cells = spans.map((span): Cell => {
      if (fall < span.first) return { value: null }
      const value = sumOf(won, span)
      return fall <= span.last ? { value, notes: [FELL] } : { value }
    })
    return { who, cells, total: sumOf(won, { first: 0, last: all.length - 1 }) }
  })
  const caption = { key: 'table-tale_rounds' }
  return { caption, round: ROUND, heads: spans, total: TOTAL, noun: 'seat', rows, signed: false }
}

/** A battle that somebody has won. */
interface Battle {
  readonly winner: string
  readonly loser: string
  readonly verdict: unknown
  readonly total: number
  /** The loser's. */
  readonly other: number
  readonly defended: boolean
}

function battlesIn(log: readonly Line[]): Battle[] {
  const battles: Battle[] = []
  let totals: Record<string, number> = {}
  let attacker = ''
  for (const [event, things] of log) {
    if (event === 'measured') {
      attacker = String(things[0])
      totals = { [attacker]: Number(things[1]), [String(things[2])]: Number(things[3]) }
    }
    if (event !== 'battle_won') continue
    const [winner, loser] = [String(things[0]), String(things[1])]
    const [total, other] = [totals[winner] ?? 0, totals[loser] ?? 0]
    battles.push({ winner, loser, verdict: things[2], total, other, defended: winner !== attacker })
  }
  return battles
}

function battleFact(battle: Battle | undefined, key: string, icon: string): Fact | null {
  if (!battle) return null
  const { winner, loser, total, other } = battle
  const names = { noun: 'seat', things: [winner] }
  return { key, icon, places: { names, loser: { noun: 'seat', things: [loser] }, total, other } }
}

/** An ability has beaten strength: by the widest gap. */
function upsetFact(battles: readonly Battle[]): Fact | null {
  const upsets = battles
    .filter(({ verdict, total, other }) => verdict === 'ability' && other > total)
    .toSorted((a, b) => b.other - b.total - (a.other - a.total))
  return battleFact(upsets[0], 'table-tale_upset', 'ch-lumil')
}

/** Won by a single point: where most was at stake. */
function narrowFact(battles: readonly Battle[]): Fact | null {
  const narrow = battles
    .filter(({ verdict, total, other }) => verdict === 'strength' && total - other === 1)
    .toSorted((a, b) => b.total - a.total)
  return battleFact(narrow[0], 'table-tale_narrow', 'swords')
}

/** Who fell first; attacker and defender can fall together. */
function firstFact(log: readonly Line[], seats: readonly string[]): Fact | null {
  const all = roundsIn(log)
  const falls = log.flatMap(([event, [seat]], at) =>
    event === 'eliminated' ? [{ seat: String(seat), at }] : [],
  )
  const [first] = falls
  if (!first) return null
  const battle = log.findIndex(([event], at) => at > first.at && TURNS.includes(event))
  const together = falls.filter(({ at }) => battle < 0 || at < battle).map(({ seat }) => seat)
  const places = {
    names: { noun: 'seat', things: seats.filter((seat) => together.includes(seat)) },
    round: fallOf(all, first.seat) + 1,
  }
  return { key: 'table-tale_first', icon: 'fort', places }
}

function facts({ log, result }: Finished): Fact[] {
  const players = result.places.length
  const battles = battlesIn(log)
  const [strength, repelled, won, attacked] = [
    new Counts(),
    new Counts(),
    new Counts(),
    new Counts(),
  ]
  for (const { winner, defended } of battles) {
    won.add(winner)
    if (defended) repelled.add(winner)
  }
  for (const [event, things] of log) {
    if (event === 'attacked') attacked.add(String(things[1]))
    if (event !== 'measured') continue
    strength.raise(String(things[0]), Number(things[1]))
    strength.raise(String(things[2]), Number(things[3]))
  }
  const deaths = log.filter(
    ([event, things]) => event.startsWith('battle_') && things[2] === 'instant_death',
  )
  return best([
    upsetFact(battles),
    record(repelled.most(2, players), 'table-tale_repelled', 'castle'),
    narrowFact(battles),
    record(strength.most(12, players), 'table-tale_strength', 'enhancement'),
    record(attacked.most(3, players), 'table-tale_attacked', 'expedition'),
    record(won.most(2, players), 'table-tale_won', 'crown'),
    deaths.length < 2
      ? null
      : { key: 'table-tale_deaths', icon: 'instant-death', places: { number: deaths.length } },
    firstFact(log, seatsOf(result)),
  ])
}

export const tale: Tale = { rounds, facts }
