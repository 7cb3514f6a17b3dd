import { AsyncLocalStorage } from 'node:async_hooks'
import { findSetsBy, type Language, languageOfLocale, takeLanguageFrom } from '@pinfold/words'
import { keepCatalogues } from '@pinfold/words/catalogues'

const spoken = new AsyncLocalStorage<Language>()
let otherwise: Language = 'en'

findSetsBy(keepCatalogues())
takeLanguageFrom(() => spoken.getStore() ?? otherwise)

/** Says which language is spoken where nobody asked for one: the operator's. */
export function speakOtherwise(language: Language): void {
  otherwise = language
}

/** Runs something that says texts in a language, for the one who reads them. */
export const inLanguage = <T>(language: Language, run: () => T): T => spoken.run(language, run)

/** Runs something that says texts to somebody whose locale is known, such as `pt-BR`; without one, in the operator's. */
export const inLanguageOf = <T>(locale: string | null, run: () => T): T =>
  inLanguage((locale === null ? undefined : languageOfLocale(locale)) ?? otherwise, run)

/** The rest of a request is answered in this language. */
export const speakFromNowOn = (language: Language): void => spoken.enterWith(language)
