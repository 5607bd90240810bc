/** A table that nobody plays at, for parts that are looked at. */

import { createRawSnippet } from 'svelte'
import { GameSpeech } from '../lib/speech.svelte'
import type { SeatInfo, SitterKind } from '../lib/wire.gen'
import { NO_CHANGES } from '../table/changes'
import { defineTable } from '../table/kit/define'
import type { TableProps } from '../table/props'
import type { SomeWords } from '../table/words'

const { share } = defineTable<SomeWords>()

export const NAMES = ['Inés', 'Bartolomeo', 'Kurt', 'María José', 'Konstantin']

const sitter = (seat: number, kind: SitterKind, present: boolean, kept: boolean): SeatInfo => ({
  seat,
  sitter: kind,
  name: NAMES[seat] ?? '',
  level: null,
  present,
  yours: seat === 0,
  kept,
  character: kind === 'bot' && !kept ? 'kurt' : null,
  strength: null,
  hints: 0,
  why: null,
  agrees: false,
  expected: '',
})

const SEATS = [
  sitter(0, 'person', true, false),
  sitter(1, 'person', true, false),
  sitter(2, 'bot', true, false),
  sitter(3, 'person', false, false),
  sitter(4, 'bot', true, true),
]

const prompt = createRawSnippet(() => ({
  render: () =>
    '<div class="prompt-area"><p class="prompt panel"><span class="ask">What now?</span></p></div>',
}))

/** What the parts inside are given; `waiting`: for whom the table waits. To be called while a part is made. */
export function lay(speech: GameSpeech, waiting: readonly number[] = []): void {
  const named = new GameSpeech(speech.vocabulary, () => NAMES)
  const props: TableProps = {
    speech: named,
    view: { danger: ['near', null, null, null, null] },
    viewer: 0,
    seats: SEATS,
    options: {},
    forgets: false,
    waiting,
    offer: null,
    picked: [],
    changes: NO_CHANGES,
    prompt,
  }
  share(() => props)
}
