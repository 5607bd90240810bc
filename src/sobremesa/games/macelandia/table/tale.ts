/** What is told of a finished game: battles won by rounds, who fell when, and the battles to remember. */

import { best, Counts, record, roundsBy, seatsOf } from '$client/table/tale'
import type { Anecdote, Finished, Note, Rounds, Tale } from '$client/table/tale'
import { toldOf } from '$client/table/words'
import type { Line, SeatName, VerdictName, Words } from './view.gen'

/** With one of these a seat takes its turn. */
const TURNS: readonly Line[0][] = ['stood_by', 'attack_aimed', 'aid_aimed']

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
  const round = all.findIndex((lines) => toldOf(lines, 'eliminated').some(([who]) => who === seat))
  return round < 0 ? Infinity : round
}

function rounds({ log, result }: Finished<Words>): Rounds {
  const all = roundsIn(log)
  const wonBy = (who: string) => (lines: readonly Line[]) =>
    toldOf(lines, 'battle_won').filter(([winner]) => winner === who).length
  return roundsBy(
    {
      rounds: all.length,
      players: seatsOf(result),
      gains: (who) => all.map(wonBy(who)),
      cell: (who, { first, last }, value) => {
        const fall = fallOf(all, who)
        if (fall < first) return { value: null }
        return fall <= last ? { value, notes: [FELL] } : { value }
      },
    },
    { signed: false },
  )
}

/** A battle that somebody has won. */
interface Battle {
  readonly winner: SeatName
  readonly loser: SeatName
  readonly verdict: VerdictName
  readonly total: number
  /** The loser's. */
  readonly other: number
  readonly defended: boolean
}

function battlesIn(log: readonly Line[]): Battle[] {
  const battles: Battle[] = []
  let totals: { [seat in SeatName]?: number } = {}
  let attacker = ''
  for (const [event, things] of log) {
    if (event === 'measured') {
      attacker = things[0]
      totals = { [things[0]]: things[1], [things[2]]: things[3] }
    }
    if (event !== 'battle_won') continue
    const [winner, loser, verdict] = things
    const [total, other] = [totals[winner] ?? 0, totals[loser] ?? 0]
    battles.push({ winner, loser, verdict, total, other, defended: winner !== attacker })
  }
  return battles
}

function battleAnecdote(battle: Battle | undefined, key: string, icon: string): Anecdote | null {
  if (!battle) return null
  const { winner, loser, total, other } = battle
  const names = { noun: 'seat', things: [winner] }
  return { key, icon, places: { names, loser: { noun: 'seat', things: [loser] }, total, other } }
}

/** An ability has beaten strength: by the widest gap. */
function upsetAnecdote(battles: readonly Battle[]): Anecdote | null {
  const upsets = battles
    .filter(({ verdict, total, other }) => verdict === 'ability' && other > total)
    .toSorted((a, b) => b.other - b.total - (a.other - a.total))
  return battleAnecdote(upsets[0], 'table-tale_upset', 'ch-lumil')
}

/** Won by a single point: where most was at stake. */
function narrowAnecdote(battles: readonly Battle[]): Anecdote | null {
  const narrow = battles
    .filter(({ verdict, total, other }) => verdict === 'strength' && total - other === 1)
    .toSorted((a, b) => b.total - a.total)
  return battleAnecdote(narrow[0], 'table-tale_narrow', 'swords')
}

/** Who fell first; attacker and defender can fall together. */
function firstAnecdote(log: readonly Line[], seats: readonly string[]): Anecdote | null {
  const all = roundsIn(log)
  const falls = log.flatMap(([event, things], at) =>
    event === 'eliminated' ? [{ seat: things[0], at }] : [],
  )
  const [first] = falls
  if (!first) return null
  const battle = log.findIndex(([event], at) => at > first.at && TURNS.includes(event))
  const together = falls.filter(({ at }) => battle < 0 || at < battle).map(({ seat }) => seat)
  const places = {
    names: { noun: 'seat', things: seats.filter((seat) => together.some((one) => one === seat)) },
    round: fallOf(all, first.seat) + 1,
  }
  return { key: 'table-tale_first', icon: 'fort', places }
}

function anecdotes({ log, result }: Finished<Words>): Anecdote[] {
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
  for (const [, seat] of toldOf(log, 'attacked')) attacked.add(seat)
  for (const [attacker, attack, defender, defence] of toldOf(log, 'measured')) {
    strength.raise(attacker, attack)
    strength.raise(defender, defence)
  }
  const ended = [...toldOf(log, 'battle_won'), ...toldOf(log, 'battle_unwon')]
  const deaths = ended.filter(([, , verdict]) => verdict === 'instant_death')
  return best([
    upsetAnecdote(battles),
    record(repelled.most(2, players), 'table-tale_repelled', 'castle'),
    narrowAnecdote(battles),
    record(strength.most(12, players), 'table-tale_strength', 'enhancement'),
    record(attacked.most(3, players), 'table-tale_attacked', 'expedition'),
    record(won.most(2, players), 'table-tale_won', 'crown'),
    deaths.length < 2
      ? null
      : { key: 'table-tale_deaths', icon: 'instant-death', places: { number: deaths.length } },
    firstAnecdote(log, seatsOf(result)),
  ])
}

export const tale: Tale<Words> = { rounds, anecdotes }
