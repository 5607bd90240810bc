import { expect, test } from 'vitest'
import { glossaryOf, piecesOf } from './glossary'

const SOURCE = `
ask-play = Play a card.
term-box = box|boxes|gift box
    .about = What you fill.
term-royal = royal
    .about = Trump.
`
const marked = (text: string, source = SOURCE, language: 'en' | 'ja' = 'en') =>
  piecesOf(text, glossaryOf(source, language))
    .map((piece) => (piece.term === null ? piece.text : `[${piece.text}:${piece.term}]`))
    .join('')

test('whole words are marked, in any of their forms', () => {
  expect(marked('Royal cards fill a gift box.')).toBe('[Royal:royal] cards fill a [gift box:box].')
  expect(marked('royalty is no term, nor is a boxer')).toBe('royalty is no term, nor is a boxer')
})

test('a word may have marks in it', () => {
  const source = 'term-rex = Gold/T-Rex|T-Rex (any)|T-Rex\n    .about = It eats.'
  expect(marked('A T-Rex', source)).toBe('A [T-Rex:rex]')
  expect(marked('Gold/T-Rex', source)).toBe('[Gold/T-Rex:rex]')
  expect(marked('One T-Rex (any)', source)).toBe('One [T-Rex (any):rex]')
})

test('a term is marked where it stands first', () => {
  expect(marked('Two boxes, three boxes')).toBe('Two [boxes:box], three boxes')
})

test('where words are not apart they are found all the same', () => {
  expect(marked('ロイヤルのカード', 'term-royal = ロイヤル\n    .about = 切り札', 'ja')).toBe(
    '[ロイヤル:royal]のカード',
  )
})

test('a game without terms leaves texts alone', () => {
  expect(piecesOf('Play a box.', glossaryOf('ask-play = Play.', 'en'))).toEqual([
    { text: 'Play a box.', term: null },
  ])
})

test('a word in another meaning is left alone, wherever a term says so', () => {
  const source = 'term-lead = lead|leads\n    .about = Play first.\n    .not = lead by|leads by'
  expect(marked('You lead by 4 to 3.', source)).toBe('You lead by 4 to 3.')
  expect(marked('Lead a card; she leads by 2.', source)).toBe('[Lead:lead] a card; she leads by 2.')
  const ja = 'term-lead = リード\n    .about = 最初に出す\n    .not = でリードしています'
  expect(marked('4対3でリードしています。次をリードします。', ja, 'ja')).toBe(
    '4対3でリードしています。次を[リード:lead]します。',
  )
})
