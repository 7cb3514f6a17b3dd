import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Settles when the database has answered anything at all. */
export async function askAnything(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
