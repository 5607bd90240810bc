import { afterEach, expect, test, vi } from 'vitest'

function device(kept: Record<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value
    },
  })
  return kept
}

/** The page, opened anew. */
async function opened() {
  vi.resetModules()
  return (await import('./learned.svelte')).learned
}

afterEach(() => vi.unstubAllGlobals())

test('what was learned stays on the device', async () => {
  device({})
  const before = await opened()
  expect(before.next('cakes')).toBe(null)
  before.begin('cakes')
  before.finish('cakes', 't1')
  before.finish('cakes', 't1')
  expect((await opened()).next('cakes')).toBe(2)
  expect((await opened()).next('pies')).toBe(null)
})

test('what cannot be read is as good as nothing', async () => {
  for (const said of ['[', '[]', '{"tables": 3}', 'null']) {
    device({ 'sobremesa.learned': said })
    expect((await opened()).next('cakes')).toBe(null)
  }
  device({ 'sobremesa.learned': '{"tables": {"cakes": [1, "t1"], "pies": 2}}' })
  const learned = await opened()
  expect([learned.next('cakes'), learned.next('pies')]).toEqual([2, 1])
})

test('without storage it is known until the page is closed', async () => {
  const learned = await opened()
  learned.begin('cakes')
  expect(learned.next('cakes')).toBe(1)
})
