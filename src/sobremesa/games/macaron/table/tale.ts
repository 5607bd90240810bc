/** What is told of a finished game: points by rounds, with boxes and bets, and the tricks to remember. */

import type { Line } from '$client/lib/wire.gen'
import {
  best,
  Counts,
  partsOf,
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

/** Whoever has no seat, but plays. */
const EMMA = 'emma'
/** How a trick is told that a 1 has won. */
const WITH_A_1: readonly unknown[] = ['with_a_1', 'neutralised_1']

const BET_WON: Note = { icon: 'check', says: 'table-tale_bet_won' }
const BET_LOST: Note = { icon: 'cross', says: 'table-tale_bet_lost' }

/** How far a score has moved in each round; it never falls below 0. */
function gainsOf(all: readonly (readonly Line[])[], who: string): number[] {
  let before = 0
  return all.map((lines) => {
    const scored = lines.find(([event, [one]]) => event === 'scored' && one === who)
    const gain = scored ? Number(scored[1][1]) - before : 0
    before += gain
    return gain
  })
}

/** How many boxes someone had in a round, and what came of the bet. */
function notesOf(lines: readonly Line[], who: string): Note[] {
  return lines.flatMap(([event, [one, number]]): Note[] => {
    if (one !== who) return []
    if (event === 'boxes_scored') {
      return [{ icon: 'gift-box', says: 'table-column_boxes', number: Number(number) }]
    }
    if (event === 'bet_won' || event === 'solo_bet_won') return [BET_WON]
    return event === 'bet_lost' || event === 'solo_bet_lost' ? [BET_LOST] : []
  })
}

function playersOf({ log, result }: Finished): string[] {
  const alone = log.some(([event, [who]]) => event === 'scored' && who === EMMA)
  return alone ? [...seatsOf(result), EMMA] : seatsOf(result)
}

function rounds(told: Finished): Rounds {
  const all = partsOf(told.log, 'round_began')
  const spans = spansOf(all.length)
  const rows = playersOf(told).map((who) => {
    const gains = gainsOf(all, who)
    const cells = spans.map((span): Cell => {
      const value = sumOf(gains, span)
      return span.first === span.last
        ? { value, notes: notesOf(all[span.first] ?? [], who) }
        : { value }
    })
    return { who, cells, total: sumOf(gains, { first: 0, last: all.length - 1 }) }
  })
  // Boxes and bets are told of single rounds alone.
  const caption = { key: spans.length < all.length ? 'fact-scores' : 'table-tale_rounds' }
  return { caption, round: ROUND, heads: spans, total: TOTAL, noun: 'who', rows, signed: true }
}

/** A trick: who won it, what it brought, and with which card it was won. */
interface Trick {
  readonly who: string
  readonly boxes: number
  readonly stake: unknown
  readonly card: string
}

function tricksIn(lines: readonly Line[]): Trick[] {
  const tricks: Trick[] = []
  let cards: Record<string, string> = {}
  for (const [event, things] of lines) {
    if (event === 'played') cards[String(things[0])] = String(things[1])
    if (event === 'emma_played') cards[EMMA] = String(things[0])
    if (event !== 'trick_won') continue
    const who = String(things[0])
    tricks.push({ who, boxes: Number(things[1]), stake: things[2], card: cards[who] ?? '' })
    cards = {}
  }
  return tricks
}

/** Won with a 1: the only such trick with its card, or how many there were. */
function onesFact(tricks: readonly Trick[]): Fact | null {
  const ones = tricks.filter(({ stake }) => WITH_A_1.includes(stake))
  const [only] = ones
  if (!only) return null
  if (ones.length === 1) {
    const names = { noun: 'who', things: [only.who] }
    const card = { noun: 'card', things: [only.card] }
    return { key: 'table-tale_one', icon: 'gift-box', places: { names, card, boxes: only.boxes } }
  }
  return { key: 'table-tale_ones', icon: 'gift-box', places: { tricks: ones.length } }
}

function runFact(all: readonly (readonly Trick[])[], players: number): Fact | null {
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

function spoiledFact(tricks: readonly Trick[], players: number): Fact | null {
  const spoiled = new Counts()
  for (const { who, stake } of tricks) if (stake === 'spoiled') spoiled.add(who)
  if (spoiled.sum < 2) return null
  const most = spoiled.most(2, players)
  if (!most) return { key: 'table-tale_spoiled', icon: 'allergen', places: { tricks: spoiled.sum } }
  const names = { noun: 'who', things: most.things }
  const places = { names, tricks: spoiled.sum, number: most.number }
  return { key: 'table-tale_spoiled_most', icon: 'allergen', places }
}

function betsFact(log: readonly Line[], players: number): Fact | null {
  const right = new Counts()
  for (const [event, [who]] of log) {
    if (event === 'bet_won' || event === 'solo_bet_won') right.add(String(who))
  }
  return record(right.most(2, players), 'table-tale_bets', 'cup', 'who')
}

/** The most points in one round, if it was one round alone. */
function roundFact(told: Finished): Fact | null {
  const all = partsOf(told.log, 'round_began')
  const gains = new Counts()
  for (const who of playersOf(told)) {
    gainsOf(all, who).forEach((gain, round) => gains.raise(`${round + 1} ${who}`, gain))
  }
  const most = gains.most(4)
  if (!most) return null
  const found = most.things.map((name) => name.split(' '))
  const [round] = found[0] ?? []
  if (found.some(([other]) => other !== round)) return null
  const names = { noun: 'who', things: found.map(([, who]) => String(who)) }
  const places = { names, points: most.number, round: Number(round) }
  return { key: 'table-tale_round', icon: 'macaron-strawberry', places }
}

function facts(told: Finished): Fact[] {
  const players = playersOf(told).length
  const tricks = partsOf(told.log, 'round_began').map(tricksIn)
  return best([
    runFact(tricks, players),
    onesFact(tricks.flat()),
    spoiledFact(tricks.flat(), players),
    betsFact(told.log, players),
    roundFact(told),
  ])
}

export const tale: Tale = { rounds, facts }
