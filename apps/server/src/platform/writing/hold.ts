import type { Tx } from '../db/db.ts'
import type { Held } from './writer.ts'

/**
 * Says that the transaction holds the lock of what is named. Only for the statement that takes it: the import is kept to
 * `*.queries.ts` and `*.locks.ts`.
 */
export const hold = <Of extends string>(tx: Tx, _of: Of): Held<Of> => tx as Held<Of>
