/** A card to share: the table after the game, who has won, and what is worth retelling, as a picture. */

import { houseArt } from '../lib/sprite'

/** What stands on a card, in words already. */
export interface Told {
  readonly game: string
  readonly emblem: string
  /** Who has won, or how it ended. */
  readonly verdict: string
  readonly why: string
  readonly places: readonly Placed[]
  /** Where the game was played for an evening, how that stands. */
  readonly evening: string
  readonly anecdotes: readonly string[]
  /** What the link is to, and the link. */
  readonly linked: string
  readonly link: string
}

export interface Placed {
  readonly seat: number
  readonly place: string
  readonly name: string
  readonly score: string
  readonly won: boolean
  /** The drawing of who sits there: a face, or the mark of the seat. */
  readonly art: string
  readonly colour: string
}

export const WIDTH = 1080
export const HEIGHT = 1350

const EDGE = 44
const MIDDLE = WIDTH / 2
const ROOM = WIDTH - 4 * EDGE

/** A drawing of the house by its name, with its colours filled in, as the address of a picture. */
export function pictureOf(name: string, colour: string): string {
  const source = houseArt[`../art/${name}.svg`] ?? ''
  const filled = source
    // Not every browser draws a picture that does not say how large it is.
    .replace('<svg ', '<svg width="480" height="480" ')
    .replaceAll(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
    .replaceAll('currentColor', colour)
  return `data:image/svg+xml,${encodeURIComponent(filled)}`
}

/** A text in lines that fit; of one that is too long the last line ends in dots. */
export function linesOf(
  text: string,
  fits: (line: string) => boolean,
  most: number,
  language: string,
): string[] {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)]
  const lines: string[] = []
  let line = ''
  for (const { segment } of words) {
    if (line === '' || fits((line + segment).trimEnd())) line += segment
    else {
      lines.push(line.trim())
      line = segment.trimStart()
    }
  }
  lines.push(line.trim())
  if (lines.length <= most) return lines
  let last = lines[most - 1] ?? ''
  while (last.length > 1 && !fits(`${last}…`)) last = last.slice(0, -1)
  return [...lines.slice(0, most - 1), `${last.trimEnd()}…`]
}

/** What the card is drawn with: the page's own colours and letters. */
export interface Pens {
  readonly language: string
  /** A colour or a family of letters, by the name of its token. */
  readonly token: (name: string) => string
}

/** The drawing, or nothing where there is none: a card is worth having without it. */
function load(name: string, colour: string): Promise<HTMLImageElement | null> {
  const picture = new Image()
  return new Promise((resolve) => {
    picture.onload = () => resolve(picture)
    picture.onerror = () => resolve(null)
    picture.src = pictureOf(name, colour)
  })
}

/** Draw the card. */
export async function draw(canvas: HTMLCanvasElement, told: Told, pens: Pens): Promise<void> {
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { token } = pens
  const ink = token('--ink')
  const display = token('--font-display')
  const text = token('--font-text')
  const letters = [told.verdict, told.game, told.why, ...told.anecdotes].join('')
  await Promise.all([
    document.fonts.load(`700 40px ${display}`, letters),
    document.fonts.load(`400 28px ${text}`, letters),
  ])
  const [emblem, crown, logo, ...faces] = await Promise.all([
    load(told.emblem, token('--world')),
    load('crown', token('--gold')),
    load('logo', token('--wine')),
    ...told.places.map(({ art, colour }) => load(art, colour)),
  ])

  function round(x: number, y: number, w: number, h: number, radius: number, fill: string) {
    if (!pen) return
    pen.beginPath()
    pen.roundRect(x, y, w, h, radius)
    pen.fillStyle = fill
    pen.fill()
    pen.lineWidth = 3
    pen.strokeStyle = token('--outline')
    pen.stroke()
  }

  /** Write lines below each other; tell where the next thing may stand. */
  function write(said: string, y: number, font: string, size: number, most: number, fill = ink) {
    if (!pen || !said) return y
    pen.font = font
    pen.fillStyle = fill
    pen.textAlign = 'center'
    const fits = (line: string) => pen.measureText(line).width <= ROOM
    const lines = linesOf(said, fits, most, pens.language)
    lines.forEach((line, i) => pen.fillText(line, MIDDLE, y + size * (i + 0.9)))
    return y + lines.length * size * 1.15
  }

  pen.fillStyle = token('--world-cloth')
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  round(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, 36, token('--paper'))

  const many = told.places.length > 5
  let y = write(told.game, 76, `600 44px ${display}`, 44, 1, token('--world'))
  const radius = many ? 120 : 150
  const middle = y + radius + 60
  pen.beginPath()
  pen.arc(MIDDLE, middle, radius, 0, 2 * Math.PI)
  pen.fillStyle = token('--world-soft')
  pen.fill()
  pen.lineWidth = 3
  pen.strokeStyle = token('--outline')
  pen.stroke()
  if (emblem) pen.drawImage(emblem, MIDDLE - 52, middle - 52, 104, 104)
  told.places.forEach(({ seat, won }, i) => {
    const turn = (seat / told.places.length + 0.25) * 2 * Math.PI
    const at = { x: MIDDLE + radius * Math.cos(turn), y: middle + radius * Math.sin(turn) }
    const face = faces[i]
    round(at.x - 40, at.y - 40, 80, 80, 40, token('--paper'))
    if (face) pen.drawImage(face, at.x - 32, at.y - 32, 64, 64)
    if (won && crown) pen.drawImage(crown, at.x + 14, at.y - 62, 52, 52)
  })

  y = write(told.verdict, middle + radius + 66, `700 58px ${display}`, 58, 2)
  y = write(told.why, y + 4, `400 27px ${text}`, 27, 2, token('--ink-2')) + 16
  const row = many ? 40 : 50
  told.places.forEach(({ place, name, score, won }) => {
    if (won) {
      pen.fillStyle = token('--candle-glow')
      pen.fillRect(2 * EDGE, y, ROOM, row)
    }
    pen.fillStyle = ink
    pen.font = `600 ${row * 0.6}px ${display}`
    pen.textAlign = 'left'
    const [called = ''] = linesOf(
      name,
      (line) => pen.measureText(line).width < ROOM - 260,
      1,
      pens.language,
    )
    pen.fillText(place, 2 * EDGE + 16, y + row * 0.7)
    pen.fillText(called, 2 * EDGE + 90, y + row * 0.7)
    pen.textAlign = 'right'
    pen.fillText(score, WIDTH - 2 * EDGE - 16, y + row * 0.7)
    y += row
  })
  y = write(told.evening, y + 16, `600 27px ${text}`, 27, 2, token('--wine'))
  const foot = HEIGHT - EDGE - 128
  for (const anecdote of told.anecdotes) {
    if (y + 80 < foot) y = write(anecdote, y + 12, `400 27px ${text}`, 27, 2, token('--ink-2'))
  }
  write(told.linked, foot, `600 25px ${text}`, 25, 1)
  write(told.link, foot + 32, `400 24px ${text}`, 24, 1, token('--sea'))
  if (logo) pen.drawImage(logo, MIDDLE - 20, foot + 62, 40, 40)
}
