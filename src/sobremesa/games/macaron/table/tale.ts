/** What is told of a finished game: points by rounds, with boxes and bets, and the tricks to remember. */

import { gainsOf, roundsBy } from '$client/table/kit/rounds'
import { best, Counts, countsOf, named, partsOf, record, seatsOf } from '$client/table/tale'
import type { Anecdote, Finished, Note, Tale } from '$client/table/tale'
import { toldOf } from '$client/table/words'
import { type Who, whoIs } from './sight'
import type { Line, RowName, StakeName, Words, WhoName } from './view.gen'

/** Whoever has no seat, but plays. */
const EMMA = 'emma'
/** How a trick is told that a 1 has won. */
const WITH_A_1: readonly StakeName[] = ['with_a_1', 'neutralised_1']

/** What a round brought somebody. */
export interface Result {
  readonly who: Who
  readonly boxes: number
  readonly points: number
  /** What came of a bet; 0 points where only somebody else gains by it. */
  readonly bet: { readonly row: RowName; readonly won: boolean; readonly points: number } | null
  readonly total: number
}

/** What a round brought everybody, from the lines that tell its end. */
export function resultsOf(lines: readonly Line[]): Result[] {
  const bets = betsOf(lines)
  return toldOf(lines, 'boxes_scored').map(([name, boxes, points]) => ({
    who: whoIs(name),
    boxes,
    points,
    bet: bets.get(name) ?? null,
    total: scoreOf(lines, name) ?? 0,
  }))
}

/** What becomes of the bets: against Emma one brings nothing, but a lost one brings her something. */
function betsOf(lines: readonly Line[]): Map<WhoName, Result['bet']> {
  const bets = new Map<WhoName, Result['bet']>()
  for (const [event, things] of lines) {
    if (event === 'bet_won') bets.set(things[0], { row: things[1], won: true, points: things[2] })
    if (event === 'bet_lost')
      bets.set(things[0], { row: things[1], won: false, points: -things[2] })
    if (event === 'solo_bet_won') bets.set(things[0], { row: things[1], won: true, points: 0 })
    if (event !== 'solo_bet_lost') continue
    bets.set(things[0], { row: things[1], won: false, points: 0 })
    bets.set(EMMA, { row: things[1], won: true, points: things[2] })
  }
  return bets
}

/** How many boxes someone had in a round, and what came of the bet. */
function notesOf(lines: readonly Line[], name: string): Note[] {
  const { boxes, bet } = resultsOf(lines).find(({ who }) => String(who) === name) ?? {}
  const notes: Note[] = [{ icon: 'gift-box', says: 'table-column_boxes', number: boxes ?? 0 }]
  if (!bet || name === EMMA) return notes
  const says = bet.won ? 'table-tale_bet_won' : 'table-tale_bet_lost'
  return [...notes, { icon: bet.won ? 'check' : 'cross', says }]
}

function playersOf({ log, result }: Finished<Words>): string[] {
  const alone = toldOf(log, 'scored').some(([who]) => who === EMMA)
  return alone ? [...seatsOf(result), EMMA] : seatsOf(result)
}

/** How somebody stands after those lines. */
const scoreOf = (lines: readonly Line[], who: string): number | null =>
  toldOf(lines, 'scored').find(([one]) => one === who)?.[1] ?? null

/** Boxes and bets are told of single rounds alone. */
const rounds = roundsBy<Words>(
  { opening: 'round_began', score: scoreOf, notes: notesOf, single: true, players: playersOf },
  { noun: 'who', summed: { key: 'fact-scores' } },
)

/** Each trick: who won it, what it brought, and with which card it was won. */
function tricksIn(lines: readonly Line[]) {
  const tricks = []
  let cards: Record<string, string> = {}
  for (const [event, things] of lines) {
    if (event === 'played') cards[things[0]] = things[1]
    if (event === 'emma_played') cards[EMMA] = things[0]
    if (event !== 'trick_won') continue
    const [who, boxes, stake] = things
    tricks.push({ who, boxes, stake, card: cards[who] ?? '' })
    cards = {}
  }
  return tricks
}

type Trick = ReturnType<typeof tricksIn>[number]

/** Won with a 1: the only such trick with its card, or how many there were. */
function onesAnecdote(tricks: readonly Trick[]): Anecdote | null {
  const ones = tricks.filter(({ stake }) => WITH_A_1.includes(stake))
  const [only] = ones
  if (!only) return null
  if (ones.length === 1) {
    const { who, card, boxes } = only
    const places = { names: named('who', who), card: named('card', card), boxes }
    return { key: 'table-tale_one', icon: 'gift-box', places }
  }
  return { key: 'table-tale_ones', icon: 'gift-box', places: { tricks: ones.length } }
}

function runAnecdote(all: readonly (readonly Trick[])[], players: number): Anecdote | null {
  const runs = new Counts()
  for (const tricks of all) {
    let run = 0
    tricks.forEach(({ who }, i) => {
      run = tricks[i - 1]?.who === who ? run + 1 : 1
      runs.raise(who, run)
    })
  }
  return record(runs.most(4, players), 'table-tale_run', 'crown', 'who')
}

function spoiledAnecdote(tricks: readonly Trick[], players: number): Anecdote | null {
  const lost = tricks.filter(({ stake }) => stake === 'spoiled')
  const spoiled = countsOf(lost.map(({ who }) => [who]))
  if (spoiled.sum < 2) return null
  const most = spoiled.most(2, players)
  if (!most) return { key: 'table-tale_spoiled', icon: 'allergen', places: { tricks: spoiled.sum } }
  const names = named('who', ...most.things)
  const places = { names, tricks: spoiled.sum, number: most.number }
  return { key: 'table-tale_spoiled_most', icon: 'allergen', places }
}

function betsAnecdote(log: readonly Line[], players: number): Anecdote | null {
  const right = countsOf([...toldOf(log, 'bet_won'), ...toldOf(log, 'solo_bet_won')])
  return record(right.most(2, players), 'table-tale_bets', 'cup', 'who')
}

/** The most points in one round, if it was one round alone. */
function roundAnecdote(told: Finished<Words>): Anecdote | null {
  const all = partsOf(told.log, 'round_began')
  const gains = new Counts()
  for (const who of playersOf(told)) {
    gainsOf<Words>({ score: scoreOf }, all, who).forEach((gain, round) =>
      gains.raise(`${round + 1} ${who}`, gain),
    )
  }
  const most = gains.most(4)
  if (!most) return null
  const found = most.things.map((name) => name.split(' '))
  const [round] = found[0] ?? []
  if (found.some(([other]) => other !== round)) return null
  const names = named('who', ...found.map(([, who]) => String(who)))
  const places = { names, points: most.number, round: Number(round) }
  return { key: 'table-tale_round', icon: 'macaron-strawberry', places }
}

function anecdotes(told: Finished<Words>): Anecdote[] {
  const players = playersOf(told).length
  const tricks = partsOf(told.log, 'round_began').map(tricksIn)
  return best([
    runAnecdote(tricks, players),
    onesAnecdote(tricks.flat()),
    spoiledAnecdote(tricks.flat(), players),
    betsAnecdote(told.log, players),
    roundAnecdote(told),
  ])
}

export const tale: Tale<Words> = { rounds, anecdotes }
