/** Ties a stage to a drawn table: looked at before each moment is drawn, played after. */

import { untrack } from 'svelte'
import type { Moment } from './moment'
import type { Stage } from './stage.svelte'

/** To be called while a component is made; `moment` decides when the table is drawn anew. */
export function follow(
  stage: Stage,
  root: () => HTMLElement | undefined,
  moment: () => Moment | null,
): void {
  $effect.pre(() => {
    moment()
    untrack(() => {
      const element = root()
      if (element) stage.look(element)
    })
  })
  $effect(() => {
    const now = moment()
    untrack(() => {
      const element = root()
      if (element && now) stage.play(element, now)
    })
  })
  $effect(() => () => stage.skip())
}
