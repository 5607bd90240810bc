import { expect, test } from 'vitest'
import type { Choice, Offer } from '../lib/wire.gen'
import { asksFor, narrow, ruleAgainst, swapped, without } from './offer'

/** Tables draw things, and seldom verbs. */
const everywhere = (thing: string) => !thing.startsWith('verb:')
const nowhere = () => false

function offerOf(choices: readonly Choice[], more: Partial<Offer> = {}): Offer {
  return { step: 'any', seat: 0, final: false, forced: false, choices, refused: [], ...more }
}

const play = offerOf([
  ['play almond-4', 'play', ['card:almond-4']],
  ['play almond-7', 'play', ['card:almond-7']],
  ['pass', 'pass', []],
])

const vote = offerOf([
  ['vote p1 almond above', 'vote', ['face:p1', 'flavour:almond', 'edge:above']],
  ['vote p1 almond below', 'vote', ['face:p1', 'flavour:almond', 'edge:below']],
  ['vote p2 cocoa above', 'vote', ['face:p2', 'flavour:cocoa', 'edge:above']],
])

const build = offerOf([
  ['take q1', 'take', ['quarter:q1']],
  ['take_without q1 red', 'take_without', ['quarter:q1', 'colour:red']],
  ['take q2', 'take', ['quarter:q2']],
])

test('all things of the choices are lit, and a verb without nouns is a button', () => {
  const { lit, options, sole } = narrow(play, [], everywhere)
  expect([...lit]).toEqual(['card:almond-4', 'card:almond-7'])
  expect(options).toEqual([{ choice: play.choices[2], thing: null }])
  expect(sole).toBeNull()
})

test('a verb without nouns that is drawn is lit, and picked like a thing', () => {
  const { lit, options } = narrow(play, [], () => true)
  expect([...lit]).toEqual(['card:almond-4', 'card:almond-7', 'verb:pass'])
  expect(options).toEqual([])
  expect(narrow(play, ['verb:pass'], () => true).sole?.[0]).toBe('pass')
})

test('a pick that leaves one choice names it', () => {
  const { sole, lit } = narrow(play, ['card:almond-7'], everywhere)
  expect(sole?.[0]).toBe('play almond-7')
  expect(lit.size).toBe(0)
})

test('things are picked in any order', () => {
  const { remaining, lit } = narrow(vote, ['flavour:almond'], everywhere)
  expect(remaining.map(([notation]) => notation)).toEqual([
    'vote p1 almond above',
    'vote p1 almond below',
  ])
  expect([...lit]).toEqual(['face:p1', 'edge:above', 'edge:below'])
})

test('a single choice is not taken before something was picked', () => {
  const one = offerOf([['stop', 'stop', []]])
  expect(narrow(one, [], everywhere).sole).toBeNull()
  expect(narrow(one, [], everywhere).options).toHaveLength(1)
})

test('a choice that is whole while others go on becomes a button', () => {
  const { options, lit, sole } = narrow(build, ['quarter:q1'], everywhere)
  expect(options).toEqual([{ choice: build.choices[0], thing: null }])
  expect([...lit]).toEqual(['colour:red'])
  expect(sole).toBeNull()
})

test('things that nobody drew become buttons: a choice where it is the only one, else the thing', () => {
  expect(narrow(vote, [], nowhere).options).toEqual([
    { choice: null, thing: 'face:p1' },
    { choice: vote.choices[2], thing: null },
  ])
  expect(narrow(play, [], nowhere).options.map(({ choice }) => choice?.[0])).toEqual([
    'pass',
    'play almond-4',
    'play almond-7',
  ])
})

test('a choice of which one thing is drawn needs no button yet', () => {
  const drawn = (thing: string) => thing.startsWith('face:')
  expect(narrow(vote, [], drawn).options).toEqual([])
  expect(narrow(vote, ['face:p1'], drawn).options.map(({ thing }) => thing)).toEqual([
    'flavour:almond',
  ])
})

test('what does not go together takes the place of as little as can be', () => {
  expect(swapped(play, ['card:almond-4'], 'card:almond-7')).toEqual(['card:almond-7'])
  expect(swapped(play, [], 'card:chocolate-9')).toBeNull()
  expect(swapped(vote, ['face:p1', 'flavour:almond'], 'edge:above')).toHaveLength(3)
  expect(swapped(vote, ['face:p1', 'edge:above'], 'flavour:cocoa')).toEqual([
    'edge:above',
    'flavour:cocoa',
  ])
})

test('joined things are picked and given back together', () => {
  const both = swapped(vote, ['face:p1'], 'flavour:almond+edge:below') ?? []
  expect(both).toEqual(['face:p1', 'flavour:almond', 'edge:below'])
  expect(narrow(vote, both, everywhere).sole?.[0]).toBe('vote p1 almond below')
  expect(without(both, 'flavour:almond+edge:below')).toEqual(['face:p1'])
})

test('the same thing may be needed twice', () => {
  const pair = offerOf([['pair red red', 'pair', ['colour:red', 'colour:red']]])
  expect(narrow(pair, ['colour:red'], everywhere).lit.has('colour:red')).toBe(true)
  expect(swapped(pair, ['colour:red'], 'colour:red')).toHaveLength(2)
})

test('the rule against a thing is the one that the offer names', () => {
  const offer = offerOf(play.choices, {
    refused: [
      ['play', ['card:chocolate-9'], 'MC-47'],
      ['vote', ['face:p1', 'flavour:almond'], 'MC-12'],
    ],
  })
  expect(ruleAgainst(offer, [], 'card:chocolate-9')).toEqual({ rule: 'MC-47', verb: 'play' })
  expect(ruleAgainst(offer, ['face:p1'], 'flavour:almond')).toEqual({ rule: 'MC-12', verb: 'vote' })
  expect(ruleAgainst(offer, ['face:p2'], 'flavour:almond')).toBeNull()
  expect(ruleAgainst(offer, [], 'card:almond-1')).toBeNull()
})

test('whether a hand is asked for', () => {
  expect(asksFor(play, ['card:almond-4', 'card:cocoa-1'])).toBe(true)
  expect(asksFor(play, ['card:cocoa-1'])).toBe(false)
})
