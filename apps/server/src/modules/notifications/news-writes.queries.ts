import type { NewsKind, BoardId, CommentId, MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import { type LoneWriter, type Writer, writeAsSystem } from '../../platform/writing/writer.ts'
import { hold } from '../../platform/writing/hold.ts'
import './notifications.tables.ts'

/** Locks what is known of the member's news, so that one writer at a time adds to it. */
export async function lockNewsState(tx: Tx, memberId: MemberId) {
  const state = await writeAsSystem(tx, 'there is nothing to lock before the row')
    .insertInto('notification_states')
    .values({ bucket: bucketOf(memberId), member_id: memberId, next_digest_at: null })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'member_id']).doUpdateSet({ seen_id: sql`notification_states.seen_id` }),
    )
    .returning(['seen_id as seenId', 'digested_id as digestedId', 'next_digest_at as nextDigestAt'])
    .executeTakeFirstOrThrow()
  return [hold(tx, 'news'), state] as const
}

/** Whether the member has heard of the event that the key names. */
export async function hasSource(db: Db, memberId: MemberId, sourceKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('notification_sources')
    .select('source_id')
    .where(owned('member_id', memberId))
    .where('source_key', '=', sourceKey)
    .executeTakeFirst()
  return row !== undefined
}

interface NewNews {
  id: Id
  memberId: MemberId
  kind: NewsKind
  groupKey: string
  pinId: PinId | null
  boardId: BoardId | null
  commentId: CommentId | null
  versionId: Id
}

/** The row of the group, which moves to the beginning; a new one where there is none. Answers its id. */
export async function upsertNews(writer: Writer, news: NewNews): Promise<Id> {
  const { id } = await writer
    .insertInto('notifications')
    .values({
      bucket: bucketOf(news.memberId),
      id: news.id,
      member_id: news.memberId,
      kind: news.kind,
      group_key: news.groupKey,
      pin_id: news.pinId,
      board_id: news.boardId,
      comment_id: news.commentId,
      version_id: news.versionId,
    })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'member_id', 'kind', 'group_key']).doUpdateSet({
        // Ids of one millisecond are in no order.
        version_id: sql`greatest(notifications.version_id, excluded.version_id)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface NewSource {
  newsId: Id
  sourceId: Id
  memberId: MemberId
  sourceKey: string
  actorId: MemberId
  objectId: Id | null
}

export const insertSource = (writer: Writer, source: NewSource) =>
  writer
    .insertInto('notification_sources')
    .values({
      bucket: bucketOf(source.newsId),
      notification_id: source.newsId,
      source_id: source.sourceId,
      member_id: source.memberId,
      source_key: source.sourceKey,
      actor_id: source.actorId,
      object_id: source.objectId,
    })
    .execute()

/** Keeps the newest sources of a piece of news. */
export const trimSources = (writer: Writer, newsId: Id, kept: number) =>
  writer
    .deleteFrom('notification_sources')
    .where(owned('notification_id', newsId))
    .where('source_id', '<', (eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('notification_sources')
            .select('source_id')
            .where(owned('notification_id', newsId))
            .orderBy('source_id', 'desc')
            .limit(kept)
            .as('kept'),
        )
        .select((of) => of.fn.min('kept.source_id').as('oldest')),
    )
    .execute()

/** Keeps the newest news of a member; sources go along. */
export const trimNews = (writer: Writer, memberId: MemberId, kept: number) =>
  writer
    .deleteFrom('notifications')
    .where(owned('member_id', memberId))
    .where('version_id', '<', (eb) =>
      eb
        .selectFrom(
          eb
            .selectFrom('notifications')
            .select('version_id')
            .where(owned('member_id', memberId))
            .orderBy('version_id', 'desc')
            .limit(kept)
            .as('kept'),
        )
        .select((of) => of.fn.min('kept.version_id').as('oldest')),
    )
    .execute()

/** News that nothing joined since the version; answers how many pieces went. */
export async function deleteNewsBefore(writer: LoneWriter, version: Id, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from notifications where (bucket, id) in
      (select bucket, id from notifications where version_id < ${version}::bigint limit ${limit})
    returning id`.execute(writer)
  return rows.length
}

/** Everything up to the version is seen, as far as there is anything. Never goes back. */
export const raiseSeenId = (writer: Writer, memberId: MemberId, version: Id) =>
  sql<{ seenId: Id }>`
    update notification_states as state set seen_id = greatest(state.seen_id, least(${version}::bigint,
      (select max(version_id) from notifications where ${owned('member_id', memberId)})))
    where ${owned('member_id', memberId, 'state')}
    returning state.seen_id as "seenId"`.execute(writer)

export const setNextDigest = (writer: Writer, memberId: MemberId, at: Date | null) =>
  writer.updateTable('notification_states').set({ next_digest_at: at }).where(owned('member_id', memberId)).execute()
