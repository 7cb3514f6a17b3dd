import { isLanguage, type Language, languages } from '@pinfold/words'

/** Where a browser without scripts chooses its language. */
export const LANGUAGE_PATH = '/_/language/'

/** The address that has the browser speak a language, and leads back to the page that it was followed from. */
export const languagePath = (language: Language): string => `${LANGUAGE_PATH}?${new URLSearchParams({ language })}`

/** What an address that `languagePath` made says; null for any other. */
export function readLanguagePath({ language }: { language?: unknown }): Language | null {
  return typeof language === 'string' && isLanguage(language) ? language : null
}

/** The page of a path in each language, for those who look for pages in theirs. The path itself is in the reader's own. */
export const alternatePaths = (path: string): readonly { readonly lang: string; readonly path: string }[] => [
  { lang: 'x-default', path },
  ...languages.map((language) => ({ lang: language, path: inLanguageOf(path, language) })),
]

/** The address of a page in one language, whoever asks. */
const inLanguageOf = (path: string, language: Language): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
