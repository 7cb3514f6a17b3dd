import type { Kysely } from 'kysely'
import { type Decision, requireAllowed } from '../auth/decision.ts'
import type { Member } from '../auth/viewer.ts'
import type { Db, Tx } from '../db/db.ts'
import type { Tables } from '../db/tables.ts'

declare const holds: unique symbol
declare const writes: unique symbol

/**
 * A transaction under the lock of what it names; nobody can be asked without one. Lock functions answer it, beside the row
 * that they locked. It is the transaction itself, so facts are read by it.
 */
export type Held<Of extends string = never> = Tx & { readonly [holds]: Readonly<Record<Of, true>> }

/** For a single statement that writes, in a transaction or in none. */
export type LoneWriter = Db &
  Pick<Kysely<Tables>, 'insertInto' | 'updateTable' | 'deleteFrom'> & { readonly [writes]: true }

/**
 * What everything that writes takes. It comes of asking under a lock (`authorize`), or of a function that says why nobody
 * is asked. It reads as well.
 */
export type Writer = Tx & LoneWriter

// The handle that came in, under another type: showing that one may write costs nothing.
const writerOf = (tx: Tx): Writer => tx as Writer

/** Asks under the lock: throws the refusal's failure, with the option that named what is refused; else one may write. */
export function authorize(held: Held, decision: Decision, field?: string): Writer {
  requireAllowed(decision, field)
  return writerOf(held)
}

/** Those of many that the policy allows, asked under their locks; the others are passed over. */
export function authorizeSome<T>(
  held: Held,
  wanted: readonly T[],
  decide: (one: T) => Decision,
): { writer: Writer; allowed: T[] } {
  return { writer: writerOf(held), allowed: wanted.filter((one) => decide(one).isAllowed) }
}

/** For rows of the viewer's own, which being signed in opens: their settings, marks, sessions, names. */
export const writeOwn = (held: Held, _viewer: Pick<Member, 'id'>): Writer => writerOf(held)

/**
 * For what no person asks for: jobs, sweeps, relays, endings. The reason is for whoever reads the call, as are those of
 * the next two.
 */
export const writeAsSystem = (tx: Tx, _reason: string): Writer => writerOf(tx)

/** For one statement outside of transactions, which decides by itself. */
export const writeAlone = (db: Db, _reason: string): LoneWriter => db as LoneWriter

/** For writes that need no lock: nothing that decides them can change under them, or one statement decides by itself. */
export const holdNothing = (tx: Tx, _reason: string): Held<'nothing'> => tx as Held<'nothing'>
