import type { MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { among, owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import { compiledByIds } from '../../../platform/db/compiled.ts'
import { changing } from '../../../platform/db/kept/changed-rows.ts'
import { keptByIds } from '../../../platform/db/kept/kept-by-ids.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import type { EdgePage, EdgeRow } from '../follow-lists.queries.ts'
import '../graph.tables.ts'

/** Every topic lives in this bucket. */
export const TOPICS = 0
const columns = [
  'id',
  'slug',
  'name',
  'names',
  'theme',
  'parent_id as parentId',
  'synonyms',
  'is_hidden as isHidden',
  'cover_pin_id as coverPinId',
] as const
/** More than there are. */
const MOST_TOPICS = 2000

/** Topics whoever may see them; editors change them. */
export const findAllTopics = keptByIds(
  compiledByIds((db, ids) => db.selectFrom('topics').select(columns).where(ownedIn('id', ids))),
  { most: 1000 },
)

export type TopicRow = Awaited<ReturnType<typeof findAllTopics>>[number]

/** The step that leaves out what only employees see. */
const shownTopics = (rows: readonly TopicRow[]) => rows.filter(({ isHidden }) => !isHidden)

/** Topics as everybody sees them: a hidden one reads like one that is missing. */
export const findTopics = async (db: Db, ids: readonly Id[]): Promise<TopicRow[]> =>
  shownTopics(await findAllTopics(db, ids))

const selectShown = (db: Db) =>
  db.selectFrom('topics').select(columns).where('bucket', '=', TOPICS).where('is_hidden', '=', false)

export const findTopicBySlug = (db: Db, slug: string): Promise<TopicRow | undefined> =>
  selectShown(db).where('slug', '=', slug).executeTakeFirst()

/** The next topics by slug; where one is named, of those right below it, and below `0` are the first ones. */
export function findTopicsAfter(db: Db, after: string | null, limit: number, below?: Id): Promise<TopicRow[]> {
  const all = selectShown(db).$if(below !== undefined, (query) =>
    below === '0' ? query.where('parent_id', 'is', null) : query.where('parent_id', '=', below ?? ''),
  )
  const next = after === null ? all : all.where('slug', '>', after)
  return next.orderBy('slug').limit(limit).execute()
}

/** All topics: the first ones, and those below them. */
export const findTopicTree = (db: Db): Promise<TopicRow[]> => selectShown(db).orderBy('id').limit(MOST_TOPICS).execute()

/** The topics right below one. */
export const findTopicsBelow = (db: Db, parentId: Id): Promise<TopicRow[]> =>
  selectShown(db).where('parent_id', '=', parentId).orderBy('slug').limit(MOST_TOPICS).execute()

/** Which of the topics the member follows. */
export async function findFollowedTopics(db: Db, memberId: MemberId, topicIds: readonly Id[]): Promise<Set<Id>> {
  const rows = await db
    .selectFrom('topic_follows')
    .select('topic_id as topicId')
    .where(owned('member_id', memberId))
    .where(among('topic_id', topicIds))
    .execute()
  return new Set(rows.map(({ topicId }) => topicId))
}

/** The topics that each of the members follows, the first ones of many. */
export async function findTopicsFollowedBy(
  db: Db,
  memberIds: readonly MemberId[],
  most: number,
): Promise<Map<MemberId, Id[]>> {
  const rows = await db
    .selectFrom('topic_follows')
    .select(['member_id as memberId', 'topic_id as topicId'])
    .where(ownedIn('member_id', memberIds))
    .orderBy('topic_id')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ memberId }) => memberId)].map(([id, topics]) => [
      id,
      topics.slice(0, most).map(({ topicId }) => topicId),
    ]),
  )
}

/** The topics a member follows, newest edge first. */
export function findFollowedTopicEdges(db: Db, memberId: MemberId, page: EdgePage): Promise<EdgeRow[]> {
  const all = db
    .selectFrom('topic_follows')
    .select(['topic_id as id', 'edge_id as edgeId'])
    .where(owned('member_id', memberId))
  const older = page.after === null ? all : all.where('edge_id', '<', page.after)
  return older.orderBy('edge_id', 'desc').limit(page.limit).execute()
}

/** Follows the topics; answers how many of them are new. Sessions hold whether their member follows some. */
export async function insertTopicFollows(
  writer: Writer,
  memberId: MemberId,
  edges: readonly { topicId: Id; edgeId: Id }[],
): Promise<number> {
  const { rows } = await sql`
    insert into topic_follows (bucket, member_id, topic_id, edge_id)
    select ${bucketOf(memberId)}::smallint, ${memberId}::bigint, new.*
    from unnest(${edges.map(({ topicId }) => topicId)}::bigint[], ${edges.map(({ edgeId }) => edgeId)}::bigint[]) new
    on conflict do nothing returning topic_id`.execute(changing(writer, [memberId]))
  return rows.length
}

/** Ends following the topics; answers how many were followed. */
export async function deleteTopicFollows(writer: Writer, memberId: MemberId, topicIds: readonly Id[]): Promise<number> {
  const result = await changing(writer, [memberId])
    .deleteFrom('topic_follows')
    .where(owned('member_id', memberId))
    .where(among('topic_id', topicIds))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
