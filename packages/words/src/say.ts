import { setupI18n } from '@lingui/core'
import { localeOf, type Language } from './languages.ts'
import type { Compiled } from './tokens.ts'

type Speaker = ReturnType<typeof setupI18n>
type Values = Readonly<Record<string, unknown>>

const speakers = new Map<Language, Speaker>()

function speakerOf(language: Language): Speaker {
  const known = speakers.get(language)
  if (known) return known
  // The numbers and plurals of the languages made of English are English ones.
  const locale = language === 'en-XA' || language === 'ar-XB' ? 'en-US' : localeOf(language)
  const speaker = setupI18n({ locale: language, locales: [locale], messages: { [language]: {} } })
  speakers.set(language, speaker)
  return speaker
}

/** The library reads such sequences as single letters, also where somebody typed them. */
const asTyped = (value: unknown) =>
  typeof value === 'string' && value.includes('\\') ? value.replaceAll('\\', '\\u005c') : value

/** A text with its arguments in place. The key names the text among all those of its language. */
export function say(language: Language, key: string, text: Compiled, values: Values = {}): string {
  if (typeof text === 'string') return text
  const speaker = speakerOf(language)
  if (speaker.messages[key] === undefined) speaker.load(language, { [key]: text as never })
  const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asTyped(value)]))
  return speaker._(key, typed)
}

const isMaker = (value: unknown): value is (inside: string) => unknown => typeof value === 'function'
/** Letters that no text has stand for what members wrote, so that nothing of it is read as an element. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
const element = /<([a-z]\w*)>([\s\S]*?)<\/\1>/gi

// Pages say the same texts again and again.
const written = new WeakMap<object, string>()

/** A compiled text as JSON. */
export function writtenText(text: Compiled): string {
  if (typeof text === 'string') return text
  const json = written.get(text) ?? JSON.stringify(text)
  written.set(text, json)
  return json
}

/** A text with elements, in parts: texts, and what the makers made of the elements. */
export function sayInParts(language: Language, key: string, text: Compiled, values: Values): unknown[] {
  // What only decides between texts is never shown.
  const decides = (name: string) => writtenText(text).includes(`["${name}","select"`)
  const given = Object.entries(values).filter(([, value]) => !isMaker(value))
  const texts = given.map(([name, value]) => (typeof value === 'string' && !decides(name) ? value : null))
  const covered = given.map(([name, value], index) => [name, texts[index] === null ? value : `${OPEN}${index}${CLOSE}`])
  const shown = (part: string) =>
    part.replaceAll(/\uE000(\d+)\uE001/g, (_, index: string) => texts[Number(index)] ?? '')
  const whole = typeof text === 'string' ? text : say(language, key, text, Object.fromEntries(covered))
  const parts: unknown[] = []
  let end = 0
  for (const match of whole.matchAll(element)) {
    const [all, name = '', inside = ''] = match
    const make = values[name]
    if (!isMaker(make)) continue
    if (match.index > end) parts.push(shown(whole.slice(end, match.index)))
    parts.push(make(shown(inside)))
    end = match.index + all.length
  }
  if (end < whole.length) parts.push(shown(whole.slice(end)))
  return parts
}
