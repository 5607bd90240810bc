/** How wide words are, roughly: enough to choose a size of type at which none has to be cut. */

/** The width of a letter as a share of its size. */
const LETTER = 0.54
const WIDE_LETTER = 0.82
const IDEOGRAM = 1
/** So many ideograms are kept together in a line. */
const PHRASE = 5

/** The widest part of a text that stays on one line, in sizes of its type; it breaks at blanks, strokes and soft hyphens. */
export function widestOf(text: string): number {
  const parts = text.split(/[\s\u00ad-]|(?<=\/)/)
  return Math.max(0, ...parts.map(widthOf))
}

const KATAKANA = '[ァ-ヶー]'
const HIRAGANA = '[ぁ-ゖ]'
const NATIVE = `(?:${HIRAGANA}|\\p{Script=Han})`
/** Between two scripts of Japanese a name may be broken, but not before the ending of a word. */
const SCRIPTS = new RegExp(
  `(?<=${KATAKANA})(?=${NATIVE})|(?<=${NATIVE})(?=${KATAKANA})|(?<=${HIRAGANA})(?=[A-Z]|\\p{Script=Han})`,
  'u',
)

/** A name in the parts between which a line may end: after a stroke and, where it is long, between scripts. */
export function partsOf(name: string): string[] {
  const words = name.split(/(?<=\/)/)
  return words.flatMap((word) => ([...word].length > PHRASE ? word.split(SCRIPTS) : word))
}

function widthOf(word: string): number {
  const letters = [...word]
  const ideograms = letters.filter((one) =>
    /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|ー/u.test(one),
  ).length
  const wide = letters.filter((one) => /[mwMWÄÖÜ@]/.test(one)).length
  const others = letters.length - ideograms - wide
  return Math.min(ideograms, PHRASE) * IDEOGRAM + wide * WIDE_LETTER + others * LETTER
}

/** Words shorter than this are not broken, nor so few letters of a longer one from its start or its end. */
const LONG = 7
const PART = 3
const VOWEL = '[aeiouyáéíóúäöü]'
/** A consonant, or several that are one sound. */
const CONSONANT = '(?:sch|ch|ck|ph|th|qu|[bdfgkpt][rl]|[b-df-hj-np-tv-xzñß])'
/** A syllable begins with the last consonant before its vowel. */
const SYLLABLE = new RegExp(`(${VOWEL}+${CONSONANT}*?)(?=${CONSONANT}${VOWEL})`, 'giu')

/** A text whose long words may be broken between syllables, with a hyphen, where a browser knows no better. */
export function hyphenated(text: string): string {
  return text.replace(/\p{Script=Latin}+/gu, (word) => {
    if (word.length < LONG) return word
    return word.replace(SYLLABLE, (part: string, _: string, at: number) => {
      const end = at + part.length
      return end >= PART && word.length - end >= PART ? `${part}\u00ad` : part
    })
  })
}
