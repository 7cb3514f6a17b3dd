import type { PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { LoneWriter } from '../../../platform/writing/writer.ts'
import '../discovery.tables.ts'

/** The newest listed pin of an age behind so many newer ones; null where it holds no more. */
export async function findPinBehind(db: Db, age: number, newer: number): Promise<PinId | null> {
  const row = await listedOf(db, age).orderBy('id', 'desc').offset(newer).limit(1).executeTakeFirst()
  return row?.id ?? null
}

/** Some listed pins of an age from this one back, the oldest first. */
export async function findPinsUpTo(db: Db, age: number, upTo: PinId, limit: number): Promise<PinId[]> {
  const rows = await listedOf(db, age).where('id', '<=', upTo).orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

const listedOf = (db: Db, age: number) =>
  db
    .selectFrom('search_documents')
    .select('id')
    .where('is_listed', '=', true)
    .where('kind', '=', 'pin')
    .where('age', '=', age)

/** Sorts in what was moved to the age, so that searches need not look through what waits for it. */
export const sortIn = (db: Db, age: number) =>
  sql`select gin_clean_pending_list(${`search_documents_pins_of_age_${age}`}::regclass)`.execute(db)

export const setAge = (writer: LoneWriter, pinIds: readonly PinId[], age: number) =>
  writer.updateTable('search_documents').set({ age }).where('kind', '=', 'pin').where(ownedIn('id', pinIds)).execute()
