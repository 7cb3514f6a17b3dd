import { AsyncLocalStorage } from 'node:async_hooks'
import { findSetsBy, type Language, languageOfLocale, takeLanguageFrom } from '@pinfold/words'
import { keepCatalogues } from '@pinfold/words/catalogues'

const spoken = new AsyncLocalStorage<{ language: Language }>()
const otherwise: Language = 'en'

findSetsBy(keepCatalogues())
takeLanguageFrom(() => spoken.getStore()?.language ?? otherwise)

/** Runs something that says texts in a language, for the one who reads them. */
export const inLanguage = <T>(language: Language, run: () => T): T => spoken.run({ language }, run)

/** Runs something that says texts to somebody whose locale is known, such as `pt-BR`; without one, in the operator's. */
export const inLanguageOf = <T>(locale: string | null, run: () => T): T =>
  inLanguage((locale === null ? undefined : languageOfLocale(locale)) ?? otherwise, run)

/** The rest of the request that runs here is answered in this language: now it is known who asks. */
export function speakFromNowOn(language: Language): void {
  const here = spoken.getStore()
  if (here !== undefined) here.language = language
}
