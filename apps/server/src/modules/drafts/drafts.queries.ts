import type { MemberId } from '@pinfold/contract'
import { type Insertable, type Updateable, sql } from 'kysely'
import { among, owned } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import { hold } from '../../platform/writing/hold.ts'
import type { Held, LoneWriter, Writer } from '../../platform/writing/writer.ts'
import './drafts.tables.ts'

const columns = [
  'id',
  'member_id as memberId',
  'position',
  'kind',
  'upload_id as uploadId',
  'cover_upload_id as coverUploadId',
  'edited_upload_id as editedUploadId',
  'uploaded_by as uploadedBy',
  'title',
  'description',
  'alt_text as altText',
  'link',
  'media_url as mediaUrl',
  'board_id as boardId',
  'section_id as sectionId',
  'topic_ids as topicIds',
  'is_comments_allowed as isCommentsAllowed',
  'is_similar_products_shown as isSimilarShown',
  'product_tags as productTags',
  'edit',
  'state',
  'failure',
  'publish_at as publishAt',
  'zone',
  'version',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const

/** The member's drafts in their order. */
export const findDrafts = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('pin_drafts')
    .select(columns)
    .where(owned('member_id', memberId))
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

export type DraftRow = Awaited<ReturnType<typeof findDrafts>>[number]

/** Drafts of the member by their ids, locked; those that were thrown away only where they are asked for. */
export async function lockDrafts(
  tx: Tx,
  memberId: MemberId,
  ids: readonly Id[],
  which: 'kept' | 'deleted' = 'kept',
): Promise<[Held<'drafts'>, DraftRow[]]> {
  const rows = await tx
    .selectFrom('pin_drafts')
    .select(columns)
    .where(owned('member_id', memberId))
    .where(among('id', ids))
    .where('deleted_at', which === 'kept' ? 'is' : 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return [hold(tx, 'drafts'), rows]
}

/** A draft whose time has come, unless somebody is at it already. */
export async function lockDueDraft(tx: Tx, id: Id, now: Date): Promise<DraftRow | undefined> {
  return tx
    .selectFrom('pin_drafts')
    .select(columns)
    .where(owned('id', id))
    .where('state', '=', 'scheduled')
    .where('deleted_at', 'is', null)
    .where('publish_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Some drafts whose time has come, the earliest first. */
export async function findDueDrafts(db: Db, now: Date, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('pin_drafts')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('deleted_at', 'is', null)
    .where('publish_at', '<=', now)
    // Those of members whom moderators keep out wait until they are back.
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('members as member')
            .select('member.id')
            .whereRef('member.bucket', '=', 'pin_drafts.bucket')
            .whereRef('member.id', '=', 'pin_drafts.member_id')
            .where('member.barred_until', 'is not', null),
        ),
      ),
    )
    .orderBy('publish_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export interface DraftCounts {
  readonly drafts: number
  readonly scheduled: number
  readonly lastPosition: number
}

/** How many drafts the member has, without those that are named. */
export async function countDrafts(db: Db, memberId: MemberId, without: readonly Id[] = []): Promise<DraftCounts> {
  const { rows } = await sql<DraftCounts>`
    select count(*) filter (where state <> 'scheduled')::int as drafts,
      count(*) filter (where state = 'scheduled')::int as scheduled,
      coalesce(max(position), 0) as "lastPosition"
    from pin_drafts where ${owned('member_id', memberId)} and deleted_at is null and id <> all(${[...without]}::bigint[])
  `.execute(db)
  return rows[0] ?? { drafts: 0, scheduled: 0, lastPosition: 0 }
}

export const insertDrafts = (writer: Writer, drafts: readonly Omit<Insertable<Tables['pin_drafts']>, 'bucket'>[]) =>
  writer
    .insertInto('pin_drafts')
    .values(drafts.map((draft) => ({ ...draft, bucket: bucketOf(draft.id) })))
    .execute()

/** Changes a draft, and counts the change. */
export const updateDraft = (writer: Writer, id: Id, changes: Updateable<Tables['pin_drafts']>) =>
  writer
    .updateTable('pin_drafts')
    .set({ ...changes, version: sql`version + 1`, warned_at: null })
    .where(owned('id', id))
    .execute()

/** Throws drafts away, or brings them back. */
export const markDeleted = (writer: Writer, memberId: MemberId, ids: readonly Id[], at: Date | null) =>
  writer
    .updateTable('pin_drafts')
    .set({ deleted_at: at })
    .where(owned('member_id', memberId))
    .where(among('id', ids))
    .execute()

/** Removes drafts for good. */
export const removeDrafts = (writer: Writer, memberId: MemberId, ids: readonly Id[]) =>
  writer.deleteFrom('pin_drafts').where(owned('member_id', memberId)).where(among('id', ids)).execute()

/** Gives the member's drafts their places. */
export async function placeDrafts(writer: LoneWriter, memberId: MemberId, ids: readonly Id[]): Promise<void> {
  await sql`
    update pin_drafts as draft set position = place.number
    from unnest(${[...ids]}::bigint[]) with ordinality as place (id, number)
    where ${owned('member_id', memberId, 'draft')} and draft.id = place.id`.execute(writer)
}
