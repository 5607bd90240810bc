import { expect, test } from 'vitest'
import { isKept, isShell, keptAgain, named, takenAlong } from './keeping'

test('lessons, rules and texts are kept', () => {
  for (const path of [
    '/api/games',
    '/api/games/la_macarena',
    '/api/games/macaron/lessons/first',
    '/api/games/macao/rules/ja',
    '/api/texts/de/platform',
  ]) {
    expect(isKept(path), path).toBe(true)
  }
})

test('nothing of a table is kept, nor how somebody is called', () => {
  for (const path of [
    '/api/tables',
    '/api/tables/abc',
    '/api/tables/abc/socket',
    '/api/tables/abc/replay',
    '/api/invitations/abc',
    '/api/calls',
    '/api/qr',
    '/metrics',
  ]) {
    expect(isKept(path), path).toBe(false)
  }
})

test('every page is the same one, and files are none', () => {
  for (const path of ['/', '/t/abc', '/learn/macaron', '/calls/leave/x_y-z']) {
    expect(isShell(path), path).toBe(true)
  }
  for (const path of ['/api/schema', '/metrics', '/health', '/font-licence.txt']) {
    expect(isShell(path), path).toBe(false)
  }
})

test('a page names its files', () => {
  const page = '<script src="/assets/index-a1.js"></script><link href="/assets/house-b2.css">'
  expect(named(page + page)).toEqual(['/assets/index-a1.js', '/assets/house-b2.css'])
})

test('of a new version that is fetched which was opened of the last one', () => {
  const former = ['/assets/LearnPage-C_8aYqz1.js', '/assets/macaron-BxZFF8JU.css']
  const listed = [
    '/assets/LearnPage-AAAAAAAA.js',
    '/assets/LearnPage-AAAAAAAB.css',
    '/assets/macaron-BBBBBBBB.css',
    '/assets/macao-CCCCCCCC.css',
  ]
  expect(keptAgain(former, listed)).toEqual([listed[0], listed[2]])
})

test('the Japanese face is taken along by those who read it', () => {
  const listed = ['/assets/index-a.js', '/assets/noto-sans-jp-7-wght-normal-b.woff2']
  expect(takenAlong(listed, false)).toEqual(['/assets/index-a.js'])
  expect(takenAlong(listed, true)).toEqual(listed)
})
