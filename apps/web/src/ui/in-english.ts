import { currentLanguage } from '@pinfold/words'

/** For what stands in English on a page in any language. */
export const inEnglish = (): { lang?: 'en'; dir?: 'ltr' } =>
  currentLanguage() === 'en' ? {} : { lang: 'en', dir: 'ltr' }
