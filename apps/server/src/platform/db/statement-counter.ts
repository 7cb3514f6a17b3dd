import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery } from 'kysely'

interface Count {
  statements: string[]
}

const counts = new AsyncLocalStorage<Count>()

/** Called by the pool for each statement it sends. */
export function noteStatement(text: string): void {
  counts.getStore()?.statements.push(text)
}

/** Where the statements are written that are compiled once: the stack of who calls them does not say it. */
export const writtenAt = new WeakMap<CompiledQuery['queryId'], Error>()

/** Runs the work and answers its result with the texts of all statements it sent, in order. */
export async function countStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: readonly string[] }> {
  const count: Count = { statements: [] }
  const result = await counts.run(count, work)
  return { result, statements: count.statements }
}
