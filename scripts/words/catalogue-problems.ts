import { lettersOf, shapeOf, type TextShape } from './text-shape.ts'

export type Texts = Readonly<Record<string, string>>

/** A fixed word of the product in one language: any of its forms, as a part of words and in small letters. */
export type Glossary = Readonly<Record<string, readonly string[]>>

export interface Catalogue {
  readonly language: string
  /** By the names of sets. */
  readonly sets: Readonly<Record<string, Texts>>
  /** Texts that are rightly as in English, with the reason. */
  readonly sameAsEnglish: Texts
  readonly glossary: Glossary
}

/** What is wrong with a translation of one text; empty where nothing is. */
export function textProblems(language: string, english: string, text: string): string[] {
  let given: TextShape
  try {
    given = shapeOf(text)
  } catch (error) {
    return [`is broken: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`]
  }
  const wanted = shapeOf(english)
  const problems: string[] = []
  if (text.trim() === '' && english.trim() !== '') problems.push('is empty')
  if (given.args.join() !== wanted.args.join())
    problems.push(`has the arguments (${given.args.join(', ')}) instead of (${wanted.args.join(', ')})`)
  if (given.elements.join() !== wanted.elements.join())
    problems.push(`has the elements (${given.elements.join(', ')}) instead of (${wanted.elements.join(', ')})`)
  return [...problems, ...formProblems(language, wanted, given)]
}

function formProblems(language: string, wanted: TextShape, given: TextShape): string[] {
  return given.forms.flatMap(({ kind, name, forms }) => {
    const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
    // Some languages have a form for whole millions, which counts of ours are never written out in.
    const rules = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
    const needed =
      kind === 'select'
        ? wanted.forms.filter((each) => each.name === name).flatMap((each) => each.forms)
        : rules.filter((form) => form !== 'many' || language === 'ar')
    const missing = [...new Set(needed)].filter((form) => !forms.includes(form))
    const known = new Set([...needed, ...rules])
    const foreign = forms.filter((form) => !/^\d+$/.test(form) && !known.has(form as Intl.LDMLPluralRule))
    return [
      ...missing.map((form) => `has no form "${form}" for ${name}`),
      ...foreign.map((form) => `has a form "${form}" for ${name} that the language does not know`),
    ]
  })
}

/** A set in English. */
export interface EnglishSet {
  readonly set: string
  readonly english: Texts
  /** The only languages that it is promised in; undefined where it is promised in all. */
  readonly languages: readonly string[] | undefined
}

/** What is wrong with the texts of one language. */
export function catalogueProblems(all: readonly EnglishSet[], catalogue: Catalogue): string[] {
  const { language, sets, sameAsEnglish, glossary } = catalogue
  const promised = all.filter(({ languages }) => languages === undefined || languages.includes(language))
  const problems: string[] = []
  const say = (set: string, key: string, problem: string) => problems.push(`${language} ${set}.${key} ${problem}`)
  const used = { same: new Set<string>(), terms: new Set<string>() }
  for (const set of Object.keys(sets)) {
    if (promised.some((one) => one.set === set)) continue
    const languages = all.find((one) => one.set === set)?.languages
    problems.push(
      languages === undefined
        ? `${language} ${set} is a set that is not there`
        : `${language} ${set} is a set that is promised in ${languages.join(', ')} only`,
    )
  }
  for (const { set, english: texts } of promised) {
    const given = sets[set] ?? {}
    for (const key of Object.keys(given)) if (!(key in texts)) say(set, key, 'is a text that is not there')
    for (const [key, original] of Object.entries(texts)) {
      const text = given[key]
      if (text === undefined) {
        say(set, key, 'is missing')
        continue
      }
      for (const problem of textProblems(language, original, text)) say(set, key, problem)
      if (text === original && lettersOf(text) !== '') {
        if (text in sameAsEnglish) used.same.add(text)
        else say(set, key, `is as in English, and no reason is given: ${text}`)
      }
      for (const [term, forms] of Object.entries(glossary)) {
        if (!new RegExp(`(?<![\\p{L}{</])${term}(?![\\p{L}}>])`, 'u').test(original)) continue
        used.terms.add(term)
        const small = text.toLowerCase()
        if (!forms.some((form) => small.includes(form.toLowerCase())))
          say(set, key, `says "${term}" by none of ${forms.join(', ')}: ${text}`)
      }
    }
  }
  for (const text of Object.keys(sameAsEnglish))
    if (!used.same.has(text)) problems.push(`${language}: nothing is as in English any more that reads: ${text}`)
  for (const term of Object.keys(glossary))
    if (!used.terms.has(term)) problems.push(`${language}: no text says the word "${term}" of the glossary`)
  return problems
}
