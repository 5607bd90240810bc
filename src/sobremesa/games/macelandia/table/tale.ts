/** What is told of a finished game: battles won by rounds, who fell when, and the battles to remember. */

import { roundsBy } from '$client/table/kit/rounds'
import { best, Counts, countsOf, named, record, seatsOf } from '$client/table/tale'
import type { Anecdote, Finished, Tale } from '$client/table/tale'
import { toldOf } from '$client/table/words'
import { battlesIn } from './battles'
import type { Line, Words } from './view.gen'

/** With one of these a seat takes its turn. */
const TURNS: readonly Line[0][] = ['stood_by', 'attack_aimed', 'aid_aimed']

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

const fell = (lines: readonly Line[], who: string) =>
  toldOf(lines, 'eliminated').some(([seat]) => seat === who)

const rounds = roundsBy<Words>(
  {
    opening: roundsIn,
    gain: (lines, who) => toldOf(lines, 'battle_won').filter(([winner]) => winner === who).length,
    notes: (lines, who) => (fell(lines, who) ? [{ icon: 'cross', says: 'table-tale_fell' }] : []),
    out: fell,
  },
  { signed: false },
)

/** A battle that somebody has won, with the totals of winner and loser. */
function wonIn(log: readonly Line[]) {
  return battlesIn(log).flatMap(({ attack, defence, totals, winner, verdict }) => {
    if (winner === null) return []
    const defended = winner === defence.seat
    const [total, other] = defended ? [totals[1], totals[0]] : totals
    const loser = String(defended ? attack.seat : defence.seat)
    return [{ winner: String(winner), loser, verdict, total, other, defended }]
  })
}

type Won = ReturnType<typeof wonIn>

/** The battle with the most of something, if there is one. */
function battleAnecdote(battles: Won, most: (one: Won[0]) => number, key: string, icon: string) {
  const battle = battles.toSorted((a, b) => most(b) - most(a))[0]
  if (!battle) return null
  const { winner, loser, total, other } = battle
  const places = { names: named('seat', winner), loser: named('seat', loser), total, other }
  return { key, icon, places }
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
    names: named('seat', ...seats.filter((seat) => together.some((one) => one === seat))),
    round: all.findIndex((lines) => fell(lines, first.seat)) + 1,
  }
  return { key: 'table-tale_first', icon: 'fort', places }
}

function anecdotes({ log, result }: Finished<Words>): Anecdote[] {
  const players = result.places.length
  const battles = wonIn(log)
  const won = countsOf(battles.map(({ winner }) => [winner]))
  const repelled = countsOf(battles.flatMap(({ winner, defended }) => (defended ? [[winner]] : [])))
  const attacked = countsOf(toldOf(log, 'attacked').map(([, seat]) => [seat]))
  const strength = new Counts()
  for (const [attacker, attack, defender, defence] of toldOf(log, 'measured')) {
    strength.raise(attacker, attack)
    strength.raise(defender, defence)
  }
  const deaths = battlesIn(log).filter(({ verdict }) => verdict === 'instant_death')
  return best([
    // An ability has beaten strength: by the widest gap.
    battleAnecdote(
      battles.filter(({ verdict, total, other }) => verdict === 'ability' && other > total),
      ({ total, other }) => other - total,
      'table-tale_upset',
      'kind-l01',
    ),
    record(repelled.most(2, players), 'table-tale_repelled', 'castle'),
    // Won by a single point: where most was at stake.
    battleAnecdote(
      battles.filter(({ verdict, total, other }) => verdict === 'strength' && total - other === 1),
      ({ total }) => total,
      'table-tale_narrow',
      'swords',
    ),
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
