import type { TypedFolder } from '../checks.ts'
import { projectOf, type TestProjectName } from '../test-projects.ts'
import { browserTestsOf } from './browser-tests.ts'
import { callsOf, testsNaming } from './calls.ts'
import type { ImportGraph } from './import-graph.ts'
import { serverFences, serverTestsOf } from './server-tests.ts'

/** A test file, and why it is run. */
export interface ChosenTest {
  readonly file: string
  readonly why: string
}

/** What a change can break. */
export interface Choice {
  /** Changed files that are still there. */
  readonly files: readonly string[]
  readonly types: readonly TypedFolder[]
  readonly tests: readonly ChosenTest[]
  /** What is not run, and what the change needs beside this. */
  readonly notes: readonly string[]
}

/** As many as end within minutes on two processors; the nearest ones are taken. */
export const mostTests = { server: 24, browser: 4 } as const

const serverTests = 'apps/server/test/'
/** All tests lean on these, so that no choice is honest. */
const everything =
  /^(package(-lock)?\.json|tsconfig.*\.json|vitest\.config\.ts|apps\/server\/test\/(setup|support)\/|e2e\/support\/)/
const isTest = (file: string) => /\.(test\.tsx?|e2e\.ts)$/.test(file)

/** The key with the longest path that the file lies in. */
export const partOf = (file: string, parts: Readonly<Record<string, unknown>>): string | undefined =>
  Object.keys(parts)
    .filter((part) => file.startsWith(part))
    .toSorted((one, other) => other.length - one.length)[0]

/** Chooses by what imports what, by the maps beside this file, and by which calls a change answers. */
export function chooseTests(changed: readonly string[], graph: ImportGraph): Choice {
  const here = new Set(graph.files)
  const chosen = new Map<string, string>()
  const add = (file: string, why: string) => {
    if (here.has(file) && isTest(file) && !chosen.has(file)) chosen.set(file, why)
  }
  for (const file of changed) add(file, 'it changed')
  for (const file of changed) {
    add(file.replace(/\.[^./]+$/, '.test.ts'), `it is the test of ${file}`)
    for (const dependent of graph.dependents([file]))
      if (isByImports(file, dependent)) add(dependent, `it leans on ${file}`)
    addServerTests(file, graph, add)
    addBrowserTests(file, graph, add)
  }
  if (changed.some((file) => file.endsWith('.css')))
    add('scripts/lint/style-rules.test.ts', 'every style sheet keeps to the tokens')
  if (changed.some((file) => /^(apps\/server|packages\/contract)\/src\//.test(file)))
    for (const fence of serverFences) add(serverTests + fence, 'every change of the server has to leave it whole')
  const { tests, notes } = withinMeasure([...chosen].map(([file, why]) => ({ file, why })))
  const wide = changed.filter((file) => everything.test(file))
  const warnings = wide.map((file) => `All tests lean on ${file}: only npm test says whether they still pass.`)
  return {
    files: changed.filter((file) => here.has(file)),
    types: typesOf(changed, graph),
    tests,
    notes: [...warnings, ...notes],
  }
}

/** What a project's tests take: those that start no program end at once. */
function kindOf(project: TestProjectName): 'quick' | 'server' | 'browser' {
  if (project === 'browser') return project
  return project === 'server' || project === 'server-alone' ? 'server' : 'quick'
}

/** Imports decide for unit tests and scripts, and for helpers of tests. Every server test starts the whole program. */
function isByImports(file: string, test: string): boolean {
  const project = projectOf(test)
  if (kindOf(project) === 'quick') return true
  return (project === 'server' ? file.startsWith(serverTests) : file.startsWith('e2e/')) && !everything.test(file)
}

type Add = (file: string, why: string) => void

function addServerTests(file: string, graph: ImportGraph, add: Add): void {
  const part = partOf(file, serverTestsOf)
  if (part === undefined) return
  for (const place of serverTestsOf[part] ?? [])
    for (const test of graph.files)
      if (test === serverTests + place || test.startsWith(`${serverTests}${place}/`)) add(test, `it proves ${part}`)
  for (const { test, call } of testsNaming(callsOf(file, graph), graph))
    add(test, `it calls ${call}, which leads to ${file}`)
}

/** The browser tests of parts that use the changed one are run, too, if there are at most so many. */
const FEW = 3

function addBrowserTests(file: string, graph: ImportGraph, add: Add): void {
  const own = partOf(file, browserTestsOf)
  if (own === undefined) return
  const isFeature = (path: string) => path.startsWith('apps/web/src/features/')
  const others = [...graph.dependents([file])].filter(isFeature).flatMap((path) => partOf(path, browserTestsOf) ?? [])
  const around = [...new Set(others)].filter((part) => part !== own)
  for (const part of around.length <= FEW ? [own, ...around] : [own])
    for (const name of browserTestsOf[part] ?? []) add(`e2e/${name}.e2e.ts`, `it shows ${part}`)
}

function withinMeasure(tests: readonly ChosenTest[]): Pick<Choice, 'tests' | 'notes'> {
  const kept: ChosenTest[] = []
  const left: ChosenTest[] = []
  const counts = { server: 0, browser: 0 }
  // Those that changed, and a part's own, were chosen first.
  for (const each of tests) {
    const kind = kindOf(projectOf(each.file))
    const isKept = kind === 'quick' || (counts[kind] += 1) <= mostTests[kind]
    ;(isKept ? kept : left).push(each)
  }
  const note = `${left.length} more test files may tell something and are left to npm test: ${left.map(({ file }) => file).join(', ')}`
  return { tests: kept, notes: left.length === 0 ? [] : [note] }
}

const places = [
  'packages/words',
  'packages/contract',
  'packages/demonstration',
  'packages/extension',
  'apps/server',
  'apps/web',
] as const

function typesOf(changed: readonly string[], graph: ImportGraph): TypedFolder[] {
  const reached = [...changed, ...graph.dependents(changed)].filter((file) => /\.tsx?$|tsconfig/.test(file))
  const folders = reached.map((file): TypedFolder => places.find((place) => file.startsWith(`${place}/`)) ?? '.')
  return [...new Set(folders)]
}
