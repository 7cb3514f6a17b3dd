import type { Language } from './languages.ts'
import { sharedByCopies } from './shared-by-copies.ts'

const source = sharedByCopies<() => Language>('language', () => 'en')

/**
 * Says where the language comes from in which texts are read from now on: a page has one for its life, the server one
 * for each request, mail or push.
 */
export function takeLanguageFrom(next: () => Language): void {
  source.set(next)
}

/** The language in which texts are read here and now. */
export const currentLanguage = (): Language => source.read()()
