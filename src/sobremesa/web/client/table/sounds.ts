/**
 * Small sounds of a table, made on the spot: paper, wood, china, a match, a glass; a card that is lifted or
 * laid back, a pencil, a knock on felt.
 *
 * Browsers allow sound only after a person has touched the page; until then all is silent.
 */

export type Sound =
  | 'paper'
  | 'wood'
  | 'china'
  | 'match'
  | 'glass'
  | 'lift'
  | 'lay'
  | 'pencil'
  | 'felt'

const VOLUME = 0.4
/** Sounds that follow each other more quickly than this, in seconds, are one. */
const GAP = 0.12

class Sounds {
  #context: AudioContext | null = null
  #noise: AudioBuffer | null = null
  #last = -1

  /** Get ready at the first click or key; call it once, and what it gives back to stop waiting. */
  wake(): () => void {
    const events = ['pointerdown', 'keydown'] as const
    const start = () => {
      stop()
      if (typeof AudioContext === 'function') this.#context ??= new AudioContext()
    }
    const stop = () => events.forEach((event) => removeEventListener(event, start))
    events.forEach((event) => addEventListener(event, start, { once: true }))
    return stop
  }

  play(sound: Sound): void {
    const context = this.#context
    if (!context || context.state === 'closed' || context.currentTime - this.#last < GAP) return
    this.#last = context.currentTime
    if (context.state === 'suspended') void context.resume()
    if (sound === 'paper') this.#hiss(context, 0.14, 2600, 0.5)
    else if (sound === 'wood') this.#knock(context)
    else if (sound === 'china') this.#ring(context, [1870, 2960, 4310], 0.28, 0.16)
    else if (sound === 'match') this.#strike(context)
    else if (sound === 'lift') this.#hiss(context, 0.06, 3800, 0.25)
    else if (sound === 'lay') this.#hiss(context, 0.07, 1700, 0.3)
    else if (sound === 'pencil') this.#hiss(context, 0.11, 6400, 0.18)
    else if (sound === 'felt') this.#thud(context)
    else this.#ring(context, [1320, 1980, 3300], 0.4, 0.2)
  }

  /** Filtered noise that dies away: paper on cloth, a match on its box. */
  #hiss(context: AudioContext, seconds: number, frequency: number, loudness: number): void {
    const source = context.createBufferSource()
    source.buffer = this.#noise ??= noise(context)
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = frequency
    filter.Q.value = 0.7
    source.connect(filter).connect(this.#fading(context, seconds, loudness))
    source.start(0, Math.random() * 0.2, seconds)
  }

  /** A match: it is your turn. */
  #strike(context: AudioContext): void {
    this.#hiss(context, 0.34, 5200, 0.32)
  }

  #knock(context: AudioContext): void {
    this.#drop(context, 240, 0.7)
    this.#hiss(context, 0.03, 900, 0.5)
  }

  #thud(context: AudioContext): void {
    this.#drop(context, 130, 0.35)
  }

  /** A tone that falls to half its height: something hits the table. */
  #drop(context: AudioContext, frequency: number, loudness: number): void {
    const tone = context.createOscillator()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(frequency, context.currentTime)
    tone.frequency.exponentialRampToValueAtTime(frequency * 0.46, context.currentTime + 0.09)
    tone.connect(this.#fading(context, 0.12, loudness))
    tone.start()
    tone.stop(context.currentTime + 0.12)
  }

  /** A few inharmonic tones together: china, glass. */
  #ring(
    context: AudioContext,
    frequencies: readonly number[],
    seconds: number,
    loudness: number,
  ): void {
    for (const [i, frequency] of frequencies.entries()) {
      const tone = context.createOscillator()
      tone.frequency.value = frequency
      tone.connect(this.#fading(context, seconds / (1 + i * 0.4), loudness / (i + 1)))
      tone.start()
      tone.stop(context.currentTime + seconds)
    }
  }

  #fading(context: AudioContext, seconds: number, loudness: number): AudioNode {
    const gain = context.createGain()
    gain.gain.setValueAtTime(loudness * VOLUME, context.currentTime)
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + seconds)
    gain.connect(context.destination)
    return gain
  }
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 0.6, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  return buffer
}

export const sounds = new Sounds()

/** What a new state sounds like to a viewer. */
export function soundOf(
  state: { readonly offer: unknown; readonly result: unknown },
  viewer: number | null,
): Sound {
  if (state.result) return 'glass'
  return state.offer && viewer !== null ? 'match' : 'paper'
}
