export { acceptedLanguage } from './accepted-language.ts'
export { currentLanguage, takeLanguageFrom } from './current-language.ts'
export { defineWords, findSetsBy } from './define-words.ts'
export {
  directionOf,
  isLanguage,
  languageLocales,
  type Language,
  languageOfLocale,
  languageOfSet,
  languages,
  localeOf,
  nameOfLanguage,
  isPseudoLanguage,
  pseudoLanguages,
} from './languages.ts'
