import { type Language, languages } from '@pinfold/words'
import { readTexts } from '@pinfold/words/catalogues'
import type { Plugin } from 'vite'
import { readWordsFile } from '../../../apps/web/words-files.ts'

type Texts = Readonly<Record<string, string>>

const wordsFiles = /\.words\.ts$/
const placeOf = /(["'`])@@words:([\w-]+)@@\1/g

/** The sets that a build came across, in English. */
export type FoundSets = Map<string, Texts>

/** Arguments such as `{name}`, in the order of the English text: these scripts have no room for more than that. */
const argumentsOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]

/** Scripts for other sites: places stand for the texts of a set, which `speak` fills for one language after the other. */
export const textsInPlaces = (found: FoundSets): Plugin => ({
  name: 'pinfold:texts-in-places',
  transform: {
    filter: { id: wordsFiles },
    handler(code, id) {
      const { set, english } = readWordsFile(code, id)
      const told = Object.values(english).find((text) => /[{<]/.test(text))
      if (told !== undefined) throw new Error(`${id}: scripts for other sites say plain texts only, not “${told}”`)
      found.set(set, english)
      return { code: `export const ${nameIn(code)} = "@@words:${set}@@"`, map: null }
    },
  },
})

/** A script in a language, its texts as one object for each set. */
export const speak = (code: string, language: Language, found: FoundSets): string =>
  code.replaceAll(placeOf, (_all, _quote, set: string) => JSON.stringify(textsIn(language, set, found)))

function textsIn(language: Language, set: string, found: FoundSets): Texts {
  const english = found.get(set)
  if (english === undefined) throw new Error(`no set of texts is called ${set}`)
  return language === 'en' ? english : { ...english, ...readTexts(language, set) }
}

/** The extension asks the browser for its texts, which knows the language. */
export const textsFromBrowser = (found: FoundSets): Plugin => ({
  name: 'pinfold:texts-from-browser',
  transform: {
    filter: { id: wordsFiles },
    handler(code, id) {
      const { set, english } = readWordsFile(code, id)
      found.set(set, english)
      const lines = Object.entries(english).map(([key, text]) => {
        const names = argumentsOf(text)
        const ask = `chrome.i18n.getMessage(${JSON.stringify(messageName(set, key))}`
        return names.length === 0
          ? `get ${key}() { return ${ask}) }`
          : `${key}: (given) => ${ask}, [${names.map((name) => `String(given.${name})`).join(', ')}])`
      })
      return { code: `export const ${nameIn(code)} = { ${lines.join(', ')} }`, map: null }
    },
  },
})

const nameIn = (code: string) => /export const (\w+) =/.exec(code)?.[1] ?? ''
const messageName = (set: string, key: string) => `${set}_${key}`.replaceAll('-', '_')

/** The place in a manifest where the browser puts a text, by its English. */
export const messagePlaces = (found: FoundSets) => (text: string) => {
  for (const [set, english] of found)
    for (const [key, each] of Object.entries(english)) if (each === text) return `__MSG_${messageName(set, key)}__`
  throw new Error(`no script of the extension has the set that says “${text}”`)
}

/** The extension's `_locales` by the names of their folders, made of our catalogues. */
export function localesOf(found: FoundSets): ReadonlyMap<string, object> {
  return new Map(
    languages.map((language) => {
      const messages = [...found].flatMap(([set, english]) =>
        Object.entries(textsIn(language, set, found)).map(([key, text]) => {
          const names = argumentsOf(english[key] ?? '')
          const message = text
            .replaceAll('$', '$$')
            .replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${names.indexOf(name) + 1}`)
          return [messageName(set, key), { message }] as const
        }),
      )
      return [language === 'pt' ? 'pt_BR' : language, Object.fromEntries(messages)] as const
    }),
  )
}
