import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/** What a file takes from another one: names, or `*` for all of it, also where it only runs it. */
interface Import {
  readonly from: string
  readonly names: readonly string[]
}

/** Our own files, what each takes from which, and what each offers. Paths are relative to the project. */
export interface ImportGraph {
  readonly files: readonly string[]
  readonly textOf: (file: string) => string
  /** Every file that leans on one of these, through any number of others; the files themselves are among them. */
  dependents(files: readonly string[]): ReadonlySet<string>
}

const sources = '{apps,packages,scripts,e2e,bench}/**/*.{ts,tsx,css}'
const leftOut = /(^|\/)(node_modules|build|dist|\.react-router|\.data|reports)\//
const statement = /(?:import|export)\s+(?:type\s+)?([^'"`;]*?)\s*from\s*'([^']+)'/g
const whole = /(?:import\(|import\s+|new URL\()'([^']+)'/g
const declared =
  /export\s+(?:default\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/g
/** What our packages offer to others, as the `exports` of their `package.json` say. */
const doors: Readonly<Record<string, string>> = {
  '@pinfold/contract': 'packages/contract/src/index.ts',
  '@pinfold/contract/published': 'packages/contract/src/published/index.ts',
  '@pinfold/words': 'packages/words/src/index.ts',
  '@pinfold/words/catalogues': 'packages/words/src/catalogues/index.ts',
  '@pinfold/demonstration': 'packages/demonstration/src/index.ts',
  '@pinfold/demonstration/filling': 'packages/demonstration/src/filling/fill.ts',
  '@pinfold/demonstration/plan': 'packages/demonstration/src/plan/index.ts',
}

/** Reads all files of the project. Names matter at doors (`index.ts`) only: who comes through one takes what it names. */
export function readImportGraph(folder: string): ImportGraph {
  const files = globSync(sources, { cwd: folder, exclude: (path) => leftOut.test(`${path}/`) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !leftOut.test(file))
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const importers = new Map<string, { file: string; names: readonly string[] }[]>()
  for (const [file, text] of texts)
    for (const { from, names } of importsOf(file, text)) {
      const known = importers.get(from) ?? []
      importers.set(from, [...known, { file, names }])
    }
  return {
    files,
    textOf: (file) => texts.get(file) ?? '',
    dependents: (changed) => reach(changed, importers, (file) => texts.get(file) ?? ''),
  }
}

function importsOf(file: string, text: string): Import[] {
  const target = (path: string) => doors[path] ?? (path.startsWith('.') ? posix.join(dirname(file), path) : null)
  const found: Import[] = []
  for (const [, names = '', path = ''] of text.matchAll(statement)) {
    const from = target(path)
    if (from !== null) found.push({ from, names: namesOf(names) })
  }
  for (const [, path = ''] of text.matchAll(whole)) {
    const from = target(path)
    if (from !== null) found.push({ from, names: ['*'] })
  }
  return found
}

/** The names as the other file calls them. */
function namesOf(clause: string): string[] {
  const inBraces = /\{([^}]*)\}/.exec(clause)?.[1]
  if (inBraces === undefined) return ['*']
  return inBraces.split(',').flatMap((part) => /(?:type\s+)?(\w+)/.exec(part.trim())?.[1] ?? [])
}

const isDoor = (file: string) => posix.basename(file) === 'index.ts'
const offered = (text: string) => [...text.matchAll(declared)].flatMap(([, name]) => name ?? [])

type Importers = ReadonlyMap<string, readonly { file: string; names: readonly string[] }[]>

function reach(changed: readonly string[], importers: Importers, textOf: (file: string) => string): Set<string> {
  const found = new Set(changed)
  /** What is looked at next, and under which names it goes through doors. */
  const waiting = changed.map((file) => ({ file, names: offered(textOf(file)) }))
  const passed = new Set<string>()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { file, names } = next
    for (const importer of importers.get(file) ?? []) {
      const taken = isDoor(file)
        ? names.filter((name) => importer.names.includes(name) || importer.names.includes('*'))
        : names
      if (isDoor(file) && taken.length === 0) continue
      const isPassing = isDoor(importer.file)
      const key = `${importer.file} ${isPassing ? taken.toSorted().join() : ''}`
      if (passed.has(key)) continue
      passed.add(key)
      // A door is no user of what passes through it.
      if (!isPassing) found.add(importer.file)
      waiting.push({ file: importer.file, names: isPassing ? taken : offered(textOf(importer.file)) })
    }
  }
  return found
}
