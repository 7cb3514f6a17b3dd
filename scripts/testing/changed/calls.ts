import type { ImportGraph } from './import-graph.ts'

const moduleOf = (file: string) => /^apps\/server\/src\/modules\/[^/]+\//.exec(file)?.[0]
const declared = /export\s+(?:async\s+)?(?:const|function)\s+(\w+)/g
const isWord = (text: string, word: string) => new RegExp(`\\b${word.replaceAll('.', String.raw`\.`)}\\b`).test(text)

const namesIn = (text: string) => [...text.matchAll(declared)].flatMap(([, name]) => name ?? [])

/**
 * The names of the endpoints that a file of the contract defines, or of those whose handlers in the same module lead to
 * the file: `boardResource.create`.
 */
export function callsOf(file: string, graph: ImportGraph): readonly string[] {
  if (file.startsWith('packages/contract/src/resources/')) return namesIn(graph.textOf(file))
  const module = moduleOf(file)
  if (module === undefined) return []
  const reached = [...graph.dependents([file])].filter((each) => each.startsWith(module) && !each.endsWith('.test.ts'))
  const names = reached.flatMap((each) => namesIn(graph.textOf(each)))
  const handlers = graph.files
    .filter((each) => each.startsWith(module) && each.endsWith('.routes.ts'))
    .flatMap((routes) => handlersIn(graph.textOf(routes)))
  return handlers.filter(({ text }) => names.some((name) => isWord(text, name))).map(({ call }) => call)
}

/** Each binding of a routes file: which call, and what is written between it and the next. */
function handlersIn(text: string): { call: string; text: string }[] {
  const starts = [...text.matchAll(/\bbind(?:Paged)?\(\s*([\w.]+)\s*,/g)]
  return starts.map((start, index) => ({
    // Some take a shorter name along.
    call: (start[1] ?? '').replace(/Call$/, ''),
    text: text.slice(start.index, starts[index + 1]?.index),
  }))
}

/** Server tests that name one of the calls, those that name most of them first. */
export function testsNaming(calls: readonly string[], graph: ImportGraph): { test: string; call: string }[] {
  const tests = graph.files.filter((file) => file.startsWith('apps/server/test/') && file.endsWith('.test.ts'))
  return tests
    .map((test) => ({ test, named: calls.filter((call) => isWord(graph.textOf(test), call)) }))
    .filter(({ named }) => named.length > 0)
    .toSorted((one, other) => other.named.length - one.named.length)
    .map(({ test, named }) => ({ test, call: named[0] ?? '' }))
}
