import { currentLanguage, type Language } from '@pinfold/words'
import { z } from 'zod'

type Saying = z.core.$ZodErrorMap

const sayings = new Map<Language, Saying>()

/** What the library itself says of wrong values, in its own words of each language. */
const makers: Readonly<Record<Language, () => { readonly localeError: Saying }>> = {
  en: z.locales.en,
  es: z.locales.es,
  pt: z.locales.pt,
  de: z.locales.de,
  fr: z.locales.fr,
  id: z.locales.id,
  ja: z.locales.ja,
  it: z.locales.it,
  sv: z.locales.sv,
  'en-XA': z.locales.en,
  'ar-XB': z.locales.en,
}

function sayingIn(language: Language): Saying {
  const known = sayings.get(language)
  if (known) return known
  const made = makers[language]().localeError
  sayings.set(language, made)
  return made
}

/** How to check what was sent, so that what is wrong is said in the language of the moment. */
export const sayingInLanguage = { error: (issue: z.core.$ZodRawIssue) => sayingIn(currentLanguage())(issue) }
