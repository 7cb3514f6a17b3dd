import { readFileSync } from 'node:fs'
import type { FindSet } from '../define-words.ts'
import type { Language } from '../languages.ts'
import type { Compiled, CompiledSet } from '../tokens.ts'
import { compileText } from './compile.ts'
import { pseudoText } from './pseudo-text.ts'

const folder = new URL('../../catalogues/', import.meta.url)

/** The texts of a set in a language other than English, as the translator wrote them. Empty where there are none. */
export function readTexts(language: Language, set: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readFileSync(new URL(`${language}/${set}.json`, folder), 'utf8')) as Record<string, string>
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

/** The texts of a set in a language, compiled. What no translator wrote yet is English. */
export function compileSet(language: Language, set: string, english: Readonly<Record<string, string>>): CompiledSet {
  const texts = language === 'en' ? {} : readTexts(language, set)
  const compiled = (key: string, text: string): Compiled =>
    language === 'en-XA' || language === 'ar-XB'
      ? compileText(text, (part) => pseudoText(language, part))
      : compileText(texts[key] ?? text)
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, compiled(key, text)]))
}

/** Finds sets in the catalogues, each read and compiled once, when it is first asked for. */
export function keepCatalogues(): FindSet {
  const kept = new Map<string, CompiledSet>()
  return (language, set, english) => {
    const key = `${language} ${set}`
    const found = kept.get(key) ?? compileSet(language, set, english)
    kept.set(key, found)
    return found
  }
}
