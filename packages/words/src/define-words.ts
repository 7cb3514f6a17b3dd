import { currentLanguage } from './current-language.ts'
import { type Language, languageOfSet } from './languages.ts'
import { say, sayInParts, writtenText } from './say.ts'
import { sharedByCopies } from './shared-by-copies.ts'
import type { Compiled, CompiledSet } from './tokens.ts'
import type { Words } from './word-types.ts'

/** Finds the texts of a set in a language. */
export type FindSet = (language: Language, set: string, english: Readonly<Record<string, string>>) => CompiledSet

/** In which languages there are to be texts. */
interface SetPromise {
  readonly languages?: readonly Language[]
}

// A page has its texts in its scripts, in the one language that it is in.
const find = sharedByCopies<FindSet>('find', (_language, _set, english) => english)

/** Says where texts in other languages are found, for a program that speaks several. */
export function findSetsBy(next: FindSet): void {
  find.set(next)
}

const hasElement = (text: Compiled) => /<[a-z]/i.test(writtenText(text))
const hasArgument = (text: string) => /[{<]/.test(text)

/**
 * The texts of one part of the product, in English as ICU messages beside the part that says them; the catalogues have
 * them in all other languages. A text is read in the language of the moment, so never keep one beyond a request.
 *
 * What one reads of a text is itself; with arguments, a function of them; with elements such as `<terms>…</terms>`, a
 * function of arguments and of what to make of each element, which answers the parts.
 *
 * @param set the name of the file, unlike all others: `comments` for `comments.words.ts`
 * @param promise the only languages that the set is promised in, where it is not promised in all; read in others it is English
 */
export function defineWords<const Texts extends Readonly<Record<string, string>>>(
  set: string,
  english: Texts,
  promise: SetPromise = {},
): Words<Texts> {
  const words = {}
  for (const key of Object.keys(english)) {
    const id = `${set}.${key}`
    const text = () => {
      const language = languageOfSet(currentLanguage(), promise.languages)
      const found = find.read()(language, set, english)[key]
      if (found === undefined) throw new Error(`${id} is missing in ${language}`)
      return { language, found }
    }
    const speak = (values: Readonly<Record<string, unknown>>) => {
      const { language, found } = text()
      return hasElement(found) ? sayInParts(language, id, found, values) : say(language, id, found, values)
    }
    const original = english[key] as Compiled
    const isPlain = typeof original === 'string' && !hasArgument(original)
    Object.defineProperty(words, key, { enumerable: true, get: isPlain ? () => text().found : () => speak })
  }
  return words as Words<Texts>
}
