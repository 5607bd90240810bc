import { expect, test } from 'vitest'
import { roomOf } from './room'

test('has one of four names, by the width', () => {
  expect(roomOf(1440, 850).name).toBe('wide')
  expect(roomOf(960, 850).name).toBe('wide')
  expect(roomOf(959, 850).name).toBe('narrow')
  expect(roomOf(700, 850).name).toBe('narrow')
  expect(roomOf(699, 850).name).toBe('phone')
  expect(roomOf(320, 480).name).toBe('phone')
})

test('is a phone on its side where it is low and wider than high', () => {
  expect(roomOf(844, 340).name).toBe('lying')
  expect(roomOf(600, 300).name).toBe('lying')
  expect(roomOf(360, 430).name).toBe('phone')
  expect(roomOf(360, Infinity).name).toBe('phone')
})

test('holds just one of the four, and says so by its name', () => {
  for (const [width, height] of [
    [1500, 900],
    [800, 600],
    [390, 780],
    [844, 340],
  ] as const) {
    const { name, wide, narrow, phone, lying } = roomOf(width, height)
    expect({ wide, narrow, phone, lying }).toEqual({
      wide: name === 'wide',
      narrow: name === 'narrow',
      phone: name === 'phone',
      lying: name === 'lying',
    })
  }
})

test('says all that holds, for the class of a root', () => {
  expect(roomOf(1440, 900).classes).toBe('wide vast')
  expect(roomOf(1000, 700).classes).toBe('wide low')
  expect(roomOf(390, 700).classes).toBe('phone small')
  expect(roomOf(844, 340).classes).toBe('lying small')
})
