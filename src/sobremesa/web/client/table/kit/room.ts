/** How much room a table has. The house's breakpoints stand here and nowhere else. */

import { getContext, setContext } from 'svelte'

/** `lying` is a phone on its side: question and hand stand beside the cloth. */
export type RoomName = 'wide' | 'narrow' | 'phone' | 'lying'

/** In pixels of the table itself, not of the page: a drawer or a bar beside it takes its part first. */
const VAST = 1300
const WIDE = 960
const NARROW = 700
const LOW = 780
const FLAT = 450

export interface Room {
  readonly name: RoomName
  readonly wide: boolean
  readonly narrow: boolean
  readonly phone: boolean
  readonly lying: boolean
  /** A phone, however it is held. */
  readonly small: boolean
  /** Wide, with room to spare. */
  readonly vast: boolean
  /** Not small, but not high either. */
  readonly low: boolean
  /** All of the above that hold, for the class of a component's own root: `.phone .name { … }`. */
  readonly classes: string
}

export function roomOf(width: number, height: number): Room {
  const lying = height < FLAT && width > height
  const phone = !lying && width < NARROW
  const narrow = !lying && !phone && width < WIDE
  const wide = !lying && !phone && !narrow
  const small = lying || phone
  const held = {
    wide,
    narrow,
    phone,
    lying,
    small,
    vast: wide && width >= VAST,
    low: !small && height < LOW,
  }
  const name = lying ? 'lying' : phone ? 'phone' : narrow ? 'narrow' : 'wide'
  const classes = Object.keys(held).filter((one) => held[one as keyof typeof held])
  return { name, ...held, classes: classes.join(' ') }
}

const KEY = Symbol('room')
const ALONE = Symbol('alone')
/** What is drawn outside of a frame has all the room it wants. */
const ANY = roomOf(WIDE, LOW)
/** What lies beside the table has no more than a phone. */
export const SMALL = roomOf(NARROW - 1, LOW)

/** Tell the parts inside a component how much room there is; to be called while it is made. */
export function shareRoom(room: () => Room): void {
  setContext(KEY, room)
}

/** Tell them whether the own hand has the room for itself, since the table lies on a big screen. */
export function shareAlone(alone: () => boolean): void {
  setContext(ALONE, alone)
}

/** Whether it has; to be called while a component is made, and asked each time. */
export const aloneHere = (): (() => boolean) =>
  getContext<(() => boolean) | undefined>(ALONE) ?? (() => false)

/** The room of the table that a part belongs to, each value looked up when it is read. */
export function roomHere(): Room {
  const room = getContext<(() => Room) | undefined>(KEY) ?? (() => ANY)
  return {
    get name() {
      return room().name
    },
    get wide() {
      return room().wide
    },
    get narrow() {
      return room().narrow
    },
    get phone() {
      return room().phone
    },
    get lying() {
      return room().lying
    },
    get small() {
      return room().small
    },
    get vast() {
      return room().vast
    },
    get low() {
      return room().low
    },
    get classes() {
      return room().classes
    },
  }
}
