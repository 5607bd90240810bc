import { afterEach, expect, test, vi } from 'vitest'
import { soon } from './frames'

const frames: (() => void)[] = []
vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))

afterEach(() => vi.restoreAllMocks())

/** Draw the next picture. */
function draw(): void {
  frames.shift()?.()
}

test('what takes long is spread over several pictures, in order', () => {
  const clock = vi.spyOn(performance, 'now')
  let now = 0
  clock.mockImplementation(() => now)
  const done: number[] = []
  for (const i of [1, 2, 3]) {
    soon(() => {
      done.push(i)
      now += 8
    })
  }
  expect(done).toEqual([])
  draw()
  expect(done).toEqual([1, 2])
  draw()
  expect(done).toEqual([1, 2, 3])
  expect(frames).toEqual([])
})

test('one that fails does not hold up those behind it', () => {
  const done = vi.fn<() => void>()
  soon(() => {
    throw new Error('gone')
  })
  soon(done)
  expect(draw).toThrow('gone')
  draw()
  expect(done).toHaveBeenCalledOnce()
})
