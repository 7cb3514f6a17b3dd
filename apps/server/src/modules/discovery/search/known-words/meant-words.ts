import { currentLanguage } from '@pinfold/words'
import type { Db } from '../../../../platform/db/db.ts'
import { type LooseQuery, looseQueryOf, queryWords } from '../search-words.ts'
import { isEnding, joinedOf, joinsWords, possibleParts } from './compounds.ts'
import { findWordsNear, type StemmedLanguage, stemmed } from './known-words.queries.ts'
import type { KnownWord } from './known-word.ts'
import { type MeantWord, understandWords } from './understand-words.ts'
import { nearKeys, wholeKey } from './word-keys.ts'

/** What words mean, and which words of the index that is known by. */
interface Meant {
  readonly words: readonly MeantWord[]
  readonly known: ReadonlyMap<string, KnownWord>
}

const isStemmed = (language: string): language is StemmedLanguage => Object.hasOwn(stemmed, language)

/** Words are bent as English bends them, and as the language does that the viewer reads. */
function languagesNow(): string[] {
  const language = currentLanguage()
  return language === 'en' ? ['en'] : ['en', language]
}

/** The dictionaries that know which words say nothing to the reader. */
export const stopping = (): string[] =>
  languagesNow()
    .filter(isStemmed)
    .map((language) => stemmed[language])

/** What the words of a text mean, by the words of the index: one statement. */
export async function meantBy(db: Db, text: string): Promise<Meant> {
  const words = queryWords(text)
  if (words.length === 0) return { words: [], known: new Map() }
  const languages = languagesNow()
  const parts = joinsWords(languages) ? words.flatMap(possibleParts) : []
  const whole = [...parts, ...pairsOf(words).flatMap(([a, b]) => joinedOf(a, b))].map(wholeKey)
  const { asked, known } = await findWordsNear(db, {
    words,
    near: [...new Set([...words.flatMap(nearKeys), ...whole])],
    endings: words.filter((word) => isEnding(word, languages)),
    languages: languages.filter(isStemmed),
  })
  const byWord = new Map(known.map((each) => [each.word, each]))
  return { words: understandWords(asked, byWord, languages), known: byWord }
}

/** Words that stand beside each other. */
const pairsOf = (words: readonly string[]) => words.slice(1).map((word, index) => [words[index] ?? '', word] as const)

/** What finds also what holds other forms of the words, written together or apart, and most of them. */
export function looseQuery(text: string, { words: meant, known }: Meant): LooseQuery | null {
  const byWord = new Map(meant.map((each) => [each.typed, each]))
  const typed = queryWords(text)
  const words = typed.flatMap((word) => byWord.get(word) ?? [])
  const telling = words.filter(({ isStop }) => !isStop)
  const wanted = telling.length > 0 ? telling : words
  const last = words.at(-1)
  const together = (word: string) =>
    pairsOf(typed)
      .filter((pair) => pair.includes(word))
      .flatMap(([a, b]) => joinedOf(a, b))
      .filter((joined) => known.has(joined))
  const groups = wanted.flatMap((each) => {
    const likeliest = each.likeliest === null ? [] : [each.likeliest]
    const others = [...likeliest, ...each.forms, ...each.compounds, ...together(each.typed)]
    if (!each.isKnown && others.length === 0 && each.parts === null && each !== last) return []
    return [{ words: [...new Set([each.typed, ...others])], isBeginning: each === last, parts: each.parts }]
  })
  return looseQueryOf(groups, wanted.length)
}
