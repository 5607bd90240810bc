import { beforeEach, expect, test, vi } from 'vitest'

/** A browser's history, as far as layers use it. */
class History {
  entries: { path: string; state: unknown }[] = [{ path: '/', state: null }]
  at = 0
  heard: (state: unknown) => void = () => {}

  get state(): unknown {
    return this.entries[this.at]?.state
  }

  pushState(state: unknown, _: string, path = this.entries[this.at]?.path ?? ''): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { path, state }]
    this.at += 1
  }

  go(by: number): void {
    if (!this.entries[this.at + by]) return
    this.at += by
    this.heard(this.state)
  }
}

let past: History
let layers: (typeof import('./layers'))['layers']
let closed: string[]

beforeEach(async () => {
  vi.resetModules()
  past = new History()
  past.pushState(null, '', '/t/1')
  vi.stubGlobal('history', past)
  vi.stubGlobal('location', {
    get pathname() {
      return past.entries[past.at]?.path
    },
  })
  ;({ layers } = await import('./layers'))
  layers.start()
  past.heard = (state) => layers.moved(state)
  closed = []
})

function open(name: string): void {
  const gone = layers.add(() => {
    closed.push(name)
    gone()
  })
}

test('back closes what lies on top, one after the other, and stays at the table', () => {
  open('drawer')
  open('menu')
  past.go(-1)
  expect(closed).toEqual(['menu'])
  past.go(-1)
  expect(closed).toEqual(['menu', 'drawer'])
  expect(location.pathname).toBe('/t/1')
  past.go(-1)
  expect(location.pathname).toBe('/')
})

test('what was closed by hand leaves no step on the way back', () => {
  open('drawer')
  open('menu')
  expect(layers.close()).toBe(true)
  expect(layers.close()).toBe(true)
  expect(layers.close()).toBe(false)
  past.go(-1)
  expect(location.pathname).toBe('/')
})

test('the next layer takes the entry of the last one', () => {
  open('reading')
  layers.close()
  const length = past.entries.length
  open('reading')
  expect(past.entries).toHaveLength(length)
  past.go(-1)
  expect(closed).toEqual(['reading', 'reading'])
  expect(location.pathname).toBe('/t/1')
})

test('whoever comes back to a page finds it as it was left', () => {
  open('drawer')
  layers.close()
  layers.left()
  past.pushState(null, '', '/about')
  past.go(-1)
  expect(location.pathname).toBe('/t/1')
  past.go(-1)
  expect(location.pathname).toBe('/')
})
