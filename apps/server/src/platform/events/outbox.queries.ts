import type { Insertable } from 'kysely'
import { ownedIn } from '../db/by-bucket.ts'
import type { Tx } from '../db/db.ts'
import type { Tables } from '../db/tables.ts'
import './outbox.tables.ts'

export const insertEvent = (tx: Tx, event: Insertable<Tables['outbox_events']>) =>
  tx.insertInto('outbox_events').values(event).execute()

/** The oldest undelivered events; those another relay holds are passed over. */
export const lockOldestEvents = (tx: Tx, limit: number) =>
  tx
    .selectFrom('outbox_events')
    .select(['id', 'name', 'payload'])
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

export const deleteEvents = (tx: Tx, ids: readonly string[]) =>
  tx.deleteFrom('outbox_events').where(ownedIn('id', ids)).execute()
