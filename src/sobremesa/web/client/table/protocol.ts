/** The messages of a table's socket, as docs/protocol.md tells them. */

import type { Card, Line, Offer, Result, View, Viewer, Why } from '../lib/types'

/** What a viewer knows at one version; without a view before the game has begun. */
export interface Snapshot {
  readonly version: number
  readonly view: View | null
  readonly offer: Offer | null
  readonly waiting: readonly number[] | null
  /** The number of the first line in `log`. */
  readonly start: number
  readonly log: readonly Line[]
  readonly result: Result | null
}

/** A line of the chat. */
export interface Said {
  readonly number: number
  readonly seat: number
  readonly name: string
  readonly text: string
  readonly at: string
}

/** What would come of some choices. */
export interface Tried {
  readonly view: View
  readonly offer: Offer | null
  readonly log: readonly Line[]
}

/** One or several choices in a row, all or none; the same id is carried out once. */
export interface Act {
  readonly type: 'act'
  readonly id: string
  readonly version: number
  readonly choices: readonly string[]
}

export interface Welcome {
  readonly type: 'welcome'
  readonly table: Card
  readonly viewer: Viewer
  readonly chat: readonly Said[]
  readonly state: Snapshot
}

export interface Refusal {
  readonly type: 'refused'
  readonly id: string | null
  readonly why: Why
  readonly detail: string
  readonly rule: string | null
  readonly state: Snapshot | null
}

export type FromServer =
  | Welcome
  | Refusal
  | ({ readonly type: 'state' } & Snapshot)
  | { readonly type: 'waiting'; readonly waiting: readonly number[] }
  | { readonly type: 'table'; readonly table: Card }
  | { readonly type: 'done'; readonly id: string; readonly version: number }
  | ({ readonly type: 'tried'; readonly id: string } & Tried)
  | ({ readonly type: 'said' } & Said)
  | { readonly type: 'nudged'; readonly seat: number }
  | { readonly type: 'bye'; readonly why: string }
