/** What a reader looks for in a rulebook. */
import { plainOf } from '../../lib/inline'
import type { Block } from '../../lib/wire.gen'

/** The titles of the chapters, in order. */
export function chaptersOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [block.text] : [],
  )
}

/** All that is read in a block, as one text. */
function textOf(block: Block): string {
  switch (block.type) {
    case 'rule':
      return `${block.id} ${block.text}`
    case 'grid':
      return [...block.head, ...block.rows.flatMap((row) => row.cells)].join(' ')
    case 'figure':
      return block.caption
    case 'box':
      return [...block.authors, ...block.illustrators, block.publisher].join(' ')
    default:
      return block.text
  }
}

/** The blocks that have all words of a search, below the heads of their chapters; all, if none is searched. */
export function foundIn(blocks: readonly Block[], search: string): readonly Block[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return blocks
  const found: Block[] = []
  let heads: Block[] = []
  for (const block of blocks) {
    if (block.type === 'heading') {
      heads = [
        ...heads.filter((head) => head.type === 'heading' && head.level < block.level),
        block,
      ]
      continue
    }
    const text = plainOf(textOf(block)).toLowerCase()
    if (!words.every((word) => text.includes(word))) continue
    found.push(...heads, narrowed(block, words))
    heads = []
  }
  return found
}

/** A table with those rows only that have the words; the whole, if its head has them. */
function narrowed(block: Block, words: readonly string[]): Block {
  if (block.type !== 'grid') return block
  const rows = block.rows.filter(({ cells }) => {
    const text = plainOf(cells.join(' ')).toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return rows.length > 0 ? { ...block, rows } : block
}
