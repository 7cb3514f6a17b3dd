import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { type Language, languages } from '../packages/words/src/languages.ts'
import { compileSet } from '../packages/words/src/catalogues/index.ts'
import { readWordsSources } from './words/read-words.ts'
import { buildWeb } from './build-web.ts'
import { projectFolder } from './run-program.ts'

const assets = join(projectFolder, 'apps/web/build/client/assets')
const KILOBYTE = 1000

interface RouteFiles {
  readonly module: string
  readonly imports?: readonly string[]
}
type SetsOfScripts = Readonly<Record<string, readonly (readonly [set: string, keys: string])[]>>

interface Manifest {
  readonly entry: RouteFiles
  readonly routes: Readonly<Record<string, RouteFiles>>
}

let manifest: Manifest
let manifestName: string
const packed = (name: string) => gzipSync(readFileSync(join(assets, name))).length

beforeAll(async () => {
  if (!(await buildWeb())) throw new Error('the pages cannot be built')
  manifestName = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? ''
  const text = readFileSync(join(assets, manifestName), 'utf8')
  manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
}, 300_000)

/** What a page's application loads: the list of routes, and all files of its routes with what they import. */
function filesOf(routes: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    const code = readFileSync(join(assets, name), 'utf8')
    for (const [, next] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)) if (next) add(next)
  }
  for (const id of ['root', ...routes]) {
    const files = manifest.routes[id]
    if (files === undefined) throw new Error(`no route ${id}`)
    for (const path of [files.module, ...(files.imports ?? [])]) add(path.split('/').at(-1) ?? '')
  }
  for (const path of [manifest.entry.module, ...(manifest.entry.imports ?? [])]) add(path.split('/').at(-1) ?? '')
  return [manifestName, ...found]
}

/** Parts of the operator's pages; members never load one of them. */
const isOfAdmin = (name: string) =>
  readFileSync(join(assets, name), 'utf8').includes('/v3/admin/') ||
  setsOfScripts()[name]?.some(([set]) => set.startsWith('admin')) === true
const isAdminRoute = (id: string) => /^admin(-|$)/.test(id)

/** Kilobytes and files that the application of a page may have; what more it takes should be worth it. */
const budgets = [
  { page: 'home', routes: ['screens/home/home'], kilobytes: 176, files: 9 },
  { page: 'a Pin', routes: ['screens/pin/closeup'], kilobytes: 210, files: 15 },
  { page: 'a board', routes: ['screens/board/board'], kilobytes: 197, files: 15 },
  { page: 'a section', routes: ['screens/board/section'], kilobytes: 191, files: 12 },
  { page: 'a profile', routes: ['profile', 'screens/profile/base'], kilobytes: 214, files: 17 },
  { page: 'a search', routes: ['screens/home/search'], kilobytes: 183, files: 11 },
  { page: 'the log-in', routes: ['screens/entrance/login'], kilobytes: 183, files: 13 },
]

const languagesOfTexts = languages.map((language) => [language] as const)

const setsOfScripts = () =>
  JSON.parse(readFileSync(join(assets, '../../sets-of-scripts.json'), 'utf8')) as SetsOfScripts

/** The texts of a page, as its scripts have them, together. */
function textsOf(language: Language, names: readonly string[]): string {
  const ofScripts = setsOfScripts()
  const english = new Map(readWordsSources(projectFolder).map((source) => [source.set, source.english]))
  const parts = names.flatMap((name) => ofScripts[name] ?? [])
  return parts
    .map(([set, keys]) => {
      const texts = Object.entries(compileSet(language, set, english.get(set) ?? {}))
      const named = keys === '' ? texts : texts.filter(([key]) => keys.split('.').includes(key))
      return JSON.stringify(Object.fromEntries(named))
    })
    .join('\n')
}

/** Kilobytes of texts that a page may load; a profile, which has lists of people beside it, takes a little more. */
const mostTexts = (page: string, language: Language) => {
  if (page !== 'a profile') return language === 'ja' ? 4.5 : 4.2
  return language === 'ja' ? 5.6 : 5.3
}

test.each(languagesOfTexts)('LA-01 no page loads many more texts than it says in %s', (language) => {
  const weights = budgets.map(({ page, routes }) => {
    const bytes = gzipSync(textsOf(language, filesOf(routes))).length
    return { page, bytes }
  })
  expect(weights.filter(({ page, bytes }) => bytes > mostTexts(page, language) * KILOBYTE)).toEqual([])
  expect(weights.every(({ bytes }) => bytes > 100)).toBe(true)
})

test.each(budgets)('the application of $page takes at most $kilobytes kB of scripts in $files files', (budget) => {
  const files = filesOf(budget.routes)
  expect(files.reduce((sum, name) => sum + packed(name), 0) / KILOBYTE).toBeLessThanOrEqual(budget.kilobytes)
  expect(files.length).toBeLessThanOrEqual(budget.files)
})

test('no page of the product loads anything of the admin area', () => {
  const [ofAdmin, ofProduct] = [true, false].map((is) => {
    const routes = Object.keys(manifest.routes).filter((id) => id !== 'root' && isAdminRoute(id) === is)
    return filesOf(routes).slice(1).filter(isOfAdmin)
  })
  expect(ofAdmin?.length).toBeGreaterThan(5)
  expect(ofProduct).toEqual([])
})
