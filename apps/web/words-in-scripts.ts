import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languageOfSet, languages, pseudoLanguages } from '@pinfold/words'
import { compileSet } from '@pinfold/words/catalogues'
import type { Plugin } from 'vite'
import { namedTexts } from './texts-of-readers.ts'
import { readWordsFile, type WordsFile } from './words-files.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const wordsFiles = /\.words\.ts(\?keys=[\w.]+&of=\w+&lang\.ts)?$/
const spoken: readonly Language[] = [...languages, ...pseudoLanguages]
const placeOf = /(["'`])@@words:([\w-]+):\w+:([\w.]*):~*@@\1/g
/** Scripts of a build. Those that libraries give as they are have names of their own; they say nothing. */
const ownScript = /^([\w-]{7}|manifest-[\w-]+)\.js$/

type SetOfWords = Pick<WordsFile, 'set' | 'english' | 'languages'>

const textsIn = (language: Language, { set, english, languages: promised }: SetOfWords) =>
  compileSet(languageOfSet(language, promised), set, english)

const everyLanguage = (words: SetOfWords) =>
  Object.fromEntries(spoken.map((language) => [language, textsIn(language, words)]))

function onlyTexts<T>(
  texts: Readonly<Record<string, T>>,
  keys: readonly string[] | undefined,
): Readonly<Record<string, T>> {
  return keys === undefined ? texts : Object.fromEntries(Object.entries(texts).filter(([key]) => keys.includes(key)))
}

/** As long as the texts: parts of pages are put together by what they weigh. */
function placeFor(set: string, texts: Readonly<Record<string, object>>, keys: readonly string[] | undefined): string {
  const place = `@@words:${set}:${hashOf(texts)}:${keys?.join('.') ?? ''}:`
  return `${place.padEnd(JSON.stringify(texts['en']).length, '~')}@@`
}

/** A change of any language gives the file that has the texts another name. */
const hashOf = (texts: object) => createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8)

/**
 * Puts texts into what browsers load. While developing a script has all languages; a build leaves places for the texts of
 * each set, which `speakInScripts` fills for one language after the other.
 */
export const wordsInScripts: Plugin = {
  name: 'pinfold:words-in-scripts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: wordsFiles },
    handler(code, id) {
      const whole = readWordsFile(code, id)
      const { set, start, end } = whole
      const keys = namedTexts(id)
      const texts = everyLanguage({ ...whole, english: onlyTexts(whole.english, keys) })
      const put =
        this.environment.mode === 'build'
          ? JSON.stringify(placeFor(set, texts, keys))
          : `(${JSON.stringify(texts)})[document.documentElement.dataset.language ?? 'en']`
      // Without the mark a set would be loaded wherever something imports it that is left out itself.
      const before = code.slice(0, start).replace('= defineWords(', '= /* @__PURE__ */ defineWords(')
      return { code: before + put + code.slice(end), map: null }
    },
  },
}

/** All sets of the pages and of what they share with the server, by name. */
function allSets(): Map<string, SetOfWords> {
  const files = globSync(['apps/web/src/**/*.words.ts', 'packages/*/src/**/*.words.ts'], { cwd: project })
  return new Map(
    files.map((file) => {
      const words = readWordsFile(readFileSync(join(project, file), 'utf8'), file)
      return [words.set, words]
    }),
  )
}

/**
 * Writes the scripts of a build in all languages: those in English where they are, others in a folder named by the
 * language, each leading to others of its folder. Styles and pictures are the same for all.
 *
 * @param folder the build's `assets`
 */
export async function speakInScripts(folder: string): Promise<void> {
  const sets = allSets()
  const names = (await readdir(folder)).filter((name) => ownScript.test(name))
  const scripts = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  )
  // For whoever asks what texts a page loads; browsers do not get it.
  await writeFile(
    join(folder, '../../sets-of-scripts.json'),
    JSON.stringify(
      Object.fromEntries(
        scripts.flatMap(([name, code]) => {
          const said = [...code.matchAll(placeOf)].map(([, , set = '', keys = '']) => [set, keys])
          return said.length === 0 ? [] : [[name, said]]
        }),
      ),
    ),
  )
  const addresses = new RegExp(`assets/(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`, 'g')
  for (const language of spoken) {
    const into = language === 'en' ? folder : join(folder, language)
    await mkdir(into, { recursive: true })
    const textsOf = (set: string, keys: string) => {
      const words = sets.get(set)
      if (words === undefined) throw new Error(`no set of texts is called ${set}`)
      return JSON.stringify(onlyTexts(textsIn(language, words), keys === '' ? undefined : keys.split('.')))
    }
    for (const [name, code] of scripts) {
      const said = code.replaceAll(placeOf, (_all, _quote, set: string, keys: string) => textsOf(set, keys))
      const led = language === 'en' ? said : said.replaceAll(addresses, `assets/${language}/$1`)
      await writeFile(join(into, name), led)
    }
  }
}
