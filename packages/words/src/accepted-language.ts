import { type Language, languageOfLocale } from './languages.ts'

/** A language with the tag that was asked for, such as `de` with `de-CH`. */
interface Accepted {
  readonly language: Language
  readonly tag: string
}

const MOST_RANGES = 20

/** The first language of an `Accept-Language` that there are texts in, by weight (RFC 9110, 12.5.4). */
export function acceptedLanguage(header: string | undefined): Accepted | undefined {
  const ranges = (header ?? '').split(',', MOST_RANGES).map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 }
  })
  for (const { tag, weight } of ranges.toSorted((one, other) => other.weight - one.weight)) {
    const language = weight > 0 ? languageOfLocale(tag) : undefined
    if (language !== undefined) return { language, tag }
  }
  return undefined
}
