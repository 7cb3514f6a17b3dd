import type { NewsKind, BoardId, CommentId, MemberId, PinId } from '@pinfold/contract'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import './notifications.tables.ts'

/** Somebody who did it, and what they made. */
export interface NewsSource {
  readonly actorId: MemberId
  readonly objectId: Id | null
}

/** A piece of news as it is stored, its sources newest first. */
export interface NewsRow {
  readonly id: Id
  readonly kind: NewsKind
  readonly pinId: PinId | null
  readonly boardId: BoardId | null
  readonly commentId: CommentId | null
  readonly versionId: Id
  readonly sources: readonly NewsSource[]
}

const columns = [
  'id',
  'kind',
  'pin_id as pinId',
  'board_id as boardId',
  'comment_id as commentId',
  'version_id as versionId',
] as const

interface NewsPlace {
  /** Older than this version; null for the newest. */
  after: Id | null
  limit: number
  /** Newer than this version. */
  since?: Id
}

/** A member's news, newest first. Two statements. */
export async function findNews(db: Db, memberId: MemberId, place: NewsPlace): Promise<NewsRow[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(columns)
    .where(owned('member_id', memberId))
    .$if(place.after !== null, (query) => query.where('version_id', '<', place.after ?? '0'))
    .$if(place.since !== undefined, (query) => query.where('version_id', '>', place.since ?? '0'))
    .orderBy('version_id', 'desc')
    .limit(place.limit)
    .execute()
  return withSources(db, rows)
}

/** One piece of a member's news; undefined where they have none of that id. */
export async function findNewsOf(db: Db, memberId: MemberId, id: Id): Promise<NewsRow | undefined> {
  if (bucketOf(id) !== bucketOf(memberId)) return undefined
  const rows = await db
    .selectFrom('notifications')
    .select(columns)
    .where(owned('id', id))
    .where('member_id', '=', memberId)
    .execute()
  return (await withSources(db, rows))[0]
}

async function withSources(db: Db, rows: readonly Omit<NewsRow, 'sources'>[]): Promise<NewsRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const sources = await db
    .selectFrom('notification_sources')
    .select(['notification_id as newsId', 'actor_id as actorId', 'object_id as objectId'])
    .where(ownedIn('notification_id', ids))
    .orderBy('source_id', 'desc')
    .execute()
  const byNews = Map.groupBy(sources, ({ newsId }) => newsId)
  return rows.map((row) => ({ ...row, sources: byNews.get(row.id) ?? [] }))
}

export const findSeenId = async (db: Db, memberId: MemberId): Promise<Id> =>
  (
    await db
      .selectFrom('notification_states')
      .select('seen_id as seenId')
      .where(owned('member_id', memberId))
      .executeTakeFirst()
  )?.seenId ?? '0'
