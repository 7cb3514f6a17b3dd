import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const project = fileURLToPath(new URL('../../', import.meta.url))
const importOfWords = /import \{ (\w+)(?: as (\w+))? \} from (['"])([^'"]+\.words\.ts)\3/g
// The end says to the bundler what language the file is in.
const query = /\.words\.ts\?keys=([\w.]+)&of=\w+&lang\.ts$/

/** The texts that a module reads of a set it imports; null where it chooses them by more than their names. */
function keysRead(code: string, name: string): string[] | null {
  const rest = code.replaceAll(importOfWords, '')
  const uses = [...rest.matchAll(new RegExp(`(?<![\\w$.])${name}\\b(?:\\s*\\.\\s*(\\w+))?`, 'g'))]
  const keys = uses.flatMap(([, key]) => key ?? [])
  return keys.length === 0 || keys.length < uses.length ? null : [...new Set(keys)].toSorted()
}

/** Readers of the same texts do not share them: a file of its own for a word or two would cost more than saying them twice. */
const markOf = (reader: string): string =>
  createHash('sha256').update(relative(project, reader)).digest('hex').slice(0, 7)

/** Names in each import of texts which of them the module reads. */
const namingTexts = (code: string, reader: string): string =>
  code.replaceAll(importOfWords, (whole, exported: string, local: string | undefined, _quote, source: string) => {
    const keys = keysRead(code, local ?? exported)
    return keys === null
      ? whole
      : whole.replace(source, `${source}?keys=${keys.join('.')}&of=${markOf(reader)}&lang.ts`)
  })

/** The texts of a set that an import of it names; undefined where it names none. */
export const namedTexts = (id: string): readonly string[] | undefined => query.exec(id)?.[1]?.split('.')

/**
 * Gives each module that reads texts those it reads, rather than the whole set: what says something only when it is opened
 * brings its own words, and a page loads no others than it says.
 */
export const textsOfReaders: Plugin = {
  name: 'pinfold:texts-of-readers',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: query },
    async handler(source, importer) {
      const [file = '', keys = ''] = source.split('?')
      const resolved = await this.resolve(file, importer)
      return resolved && `${resolved.id}?${keys}`
    },
  },
  load: {
    filter: { id: query },
    handler: (id) => ({ code: readFileSync(id.split('?')[0] ?? '', 'utf8'), moduleType: 'ts' }),
  },
  transform: {
    filter: { id: /[\\/](apps|packages)[\\/].*\.tsx?(\?|$)/, code: /\.words\.ts['"]/ },
    handler: (code, id) => ({ code: namingTexts(code, id), map: null }),
  },
}
