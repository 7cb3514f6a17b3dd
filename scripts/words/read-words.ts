import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readWordsFile } from '../../apps/web/words-files.ts'
import { languages } from '../../packages/words/src/languages.ts'
import type { Catalogue, Glossary, Texts } from './catalogue-problems.ts'

/** A `*.words.ts` of the project. */
export interface WordsSource {
  readonly file: string
  readonly set: string
  /** The name that it is imported by. */
  readonly name: string
  readonly english: Texts
  /** The only languages that it is promised in; undefined where it is promised in all. */
  readonly languages: readonly string[] | undefined
}

const sourcesOfWords = ['apps/*/src/**/*.words.ts', 'packages/*/src/**/*.words.ts']

/** All sets of a project. Throws where a file is not as such files are, or two sets have one name. */
export function readWordsSources(project: string): WordsSource[] {
  const seen = new Map<string, string>()
  return globSync(sourcesOfWords, { cwd: project })
    .toSorted()
    .map((file) => {
      const code = readFileSync(join(project, file), 'utf8')
      const { set, english, languages: promised } = readWordsFile(code, file)
      const name = /export const (\w+) = defineWords\(/.exec(code)?.[1]
      if (name === undefined || !/^words$|Words$/.test(name)) throw new Error(`${file} exports no words by that name`)
      if (basename(file) !== `${set}.words.ts`) throw new Error(`${file} has the set ${set}, which is not its name`)
      if (seen.has(set)) throw new Error(`${file} and ${seen.get(set)} both have a set called ${set}`)
      seen.set(set, file)
      return { file, set, name, english, languages: promised }
    })
}

const readJson = <T>(file: string, otherwise: T): T => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return otherwise
    throw error
  }
}

/** The catalogues of all languages but English. */
export function readCatalogues(project: string): Catalogue[] {
  const folder = join(project, 'packages/words')
  return languages
    .filter((language) => language !== 'en')
    .map((language) => {
      const files = globSync(`catalogues/${language}/*.json`, { cwd: folder })
      const sets = files.map((file) => [basename(file, '.json'), readJson<Texts>(join(folder, file), {})] as const)
      const { words = {}, same = {} } = readJson<{ words?: Glossary; same?: Texts }>(
        join(folder, `glossary/${language}.json`),
        {},
      )
      return { language, sets: Object.fromEntries(sets), sameAsEnglish: same, glossary: words }
    })
}

/** Texts that nothing reads, as `set.key`. */
export function findUnusedTexts(project: string, sources: readonly WordsSource[]): string[] {
  const code = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: project })
    .filter((file) => !/\.words\.ts$|\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(project, file), 'utf8'))
  return sources.flatMap(({ set, name, english }) => {
    const readers = code
      .filter((text) => new RegExp(`\\b${name}\\b`).test(text))
      .map((text) => ({
        // Some call them by a shorter name where they have no others.
        name: new RegExp(`\\b${name} as (\\w+)`).exec(text)?.[1] ?? name,
        text: text.replaceAll(/^import[^;]*?from [^\n]*/gm, ''),
      }))
    // Whoever chooses a text by a computed key says by its type which keys that may be.
    const isChosen = readers.some((reader) =>
      new RegExp(`(\\.\\.\\.${reader.name}\\b|\\b${reader.name}(\\[|,|\\)|\\s*$))`, 'm').test(reader.text),
    )
    const isRead = (key: string) =>
      readers.some((reader) => new RegExp(`\\b${reader.name}\\s*\\.${key}\\b`).test(reader.text))
    return isChosen
      ? []
      : Object.keys(english)
          .filter((key) => !isRead(key))
          .map((key) => `${set}.${key}`)
  })
}
