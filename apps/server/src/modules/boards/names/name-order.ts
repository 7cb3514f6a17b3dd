import { currentLanguage, type Language } from '@pinfold/words'

/** Letters with marks that count as those without, for readers of most languages. */
const folded: readonly (readonly [letters: string, as: string])[] = [
  ['àáâãäåāăąæ', 'a'],
  ['çćč', 'c'],
  ['ďđ', 'd'],
  ['èéêëēėęě', 'e'],
  ['ìíîïīį', 'i'],
  ['ł', 'l'],
  ['ñńň', 'n'],
  ['òóôõöøōőœ', 'o'],
  ['ŕř', 'r'],
  ['śšş', 's'],
  ['ťţ', 't'],
  ['ùúûüūůű', 'u'],
  ['ýÿ', 'y'],
  ['źżž', 'z'],
]

/** Where a language has letters of its own: behind `z` stand what ASCII has there. */
const own: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  sv: { å: '{', ä: '|', æ: '|', ö: '}', ø: '}', ü: 'y' },
}

const KATAKANA = { first: 0x30a1, last: 0x30f6, above: 0x60 }

/** How the names of things are compared: letters as other letters, and those that become two. */
export interface NameOrder {
  /** Letters of names in small letters. */
  readonly letters: string
  /** What each of them counts as. */
  readonly as: string
  /** Letters that count as two, with these. */
  readonly pairs: readonly (readonly [letter: string, as: string])[]
}

const orders = new Map<Language, NameOrder>()

/**
 * How readers of the language that is spoken now expect names to be sorted. Written out, not by a collation of the
 * database: a page goes on after a key, which has to mean the same in every part of a spread database, and here.
 */
export function nameOrderNow(): NameOrder {
  const language = currentLanguage()
  const known = orders.get(language) ?? nameOrderOf(language)
  orders.set(language, known)
  return known
}

/** How readers of a language expect names to be sorted. */
export function nameOrderOf(language: Language): NameOrder {
  const counts = new Map(folded.flatMap(([letters, as]) => Array.from(letters, (letter) => [letter, as] as const)))
  for (const [letter, as] of Object.entries(own[language] ?? {})) counts.set(letter, as)
  // The two ways of writing Japanese sounds are one order.
  for (let code = KATAKANA.first; code <= KATAKANA.last; code += 1)
    counts.set(String.fromCodePoint(code), String.fromCodePoint(code - KATAKANA.above))
  // Behind all that begins with `n`.
  const spanish: readonly (readonly [string, string])[] = language === 'es' ? [['ñ', 'n~']] : []
  return { letters: [...counts.keys()].join(''), as: [...counts.values()].join(''), pairs: [['ß', 'ss'], ...spanish] }
}
