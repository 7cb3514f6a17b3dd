import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'

/** When the installation began. */
export async function findBeginning(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ began: Date | null }>`select min(applied_at) as began from applied_migrations`.execute(
    db,
  )
  return rows[0]?.began ?? null
}
