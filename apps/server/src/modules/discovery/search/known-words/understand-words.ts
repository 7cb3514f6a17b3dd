import { searchWords } from '../search-words.ts'
import { compoundsOf, joinsWords, partsOf } from './compounds.ts'
import type { KnownWord } from './known-word.ts'
import { isOwnStop } from './stop-words.ts'
import { wordDistance } from './word-distance.ts'

/** What may be meant by a word that somebody typed. */
export interface MeantWord {
  readonly typed: string
  readonly isKnown: boolean
  /** Says nothing by itself, as `the`. */
  readonly isStop: boolean
  /** Other words of the index with the same stem. */
  readonly forms: readonly string[]
  /** Longer words of the index that end with it, in languages that put words together. */
  readonly compounds: readonly string[]
  /** The words of the index that it is put together from; null where it is not. */
  readonly parts: readonly string[] | null
  /** The likeliest word of the index where this is none; null where nothing is near. */
  readonly likeliest: string | null
}

const MOST_FORMS = 8
/** What a word ten times as frequent may be further away. */
const FREQUENCY = 0.08 * Math.LN10

/** How far the word that was meant may be away: short words are near too many others. */
function reach({ length }: string): number {
  if (length <= 2) return 0
  if (length === 3) return 0.7
  if (length === 4) return 1
  return length >= 9 ? 2.6 : 2
}

const isCorrectable = (word: string) => /^\p{L}+$/u.test(word)

const byCount = (a: KnownWord, b: KnownWord) => b.documentCount - a.documentCount || (a.word < b.word ? -1 : 1)

/** What each of the words may mean, by the words of the index that have something in common with it. */
export function understandWords(
  typed: readonly KnownWord[],
  known: ReadonlyMap<string, KnownWord>,
  languages: readonly string[],
): readonly MeantWord[] {
  return typed.map((asked) => {
    const stems = new Set(asked.stems)
    const forms = [...known.values()]
      .filter(({ word, stems: own }) => word !== asked.word && own.some((stem) => stems.has(stem)))
      .toSorted(byCount)
      .map(({ word }) => word)
    const isKnown = known.has(asked.word) || !isCorrectable(asked.word)
    const parts = joinsWords(languages) ? partsOf(asked.word, known) : null
    const near = isKnown || parts !== null ? null : nearest(asked.word, known)
    // Another form of the nearest word, and what is put together from known words, is no mistake.
    const likeliest = near === null || forms.includes(near) ? null : near
    // A stemmer answers nothing for the stop words of its language.
    const stemmedIn = new Set(asked.stems.map((stem) => stem.split(':')[0]))
    const isStop = isOwnStop(asked.word, languages) || languages.some((each) => each !== 'ja' && !stemmedIn.has(each))
    const compounds = compoundsOf(asked.word, known, languages)
      .toSorted(byCount)
      .map(({ word }) => word)
    return {
      typed: asked.word,
      isKnown,
      isStop,
      forms: forms.slice(0, MOST_FORMS),
      compounds: compounds.slice(0, MOST_FORMS),
      parts,
      likeliest,
    }
  })
}

function nearest(typed: string, known: ReadonlyMap<string, KnownWord>): string | null {
  const most = reach(typed)
  let best: { word: string; score: number } | null = null
  for (const { word, documentCount } of known.values()) {
    if (Math.abs(word.length - typed.length) > 3 || !isCorrectable(word)) continue
    const distance = wordDistance(typed, word)
    if (distance > most) continue
    const score = distance - FREQUENCY * Math.log10(documentCount + 1)
    if (best === null || score < best.score || (score === best.score && word < best.word)) best = { word, score }
  }
  return best?.word ?? null
}

/** The text with the likeliest words in the place of those that the index does not know; null where none changes. */
export function correctedText(text: string, meant: readonly MeantWord[]): string | null {
  const likeliest = new Map(
    meant.flatMap(({ typed, likeliest: word }) => (word === null ? [] : [[typed, word] as const])),
  )
  const corrected = text.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (piece) => {
    const [word = '', ...more] = searchWords(piece)
    return (more.length === 0 ? likeliest.get(word) : undefined) ?? piece
  })
  return corrected === text ? null : corrected
}
