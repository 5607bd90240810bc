/** A game's table, defined once: what its parts share while it is played, in a scene, and in its dish. */

import { createContext, type Snippet } from 'svelte'
import type { Viewer } from '../../lib/seats'
import type { GameSpeech } from '../../lib/speech.svelte'
import type { SeatInfo } from '../../lib/wire.gen'
import { type ChangesOf, NO_CHANGES } from '../changes'
import type { TableProps } from '../props'
import type { AnyWords, OfferOf, ThingOf } from '../words'
import { type Room, roomHere, shareRoom, SMALL } from './room'

/** Drawings by file name, as `import.meta.glob` gives them. */
export type Art = Record<string, string>

/** `Sight` is the view, shaped for drawing by the game's own table. */
export interface Shared<Words extends AnyWords = AnyWords, Sight = unknown> {
  readonly speech: GameSpeech
  readonly view: Words['view']
  readonly sight: Sight
  readonly changes: ChangesOf<Words>
  readonly seats: readonly SeatInfo[]
  readonly viewer: Viewer
  /** What was agreed before the game, by name; a scene is not told. */
  readonly options: Partial<Words['options']>
  /** Whether nothing is shown that people can only remember. */
  readonly forgets: boolean
  /** The seats that have to choose. */
  readonly waiting: readonly number[]
  /** What the viewer is asked; null if nothing. */
  readonly offer: OfferOf<Words> | null
  /** The things that the viewer has picked so far. */
  readonly picked: readonly ThingOf<Words>[]
  /** The question; a scene has none. */
  readonly prompt: Snippet | null
  readonly art: Art
}

const [lookUp, hand] = createContext<Shared>()

/** What any table shares, whichever game it is: for the parts of the kit. */
export const anyTable = (): Shared => lookUp()

interface Definition<Words extends AnyWords, Sight> {
  /** The game's own drawings: `import.meta.glob('./art/*.svg', …)`. */
  readonly art?: Art
  /** The view as the table draws it. Without it parts draw the view as it is. */
  readonly sightOf?: (view: Words['view'], viewer: Viewer, forgets: boolean) => Sight
  /** Through whose eyes a scene is seen, where that makes a difference. */
  readonly viewerOf?: (view: Words['view']) => Viewer
}

type Shaping<Words extends AnyWords, Sight> = (
  view: Words['view'],
  viewer: Viewer,
  forgets: boolean,
) => Sight

/** What the table is given, each looked up when a part reads it; a view is shaped once. */
export function sharing<Words extends AnyWords, Sight>(
  props: () => TableProps<Words>,
  sightOf: Shaping<Words, Sight>,
  art: Art = {},
): Shared<Words, Sight> {
  let seen: Words['view'] | null = null
  let forgot = false
  let made: Sight
  return {
    get speech() {
      return props().speech
    },
    get view() {
      return props().view
    },
    get sight() {
      const { view, viewer, forgets } = props()
      if (view !== seen || forgets !== forgot) {
        made = sightOf(view, viewer, forgets)
        seen = view
        forgot = forgets
      }
      return made
    },
    get changes() {
      return props().changes
    },
    get seats() {
      return props().seats
    },
    get viewer() {
      return props().viewer
    },
    get options() {
      return props().options
    },
    get forgets() {
      return props().forgets
    },
    get waiting() {
      return props().waiting
    },
    get offer() {
      return props().offer
    },
    get picked() {
      return props().picked
    },
    get prompt() {
      return props().prompt
    },
    art,
  }
}

/** One moment, in which nobody is waited for or asked: what a scene and a dish draw. */
export function stillOf<Words extends AnyWords, Sight>(
  speech: GameSpeech,
  view: Words['view'],
  { sightOf, viewer, art }: { sightOf: Shaping<Words, Sight>; viewer: Viewer; art: Art },
): Shared<Words, Sight> {
  return {
    speech,
    view,
    sight: sightOf(view, viewer, false),
    changes: NO_CHANGES,
    seats: [],
    viewer,
    options: {},
    forgets: false,
    waiting: [],
    offer: null,
    picked: [],
    prompt: null,
    art,
  }
}

/** What a part is told besides. */
interface Here<Words extends AnyWords> {
  readonly room: Room
  /** A fact as `Count` tells it: the number of a seat, or of the table where there is none. */
  readonly count: (fact: keyof Words['view'] & string, seat: number | null) => Counted
}

type Counted = { readonly value: number; readonly change: number; readonly label: string }

function counted({ view, changes, speech }: Shared, fact: string, seat: number | null): Counted {
  const told: unknown = view[fact as keyof typeof view]
  return {
    value: Number((Array.isArray(told) ? told[seat ?? -1] : told) ?? 0),
    change: changes.get(`${fact}/${seat ?? ''}` as never) ?? 0,
    label: speech.say(`fact-${fact}`),
  }
}

export function defineTable<Words extends AnyWords, Sight = Words['view']>({
  art = {},
  sightOf = (view) => view as unknown as Sight,
  viewerOf = () => null,
}: Definition<Words, Sight> = {}) {
  function handOn(table: Shared<Words, Sight>): Shared<Words, Sight> {
    hand(table as unknown as Shared)
    return table
  }

  /** Hands on what the table is given; to be called while its component is made. */
  const share = (props: () => TableProps<Words>) => handOn(sharing(props, sightOf, art))

  /** Lets a scene or a dish draw as the table does, one view; to be called while its component is made. */
  const shareStill = (speech: GameSpeech, view: Words['view']) =>
    handOn(stillOf(speech, view, { sightOf, viewer: viewerOf(view), art }))

  /**
   * Lets a figure draw with parts that look at no more than this, as small as on a phone; to be called while its
   * component is made.
   */
  function shareFigure(speech: () => GameSpeech, sight: Partial<Sight> = {}): void {
    shareRoom(() => SMALL)
    handOn(stillOf(speech(), {}, { sightOf: () => sight as Sight, viewer: null, art }))
  }

  /** What the table shares, for its parts, and the room they have; to be called while a part is made. */
  function shared(): Shared<Words, Sight> & Here<Words> {
    const table = lookUp()
    const count = (fact: string, seat: number | null) => counted(table, fact, seat)
    return Object.create(table, { room: { value: roomHere() }, count: { value: count } })
  }

  return { share, shareStill, shareFigure, shared }
}
