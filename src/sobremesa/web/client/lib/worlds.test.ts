import { parseCss } from 'svelte/compiler'
import { describe, expect, test } from 'vitest'

/** Every game's `world.css` comes with the page: what it says must stay within the game. */
const worlds: Record<string, string> = import.meta.glob('../../../games/*/table/world.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const house: Record<string, string> = import.meta.glob('../styles/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What the house gives every game to say anew: its cloth, and the colours of its seats. */
const LENT = /^--(world(-\w+)?|back|weave|seat-\d)$/

const nodes = (css: string) => parseCss(css).children

type Rule = Extract<ReturnType<typeof nodes>[number], { type: 'Rule' }>
type Selector = Rule['prelude']['children'][number]

/** What a rule declares, by name. */
const declared = (rule: Rule) =>
  rule.block.children.flatMap((part) => (part.type === 'Declaration' ? [part.property] : []))

const tokens = new Set(
  Object.values(house)
    .flatMap((css) => nodes(css))
    .flatMap((node) => (node.type === 'Rule' ? declared(node) : []))
    .filter((name) => name.startsWith('--')),
)

/** Whether the selector reaches nothing but a game's own elements and what is inside them. */
function within(game: string, { children }: Selector): boolean {
  const named = (part: Selector['children'][number], name: string, value: string) =>
    part.selectors.some(
      (one) =>
        one.type === 'AttributeSelector' &&
        one.name === name &&
        one.matcher === '=' &&
        one.value === value,
    )
  const themed = children[0] && named(children[0], 'data-theme', 'dark')
  const [own, ...inner] = themed ? children.slice(1) : children
  return (
    own !== undefined &&
    named(own, 'data-game', game) &&
    [own, ...inner].every(
      ({ combinator }) => combinator === null || [' ', '>'].includes(combinator.name),
    )
  )
}

/** Everything in a game's style sheet that could be seen elsewhere. */
function strays(game: string, css: string): string[] {
  return nodes(css).flatMap((node) => {
    const text = css.slice(node.start, node.end)
    if (node.type !== 'Rule' || node.block.children.some(({ type }) => type !== 'Declaration'))
      return [text]
    const properties = declared(node).filter(
      (name) => !name.startsWith('--') || (tokens.has(name) && !LENT.test(name)),
    )
    return node.prelude.children.every((one) => within(game, one)) ? properties : [text]
  })
}

test('there are worlds, and tokens of the house', () => {
  expect(Object.keys(worlds).length).toBeGreaterThan(1)
  expect(tokens).toContain('--paper')
})

test.each(Object.entries(worlds))('%s stays within its game', (path, css) => {
  expect(css).toContain('--world:')
  expect(strays(path.split('/').at(-3) ?? '', css)).toEqual([])
})

describe('what strays is found', () => {
  test.each([
    ':root { --moss: green }',
    "[data-game='other'] { --moss: green }",
    "[data-game='mine'], [data-game] { --moss: green }",
    "[data-game='mine'] + .panel { --moss: green }",
    "[data-game='mine'] .card ~ .panel { --moss: green }",
    ".panel [data-game='mine'] { --moss: green }",
    "[data-game='mine'] { --paper: green }",
    "[data-game='mine'] { color: green }",
    "[data-game='mine'] { & + .panel { --moss: green } }",
    "@media print { [data-game='mine'] { --moss: green } }",
    "@font-face { font-family: 'Source Sans 3 Variable' }",
  ])('%s', (css) => {
    expect(strays('mine', css)).not.toEqual([])
  })

  test('and what stays is not', () => {
    const css = "[data-theme='dark'] [data-game='mine'] > .card { --moss: green; --world: green }"
    expect(strays('mine', css)).toEqual([])
  })
})
