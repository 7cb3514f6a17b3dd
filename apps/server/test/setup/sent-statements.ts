import { appendFileSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'
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
  /** By line and text: functions that send the same text are each noted, whoever was first. */
  readonly open: Map<string, Sent>
  readonly done: Set<string>
}

const place = Symbol.for('pinfold.sent-statements')
const shared = globalThis as { [place]?: Notes }
const notes = (shared[place] ??= watchCompiler())

function watchCompiler(): Notes {
  const { prototype } = DefaultQueryCompiler
  const compileQuery = prototype.compileQuery
  const made: Notes = { open: new Map(), done: new Set() }
  prototype.compileQuery = function watched(...given) {
    const compiled = compileQuery.apply(this, given)
    const line = lineOf(stackNow())
    // Tests ask the database for themselves, too.
    const key = `${line} ${compiled.sql}`
    if (line !== null && !made.done.has(key) && !made.open.has(key))
      made.open.set(key, { text: compiled.sql, queryId: compiled.queryId, line })
    return isForShards ? { ...compiled, sql: forShards(compiled.sql) } : compiled
  }
  return made
}

/** Kysely and `compiled` come between the pool and who asks. */
function stackNow(): string {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 30
  const { stack } = new Error('compiled here')
  Error.stackTraceLimit = limit
  return stack ?? ''
}

/** The innermost line of the program outside of what only passes statements on. */
function lineOf(stack: string): string | null {
  for (const found of stack.matchAll(/(\/[^()\s]+?):(\d+):\d+\)?$/gm)) {
    const [, file = '', line = ''] = found
    if (file.includes('/node_modules/') || /\/platform\/db\/(compiled|by-bucket)\.ts$/.test(file)) continue
    if (file.includes('/test/setup/')) continue
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
