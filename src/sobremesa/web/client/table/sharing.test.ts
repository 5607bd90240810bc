import { expect, test } from 'vitest'
import { houseArt } from '../lib/sprite'
import { linesOf, pictureOf } from './sharing'

const upTo = (most: number) => (line: string) => line.length <= most

test('a text is cut between its words, and one that is too long ends in dots', () => {
  expect(linesOf('Inés wins it all', upTo(9), 3, 'en')).toEqual(['Inés wins', 'it all'])
  expect(linesOf('Inés wins it all again', upTo(9), 2, 'en')).toEqual(['Inés wins', 'it all…'])
  expect(linesOf('short', upTo(9), 2, 'en')).toEqual(['short'])
})

test('a text without blanks is cut, too', () => {
  const lines = linesOf('井上さんと佐藤さんの勝ちです', upTo(6), 9, 'ja')
  expect(lines.length).toBeGreaterThan(2)
  expect(lines.join('')).toBe('井上さんと佐藤さんの勝ちです')
})

test('a drawing goes into the picture with its colours, and names none of the page’s', () => {
  const drawn = decodeURIComponent(pictureOf('crown', '#E0A83A'))
  expect(drawn).toContain('#E0A83A')
  expect(drawn).not.toContain('var(')
  expect(drawn).not.toContain('currentColor')
})

test.each(Object.entries(houseArt))('%s can stand alone: no attribute comes twice', (_, source) => {
  for (const [tag] of source.matchAll(/<[a-z][^>]*>/g)) {
    const names = [...tag.matchAll(/\s([a-z-]+)="/g)].map(([, name]) => name)
    expect(new Set(names).size, tag).toBe(names.length)
  }
})
