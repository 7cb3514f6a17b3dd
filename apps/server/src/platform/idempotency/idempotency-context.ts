import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { Tx } from '../db/db.ts'
import { AppError } from '../errors/app-error.ts'
import { keepResult, readResult } from './kept-result.ts'
import { markKeyCommitted } from './idempotency.queries.ts'

/** The key a running command was called with. */
export interface IdempotencyClaim {
  memberId: string
  key: string
}

interface Running {
  readonly claim: IdempotencyClaim
  /** What the command's transactions answered before its process died, by their steps; empty in a first run. */
  readonly kept: Map<string, string | null>
  /** How often each piece of work was begun. */
  readonly begun: Map<string, number>
}

const runs = new AsyncLocalStorage<Running>()

/**
 * Runs a command under its claim. `kept` is what a run that died has committed: those transactions are not run again but
 * answer what they answered then.
 */
export const withClaim = <T>(
  claim: IdempotencyClaim,
  kept: Readonly<Record<string, string | null>>,
  work: () => Promise<T>,
): Promise<T> => runs.run({ claim, kept: new Map(Object.entries(kept)), begun: new Map() }, work)

/** The key that the command running just now was called with; null outside of commands with a key. */
export const runningKey = (): string | null => runs.getStore()?.claim.key ?? null

/** A transaction of a command with a key: whether it has happened already, and how to note that it does. */
export interface Step<T> {
  readonly done: { readonly result: T } | null
  /** Notes in the write's own transaction that it has happened. */
  mark(tx: Tx, result: T): Promise<void>
}

/**
 * The step that begins with this transaction; null outside of commands with a key. It is known by its code, so a program of
 * another version finds nothing of it. Throws `in_flight` where it cannot be told whether it has happened.
 */
export function beginStep<T>(work: (tx: Tx) => Promise<T>): Step<T> | null {
  const run = runs.getStore()
  if (!run) return null
  const code = createHash('sha1').update(work.toString()).digest('base64url')
  const time = (run.begun.get(code) ?? 0) + 1
  run.begun.set(code, time)
  const name = `${code} ${time}`
  const kept = run.kept.get(name)
  // Something was written, and nobody knows what: writing once more might double it.
  if (kept === null || (kept === undefined && run.kept.size > 0)) throw new AppError('in_flight')
  run.kept.delete(name)
  return {
    // What is kept was written by this code, so it is of the type that this code answers.
    done: kept === undefined ? null : { result: readResult(kept) as T },
    mark: async (tx, result) => void (await markKeyCommitted(tx, run.claim, name, keepResult(result))),
  }
}
