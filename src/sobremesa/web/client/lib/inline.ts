/** Text of a rulebook in spans: stressed, strong, or the number of a rule, which leads there. */

export interface Span {
  readonly text: string
  readonly kind: 'plain' | 'stressed' | 'strong' | 'rule'
  /** What stands before and after the number of a rule, in the same line. */
  readonly before?: string
  readonly after?: string
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*/g
const RULE = /([(（「]?)\b([A-Z]{2}-R?\d+)\b([)）」,.;:、。]*)/g

/** `*…*` is stressed, `**…**` strong; numbers of rules are found by themselves. */
export function spansOf(text: string): Span[] {
  return cut(text, MARKS, ([, strong, stressed]) =>
    strong === undefined
      ? { text: stressed ?? '', kind: 'stressed' }
      : { text: strong, kind: 'strong' },
  ).flatMap((span) =>
    span.kind === 'plain'
      ? cut(span.text, RULE, ([, before, rule = '', after]) => ({
          text: rule,
          kind: 'rule',
          before,
          after,
        }))
      : [span],
  )
}

/** A text without its marks, to be searched. */
export function plainOf(text: string): string {
  return text.replaceAll('*', '')
}

function cut(text: string, pattern: RegExp, made: (found: RegExpMatchArray) => Span): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const found of text.matchAll(pattern)) {
    spans.push({ text: text.slice(end, found.index), kind: 'plain' }, made(found))
    end = found.index + found[0].length
  }
  spans.push({ text: text.slice(end), kind: 'plain' })
  return spans.filter((span) => span.text !== '')
}
