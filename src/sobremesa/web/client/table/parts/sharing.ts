/** How the parts of a drawn table come to what they share: while it is played, and in a scene. */

import { createContext } from 'svelte'
import type { GameSpeech } from '../../lib/speech.svelte'
import type { Viewer } from '../../lib/seats'
import { NO_CHANGES } from '../changes'
import type { TableProps } from '../props'
import type { AnyWords } from '../words'
import type { Shared } from './shared'

/** What the table is given, each looked up when a part reads it: what has not changed is not drawn anew. */
export function sharing<Words extends AnyWords, Sight>(
  props: () => TableProps<Words>,
  sight: () => Sight,
): Shared<Words, Sight> {
  return {
    get speech() {
      return props().speech
    },
    get sight() {
      return sight()
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
    get waiting() {
      return props().waiting
    },
  }
}

/** One moment, in which nobody is waited for: what a scene draws. */
export function stillOf<Words extends AnyWords, Sight>(
  speech: GameSpeech,
  sight: Sight,
  viewer: Viewer = null,
): Shared<Words, Sight> {
  return { speech, sight, changes: NO_CHANGES, seats: [], viewer, options: {}, waiting: [] }
}

/** What a game's table and its scenes share with their parts: the view as the game reads it. */
export function contextOf<Words extends AnyWords, Sight>(
  sightOf: (view: Words['view']) => Sight,
  viewerOf: (view: Words['view']) => Viewer = () => null,
) {
  const [shared, hand] = createContext<Shared<Words, Sight>>()

  /** To be called while the table's component is made. */
  const share = ({ props, sight }: { props: () => TableProps<Words>; sight: () => Sight }) =>
    hand(sharing(props, sight))

  /** Lets a scene draw as the table does, for one view; to be called while its component is made. */
  function shareStill(speech: GameSpeech, view: Words['view']): Sight {
    const sight = sightOf(view)
    hand(stillOf(speech, sight, viewerOf(view)))
    return sight
  }

  return { shared, share, shareStill }
}
