import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/** Stops each statement of the transaction after so many milliseconds. */
export const limitTime = (tx: Tx, most: number): Promise<unknown> =>
  sql`set local statement_timeout = ${sql.lit(most)}`.execute(tx)
