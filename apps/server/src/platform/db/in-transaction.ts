import { beginStep } from '../idempotency/idempotency-context.ts'
import { writeAsSystem } from '../writing/writer.ts'
import { tellChanged } from './kept/changed-rows.ts'
import { bringWritten } from './kept/written-rows.ts'
import { type Db, transact, type Tx } from './db.ts'

/** A name written out where it is used, not one that is put together. */
export type StepName<N extends string> = string extends N ? never : N

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
 * answers what it answered then, and does nothing: `name` says which step of the command it is. No other has it, and a step
 * that answers something else than it did gets another.
 */
export async function inTransaction<N extends string, T>(
  db: Db,
  name: StepName<N>,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const step = beginStep<T>(name)
  if (step?.done) return step.done.result
  for (let tries = 1; ; tries += 1) {
    try {
      const { tx: committed, result } = await transact(
        db,
        async (tx) => {
          databases.set(tx, db)
          return { tx, result: await work(tx) }
        },
        (tx, done) => [
          async () => step?.mark(writeAsSystem(tx, 'the key is noted as done with the write'), done.result),
          () => tellChanged(tx),
        ],
      )
      bringWritten(committed)
      for (const then of afterCommits.get(committed) ?? []) then()
      return result
    } catch (error) {
      if (tries === MOST_TRIES || !isWorthAnotherTry(error)) throw error
    }
  }
}

const isDatabaseError = (error: unknown): error is Error & { code: string; constraint?: string } =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'

/**
 * Two processes may draw one id. Most find that at its own key; a list that is written before the row, which names it once
 * (`…_once`), finds it first.
 */
const mayHoldNewId = (constraint: string) => constraint.endsWith('_pkey') || constraint.endsWith('_once')

function isWorthAnotherTry(error: unknown): boolean {
  if (!isDatabaseError(error)) return false
  if (error.code === DEADLOCK || error.code === SERIALIZATION) return true
  return error.code === UNIQUE && mayHoldNewId(error.constraint ?? '')
}
