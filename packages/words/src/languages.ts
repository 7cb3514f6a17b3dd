/** What is known of each language that texts are written in: its locale, its own name for itself, and how it runs. */
const known = {
  en: { locale: 'en-US', name: 'English', dir: 'ltr' },
  es: { locale: 'es-ES', name: 'Español', dir: 'ltr' },
  pt: { locale: 'pt-BR', name: 'Português', dir: 'ltr' },
  de: { locale: 'de-DE', name: 'Deutsch', dir: 'ltr' },
  fr: { locale: 'fr-FR', name: 'Français', dir: 'ltr' },
  id: { locale: 'id-ID', name: 'Bahasa Indonesia', dir: 'ltr' },
  ja: { locale: 'ja-JP', name: '日本語', dir: 'ltr' },
  it: { locale: 'it-IT', name: 'Italiano', dir: 'ltr' },
  sv: { locale: 'sv-SE', name: 'Svenska', dir: 'ltr' },
  // Made of the English, for looking whether screens hold: long words with marks, and words from right to left.
  'en-XA': { locale: 'en-XA', name: 'Ëñĝļïšĥ', dir: 'ltr' },
  'ar-XB': { locale: 'ar-XB', name: 'Right to left', dir: 'rtl' },
} as const

export type Language = keyof typeof known

/** The languages that members choose among, English first. */
export const languages = ['en', 'es', 'pt', 'de', 'fr', 'id', 'ja', 'it', 'sv'] as const satisfies readonly Language[]

/** The locales that stand for those languages, such as `de-DE`. */
export const languageLocales = languages.map((language) => known[language].locale)

/** Languages made of the English, offered only where the operator says so. */
export const pseudoLanguages = ['en-XA', 'ar-XB'] as const satisfies readonly Language[]

/** Whether it is one of those, and no language that somebody speaks. */
export const isPseudoLanguage = (language: Language): boolean => pseudoLanguages.some((each) => each === language)

export const isLanguage = (text: string): text is Language => Object.hasOwn(known, text)

/** The locale for dates and numbers where a language is all that is known, such as `de-DE`. */
export const localeOf = <L extends Language>(language: L): (typeof known)[L]['locale'] => known[language].locale

/** What a language calls itself. */
export const nameOfLanguage = (language: Language): string => known[language].name

/** The direction in which a language is written, for the attribute `dir`. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => known[language].dir

/** The language of a locale such as `pt-BR` or `de`; undefined where there are no texts in it. */
export function languageOfLocale(locale: string): Language | undefined {
  const exact = Object.keys(known).find((language) => language.toLowerCase() === locale.toLowerCase())
  const found = exact ?? locale.split(/[-_]/)[0]?.toLowerCase() ?? ''
  return isLanguage(found) ? found : undefined
}

/**
 * The language that a set's texts are read in: English, first of all languages, where the set is not promised in the one
 * that is spoken.
 *
 * @param promised undefined where it is promised in all
 */
export const languageOfSet = (spoken: Language, promised: readonly string[] | undefined): Language =>
  promised === undefined || promised.includes(spoken) ? spoken : 'en'
