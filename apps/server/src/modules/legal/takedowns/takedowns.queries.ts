import type { TakedownState } from '@pinfold/contract'
import { type Insertable, sql } from 'kysely'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Held, Writer } from '../../../platform/writing/writer.ts'
import './takedowns.tables.ts'

const columns = [
  'id',
  'law',
  'law_types as lawTypes',
  'country',
  'objects',
  'explanation',
  'details',
  'name',
  'organisation',
  'email',
  'locale',
  'flagger_number as flaggerNumber',
  'is_for_complaints_office as isForComplaintsOffice',
  'state',
  'reason',
  'due_at as dueAt',
  'decided_at as decidedAt',
  'created_at as createdAt',
] as const

export const insertTakedown = (writer: Writer, takedown: Omit<Insertable<Tables['takedowns']>, 'bucket'>) =>
  writer
    .insertInto('takedowns')
    .values({ ...takedown, bucket: bucketOf(takedown.id) })
    .execute()

export const findTakedown = (db: Db, id: Id) =>
  db.selectFrom('takedowns').select(columns).where(owned('id', id)).executeTakeFirst()

/** Many requests, by their ids. */
export const findTakedowns = (db: Db, ids: readonly Id[]) =>
  db.selectFrom('takedowns').select(columns).where(ownedIn('id', ids)).execute()

/** A request as it is stored. */
export type TakedownRow = NonNullable<Awaited<ReturnType<typeof findTakedown>>>

/** Locks a request, so that it is decided once. */
export async function lockTakedown(tx: Tx, id: Id): Promise<[Held<'takedown'>, TakedownRow | undefined]> {
  const row = await tx.selectFrom('takedowns').select(columns).where(owned('id', id)).forUpdate().executeTakeFirst()
  return [hold(tx, 'takedown'), row]
}

export const decideRow = (
  writer: Writer,
  id: Id,
  decision: { state: TakedownState; reason: string; decided_at: Date },
) => writer.updateTable('takedowns').set(decision).where(owned('id', id)).execute()

/** What waits for a decision, the most urgent first. The queue is of the whole site: nobody owns a request. */
export const findOpenTakedowns = (db: Db, limit: number) =>
  db
    .selectFrom('takedowns')
    .select(columns)
    .where('state', '=', 'open')
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** How many requests there are in each state, for everybody. */
export const countTakedowns = (db: Db) =>
  db
    .selectFrom('takedowns')
    .select(['law', 'state', sql<number>`count(*)::int`.as('count')])
    .groupBy(['law', 'state'])
    .execute()

/** Requests that were decided on before the day, and whose papers are still there. They lie anywhere. */
export const findOldPapers = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('takedowns')
    .select(['id', 'objects'])
    .where('state', '<>', 'open')
    .where('papers_gone_at', 'is', null)
    .where('decided_at', '<', before)
    .orderBy('decided_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Nobody is named by these requests any more; the law, the number and what became of them stay. */
export const forgetPapersOf = (writer: Writer, ids: readonly Id[], now: Date) =>
  writer
    .updateTable('takedowns')
    .set({
      name: '',
      organisation: '',
      email: '',
      flagger_number: '',
      explanation: '',
      details: '{}',
      reason: '',
      papers_gone_at: now,
    })
    .where(ownedIn('id', ids))
    .execute()
