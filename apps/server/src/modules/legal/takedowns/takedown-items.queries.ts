import type { MemberId } from '@pinfold/contract'
import { type Insertable, sql, type Updateable } from 'kysely'
import { among, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import './takedowns.tables.ts'

const columns = [
  'object_id as objectId',
  'takedown_id as takedownId',
  'law',
  'object_type as objectType',
  'member_id as memberId',
  'state',
  'countries',
  'removed_at as removedAt',
  'objection_until as objectionUntil',
  'objection',
  'objected_at as objectedAt',
  'restore_at as restoreAt',
] as const

export const insertItems = (writer: Writer, items: readonly Omit<Insertable<Tables['takedown_items']>, 'bucket'>[]) =>
  writer
    .insertInto('takedown_items')
    .values(items.map((item) => ({ ...item, bucket: bucketOf(item.object_id) })))
    .execute()

/** The things that a request names, by their ids. */
export const findItemsOf = (db: Db, takedownId: Id, objectIds: readonly Id[]) =>
  db
    .selectFrom('takedown_items')
    .select(columns)
    .where(ownedIn('object_id', objectIds))
    .where('takedown_id', '=', takedownId)
    .orderBy('object_id')
    .execute()

/** A named thing as it is stored. */
export type ItemRow = Awaited<ReturnType<typeof findItemsOf>>[number]

/** Where a thing is withheld by all requests that were granted and that stand. */
export const findStandingCountries = (db: Db, objectId: Id) =>
  db
    .selectFrom('takedown_items')
    .select('countries')
    .where(owned('object_id', objectId))
    .where('state', 'in', ['removed', 'objected'])
    .execute()

export const updateItem = (
  writer: Writer,
  { objectId, takedownId }: Pick<ItemRow, 'objectId' | 'takedownId'>,
  changes: Updateable<Tables['takedown_items']>,
) =>
  writer
    .updateTable('takedown_items')
    .set(changes)
    .where(owned('object_id', objectId))
    .where('takedown_id', '=', takedownId)
    .execute()

/** What was asked of a member's things, the newest requests first; all of it where no request is named. */
export const findItemsAbout = (db: Db, memberId: MemberId, takedownId: Id | null, limit: number) =>
  db
    .selectFrom('takedown_items')
    .select(columns)
    .where(owned('member_id', memberId))
    .$if(takedownId !== null, (query) => query.where('takedown_id', '=', takedownId))
    .orderBy('takedown_id', 'desc')
    .orderBy('object_id')
    .limit(limit)
    .execute()

/** For how many requests something of each member's is removed; what shows again, or may soon, does not count. */
export const countOffences = (db: Db, memberIds: readonly MemberId[]) =>
  db
    .selectFrom('takedown_items')
    .select(['member_id as memberId', sql<number>`count(distinct takedown_id)::int`.as('count')])
    .where(ownedIn('member_id', memberIds))
    .where('state', '=', 'removed')
    .groupBy('member_id')
    .execute()

/** What any of these requests names: the ids of the things say where it is. */
export const findItemsOfMany = (db: Db, objectIds: readonly Id[]) =>
  db.selectFrom('takedown_items').select(columns).where(ownedIn('object_id', objectIds)).orderBy('object_id').execute()

/** What shows again soon, the next first. The queue is of the whole site. */
export const findObjected = (db: Db, limit: number) =>
  db
    .selectFrom('takedown_items')
    .select('takedown_id as takedownId')
    .where('state', '=', 'objected')
    .orderBy('restore_at')
    .limit(limit)
    .execute()

/** Objections whose day has come. */
export const findDueItems = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('takedown_items')
    .select(columns)
    .where('state', '=', 'objected')
    .where('restore_at', '<=', now)
    .orderBy('restore_at')
    .limit(limit)
    .execute()

/** What was removed of each member's and stays so: the newest, so many of each. */
export async function findRemovedOf(db: Db, memberIds: readonly MemberId[], most: number) {
  if (memberIds.length === 0) return []
  const ranked = db
    .selectFrom('takedown_items')
    .select(columns)
    .select(sql<string>`row_number() over (partition by member_id order by takedown_id desc, object_id)`.as('place'))
    .where(ownedIn('member_id', memberIds))
    .where('state', '=', 'removed')
  return db.selectFrom(ranked.as('ranked')).selectAll().where('place', '<=', String(most)).orderBy('place').execute()
}

/** What was objected to these requests is not kept any longer. */
export const forgetObjections = (writer: Writer, objectIds: readonly Id[], takedownIds: readonly Id[]) =>
  writer
    .updateTable('takedown_items')
    .set({ objection: '' })
    .where(ownedIn('object_id', objectIds))
    .where(among('takedown_id', takedownIds))
    .where('objection', '<>', '')
    .execute()

export const deleteItemsAbout = (writer: LoneWriter, memberId: MemberId) =>
  writer.deleteFrom('takedown_items').where(owned('member_id', memberId)).execute()

/** How many things there are in each state, for everybody. */
export const countItems = (db: Db) =>
  db
    .selectFrom('takedown_items')
    .select(['law', 'state', sql<number>`count(*)::int`.as('count')])
    .groupBy(['law', 'state'])
    .execute()
