import { beginStep } from '../idempotency/idempotency-context.ts'
import type { Db, Tx } from './db.ts'

const DEADLOCK = '40P01'
const SERIALIZATION = '40001'
const UNIQUE = '23505'
const MOST_TRIES = 4

const databases = new WeakMap<Tx, Db>()

/** The database that a transaction was begun on by `inTransaction`. */
export const databaseOf = (tx: Tx): Db | undefined => databases.get(tx)

const afterCommits = new WeakMap<Tx, (() => void)[]>()

/** What to do once the transaction is committed; nothing where it is not. For news, never for writes. */
export function afterCommit(tx: Tx, then: () => void): void {
  afterCommits.set(tx, [...(afterCommits.get(tx) ?? []), then])
}

/**
 * Runs a write in one transaction. A deadlock, a serialization failure and a collision of ids are tried again,
 * so the work must not touch anything but the transaction. Under an idempotency key whose process died after this commit it
 * answers what it answered then, and does nothing.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const step = beginStep(work)
  if (step?.done) return step.done.result
  for (let tries = 1; ; tries += 1) {
    try {
      const { tx: committed, result } = await db.transaction().execute(async (tx) => {
        databases.set(tx, db)
        const done = { tx, result: await work(tx) }
        await step?.mark(tx, done.result)
        return done
      })
      for (const then of afterCommits.get(committed) ?? []) then()
      return result
    } catch (error) {
      if (tries === MOST_TRIES || !isWorthAnotherTry(error)) throw error
    }
  }
}

const isDatabaseError = (error: unknown): error is Error & { code: string; constraint?: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

function isWorthAnotherTry(error: unknown): boolean {
  if (!isDatabaseError(error)) return false
  if (error.code === DEADLOCK || error.code === SERIALIZATION) return true
  return error.code === UNIQUE && (error.constraint?.endsWith('_pkey') ?? false)
}
