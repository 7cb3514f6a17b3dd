import { appendFileSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { getCallSites } from 'node:util'
import { type CompiledQuery, DefaultQueryCompiler } from 'kysely'
import { afterAll } from 'vitest'
import { askByShards, forShards } from '../../src/platform/db/by-bucket.ts'
import { writtenAt } from '../../src/platform/db/statement-counter.ts'

// Every text that the program compiles in a test, with the line of the program it comes from, is noted in
// `reports/sent-statements`; after the run `scripts/check-statements.ts` reads whether each knows its bucket.

// `SHARD_TEXTS=1` has every statement sent as a sharded database gets it.
const isForShards = process.env['SHARD_TEXTS'] === '1'
askByShards(isForShards)

const project = join(import.meta.dirname, '../../../..')
const folder = join(project, 'reports/sent-statements')

interface Sent {
  readonly text: string
  readonly queryId: CompiledQuery['queryId']
  readonly line: string
}

/** What a process found out; kept where files that share it find it. */
interface Notes {
  /** By place and text: functions that send the same text are each noted, whoever was first. */
  readonly open: Map<string, Sent>
  readonly done: Set<string>
  /** Texts with the places they came from, as they run and not as they are written, which is cheaper to tell. */
  readonly known: Map<string, Set<string>>
}

const place = Symbol.for('pinfold.sent-statements')
const shared = globalThis as { [place]?: Notes }
const notes = (shared[place] ??= watchCompiler())

function watchCompiler(): Notes {
  const { prototype } = DefaultQueryCompiler
  const compileQuery = prototype.compileQuery
  const made: Notes = { open: new Map(), done: new Set(), known: new Map() }
  prototype.compileQuery = function watched(...given) {
    const compiled = compileQuery.apply(this, given)
    const places = made.known.get(compiled.sql) ?? new Set()
    made.known.set(compiled.sql, places)
    const running = runningPlace()
    if (!places.has(running)) {
      places.add(running)
      noteText(made, compiled)
    }
    return isForShards ? { ...compiled, sql: forShards(compiled.sql) } : compiled
  }
  return made
}

function noteText({ open, done }: Notes, { sql: text, queryId }: CompiledQuery): void {
  const line = lineOf(stackNow())
  const key = `${line} ${text}`
  // Tests ask the database for themselves, too.
  if (line !== null && !done.has(key) && !open.has(key)) open.set(key, { text, queryId, line })
}

/** Kysely and `compiled` come between the pool and who asks. */
const DEEPEST = 30

/** The innermost place of the program, by a stack that nobody writes out. */
function runningPlace(): string {
  for (const { scriptName, lineNumber, columnNumber } of getCallSites(DEEPEST, { sourceMap: false }))
    if (isAsking(scriptName)) return `${scriptName}:${lineNumber}:${columnNumber}`
  return ''
}

function stackNow(): string {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = DEEPEST
  const { stack } = new Error('compiled here')
  Error.stackTraceLimit = limit
  return stack ?? ''
}

/** Whether it is more than what only passes statements on. */
const isAsking = (file: string) =>
  file.startsWith('/') &&
  !file.includes('/node_modules/') &&
  !/\/platform\/db\/(compiled|by-bucket)\.ts$/.test(file) &&
  !file.includes('/test/setup/')

/** The innermost line of the program outside of what only passes statements on. */
function lineOf(stack: string): string | null {
  for (const found of stack.matchAll(/(\/[^()\s]+?):(\d+):\d+\)?$/gm)) {
    const [, file = '', line = ''] = found
    if (!isAsking(file)) continue
    return file.includes('/apps/server/src/') ? `${relative(project, file)}:${line}` : null
  }
  return null
}

afterAll(() => {
  if (notes.open.size === 0) return
  const lines = [...notes.open].map(([key, { text, queryId, line }]) => {
    notes.done.add(key)
    const written = lineOf(writtenAt.get(queryId)?.stack ?? '')
    return `${JSON.stringify({ text, line: written ?? line })}\n`
  })
  notes.open.clear()
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''))
})
