import { expect, test } from 'vitest'
import { routeOf } from './router.svelte'

test.each([
  ['/', '', { page: 'lobby' }],
  ['/new', '', { page: 'new', game: null, friends: false }],
  ['/new', '?game=macaron', { page: 'new', game: 'macaron', friends: false }],
  ['/new', '?game=macao&with=friends', { page: 'new', game: 'macao', friends: true }],
  ['/t/q7m2', '', { page: 'table', id: 'q7m2' }],
  ['/t/q7m2/', '', { page: 'table', id: 'q7m2' }],
  ['/i/w83k', '', { page: 'invitation', code: 'w83k' }],
  ['/r/q7m2', '', { page: 'replay', id: 'q7m2' }],
  ['/learn/macaron', '', { page: 'learn', game: 'macaron', lesson: 'first' }],
  ['/learn/macaron/finer', '', { page: 'learn', game: 'macaron', lesson: 'finer' }],
  ['/learn/macaron/finer/1', '', { page: 'lost' }],
  ['/learn', '', { page: 'lost' }],
  ['/about', '', { page: 'about' }],
  ['/you', '', { page: 'you' }],
  ['/key', '', { page: 'key' }],
  ['/you/more', '', { page: 'lost' }],
  ['/t', '', { page: 'lost' }],
  ['/t/a/b', '', { page: 'lost' }],
  ['/t/%E0%A4', '', { page: 'table', id: '%E0%A4' }],
  ['/nowhere', '', { page: 'lost' }],
])('%s%s', (path, search, route) => {
  expect(routeOf(path, search)).toEqual(route)
})
