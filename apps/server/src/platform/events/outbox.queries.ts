import { type Insertable, sql } from 'kysely'
import { ownedIn } from '../db/by-bucket.ts'
import { compiledWrite, type Given } from '../db/compiled.ts'
import type { Tx } from '../db/db.ts'
import type { Tables } from '../db/tables.ts'
import type { Writer } from '../writing/writer.ts'
import './outbox.tables.ts'

type NewEvent = Insertable<Tables['outbox_events']>

export const insertEvent = compiledWrite((writer, event: Given<NewEvent>) =>
  writer.insertInto('outbox_events').values({
    bucket: event.as(({ bucket }) => bucket).sql,
    id: event.as(({ id }) => id).sql,
    name: event.as(({ name }) => name).sql,
    payload: event.as(({ payload }) => payload).sql,
    created_at: event.as((given) => given.created_at).sql,
  }),
)

/** One text for any number of events, so that it is planned once. */
export const insertEvents = compiledWrite((_writer, events: Given<readonly NewEvent[]>) => {
  const list = <K extends keyof NewEvent>(name: K) => events.as((rows) => rows.map((row) => row[name])).sql
  return sql`insert into outbox_events (bucket, id, name, payload, created_at)
    select * from unnest(${list('bucket')}::smallint[], ${list('id')}::bigint[],
      ${list('name')}::text[], ${list('payload')}::jsonb[], ${list('created_at')}::timestamptz[])`
})

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

export const deleteEvents = (writer: Writer, ids: readonly string[]) =>
  writer.deleteFrom('outbox_events').where(ownedIn('id', ids)).execute()
