import { parseFragment } from 'parse5'
import { textIn } from './page-tree.ts'

/** A thing as JSON-LD writes it; microdata and RDFa are read into the same form. */
export type Thing = Readonly<Record<string, unknown>>

export const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** The types of a thing, without the vocabulary in front. */
export const typesOf = (thing: Thing): readonly string[] =>
  listOf(thing['@type']).flatMap((type) => (typeof type === 'string' ? [lastName(type)] : []))

/** `https://schema.org/InStock` is `InStock`. */
export const lastName = (text: string): string =>
  text
    .trim()
    .replace(/[/#]+$/, '')
    .replace(/^.*[/#:]/, '')

export const isOfType = (thing: Thing, pattern: RegExp): boolean => typesOf(thing).some((type) => pattern.test(type))

/** Characters that steer text, or that show nothing. */
const steering =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFFD]/g

/** Plain text on one line: no markup, no entities, nothing that steers it. Null for nothing. */
export function plainText(text: string, longest = 1000): string | null {
  const short = text.slice(0, 50_000)
  const unmarked = /[<&]/.test(short)
    ? textIn(parseFragment(short.replaceAll(/<(br|\/p|\/li|\/div)\b[^>]*>/gi, ' $&')), 20_000)
    : short
  // What was encoded twice is still markup after the first look.
  const plain = /<[a-z/!]|&(amp|lt|quot|#\d+|nbsp);/i.test(unmarked)
    ? textIn(parseFragment(unmarked), 20_000)
    : unmarked
  const line = plain
    .toWellFormed()
    .replaceAll(steering, '')
    .replaceAll(/<\/?[a-z!][^>]*>/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (line === '') return null
  return line.length <= longest
    ? line
    : `${line
        .slice(0, longest - 1)
        .toWellFormed()
        .replaceAll('\uFFFD', '')
        .trimEnd()}…`
}

/** The words of a value: a text, a number, a thing's name, or the first of several. */
export function wordsOf(value: unknown, longest?: number): string | null {
  for (const one of listOf(value)) {
    const words =
      typeof one === 'string'
        ? plainText(one, longest)
        : typeof one === 'number' && Number.isFinite(one)
          ? String(one)
          : isThing(one)
            ? wordsOf(one['@value'] ?? one['name'] ?? one['headline'], longest)
            : null
    if (words !== null) return words
  }
  return null
}

const LONGEST_ADDRESS = 2048

/** A whole address of http or https. */
export function webAddress(text: unknown, base: string): string | null {
  if (typeof text !== 'string') return null
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > LONGEST_ADDRESS * 2 || trimmed.startsWith('#')) return null
  const url = URL.parse(trimmed.replaceAll('&amp;', '&'), base)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null
  url.hash = ''
  return url.href.length > LONGEST_ADDRESS ? null : url.href
}

/** A number, also as text; null for anything else. */
export function numberOf(value: unknown): number | null {
  const [one] = listOf(value)
  if (typeof one === 'number') return Number.isFinite(one) ? one : null
  if (isThing(one)) return numberOf(one['@value'] ?? one['value'])
  if (typeof one !== 'string') return null
  const text = one.trim().replace(/px$/i, '').replace(',', '.')
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : null
}

const DAY_MILLISECONDS = 86_400_000
const OLDEST = Date.UTC(1990)

/** A moment between the beginning of the web and tomorrow. */
export function momentOf(value: unknown, now = Date.now()): Date | null {
  const text = wordsOf(value, 60)
  if (text === null || !/\d{4}/.test(text)) return null
  const moment = new Date(text.replace(/^(\d{4}-\d\d-\d\d) (\d)/, '$1T$2'))
  const time = moment.getTime()
  return time >= OLDEST && time <= now + DAY_MILLISECONDS ? moment : null
}

const MOST_MINUTES = 60 * 24 * 60

/** Whole minutes of an ISO duration, as `PT1H30M`. */
export function minutesOf(value: unknown): number | null {
  const [one] = listOf(value)
  if (isThing(one)) return minutesOf(one['maxValue'] ?? one['@value'] ?? one['value'])
  if (typeof one === 'number') return inRange(one)
  if (typeof one !== 'string') return null
  const parts =
    /^\s*P(?:(\d+(?:[.,]\d+)?)Y)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?\s*$/i.exec(
      one,
    )
  if (parts === null) return minutesInWords(one)
  const [, years, months, weeks, days, hours, minutes, seconds] = parts.map((part) =>
    Number((part ?? '0').replace(',', '.')),
  )
  if ((years ?? 0) > 0 || (months ?? 0) > 0) return null
  return inRange((weeks ?? 0) * 10_080 + (days ?? 0) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0) + (seconds ?? 0) / 60)
}

/** `1 h 30 min`, `45 minutes`. */
function minutesInWords(text: string): number | null {
  const parts =
    /^\s*(?:(\d{1,3})\s*h(?:(?:ou)?rs?|ours?)?\.?)?\s*(?:and\s*)?(?:(\d{1,4})\s*m(?:in(?:ute)?s?)?\.?)?\s*$/i.exec(text)
  return parts === null ? null : inRange(Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? 0))
}

const inRange = (minutes: number) => {
  const whole = Math.round(minutes)
  return whole >= 1 && whole <= MOST_MINUTES ? whole : null
}
