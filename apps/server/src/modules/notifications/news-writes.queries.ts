import type { NewsKind, BoardId, CommentId, MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned, ownedIn, unnested } from '../../platform/db/by-bucket.ts'
import { compiled, compiledWrite, type Given } from '../../platform/db/compiled.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { bucketOf, compareIds, type Id, type IdSource } from '../../platform/ids/ids.ts'
import { type LoneWriter, type Writer, writeAsSystem } from '../../platform/writing/writer.ts'
import { hold } from '../../platform/writing/hold.ts'
import './notifications.tables.ts'

/** How far a member has seen their news, and when the next email about it is due. */
export interface NewsState {
  readonly seenId: Id
  readonly digestedId: Id
  readonly nextDigestAt: Date | null
}

/** Locks what is known of the member's news, so that one writer at a time adds to it. */
export async function lockNewsState(tx: Tx, memberId: MemberId) {
  const [held, states] = await lockNewsStates(tx, [memberId])
  const state = states.get(memberId)
  if (!state) throw new Error('a locked row is there')
  return [held, state] as const
}

/** Locks what is known of many members' news, in the order of (bucket, id). */
export async function lockNewsStates(tx: Tx, memberIds: readonly MemberId[]) {
  const rows = await upsertStates(writeAsSystem(tx, 'there is nothing to lock before the row'), memberIds)
  return [hold(tx, 'news'), new Map<Id, NewsState>(rows.map((row) => [row.memberId, row]))] as const
}

const upsertStates = compiledWrite(
  (_writer, memberIds: Given<readonly MemberId[]>) => sql<NewsState & { memberId: MemberId }>`
    insert into notification_states (bucket, member_id, next_digest_at)
    select bucket, id, null from ${unnested(memberIds)} as wanted (bucket, id) order by bucket, id
    on conflict (bucket, member_id) do update set seen_id = notification_states.seen_id
    returning member_id as "memberId", seen_id as "seenId", digested_id as "digestedId", next_digest_at as "nextDigestAt"`,
)

/** Which of the events the members have heard of, as 'member key'. */
export async function findHeardKeys(
  db: Db,
  news: readonly { readonly memberId: MemberId; readonly sourceKey: string }[],
): Promise<Set<string>> {
  const rows = await readHeard(
    db,
    news.map(({ memberId }) => memberId),
    news.map(({ sourceKey }) => sourceKey),
  )
  return new Set(rows.map(({ memberId, sourceKey }) => `${memberId} ${sourceKey}`))
}

const readHeard = compiled(
  (_db, memberIds: Given<MemberId[]>, keys: Given<string[]>) => sql<{ memberId: MemberId; sourceKey: string }>`
    select member_id as "memberId", source_key as "sourceKey" from notification_sources as source
    where (bucket, member_id, source_key) in (select * from unnest(
        (select ${memberIds.as((ids) => ids.map(bucketOf)).sql}::smallint[]), (select ${memberIds.sql}::bigint[]),
        (select ${keys.sql}::text[])))
      and ${inBucketsOf(memberIds, 'source')}`,
)

interface NewNews {
  readonly memberId: MemberId
  readonly kind: NewsKind
  readonly groupKey: string
  readonly pinId?: PinId
  readonly boardId?: BoardId
  readonly commentId?: CommentId
  readonly versionId: Id
}

const groupOf = ({ memberId, kind, groupKey }: Pick<NewNews, 'memberId' | 'kind' | 'groupKey'>) =>
  `${memberId} ${kind} ${groupKey}`

/** The rows of the groups, which move to the beginning; new ones where there are none. Answers their ids. */
export async function upsertNews(writer: Writer, ids: IdSource, news: readonly NewNews[]) {
  // Ids of one millisecond are in no order, so the greatest is looked for.
  const rows = [...Map.groupBy(news, groupOf).values()].flatMap((group) => {
    const [newest] = group.toSorted((a, b) => compareIds(b.versionId, a.versionId))
    return newest === undefined ? [] : [{ ...newest, id: ids.next(bucketOf(newest.memberId)) }]
  })
  const written = await upsertRows(writer, rows)
  const known = new Map(written.map((row) => [groupOf(row), row.id]))
  return {
    all: written.map(({ id }) => id),
    of(one: NewNews): Id {
      const id = known.get(groupOf(one))
      if (id === undefined) throw new Error('a written row is answered')
      return id
    },
  }
}

const upsertRows = compiledWrite((_writer, news: Given<readonly (NewNews & { id: Id })[]>) => {
  const list = <T>(make: (one: NewNews & { id: Id }) => T) => news.as((rows) => rows.map(make)).sql
  return sql<{ id: Id; memberId: MemberId; kind: NewsKind; groupKey: string }>`
    insert into notifications (bucket, id, member_id, kind, group_key, pin_id, board_id, comment_id, version_id)
    select * from unnest(${list(({ memberId }) => bucketOf(memberId))}::smallint[], ${list(({ id }) => id)}::bigint[],
      ${list(({ memberId }) => memberId)}::bigint[], ${list(({ kind }) => kind)}::text[],
      ${list(({ groupKey }) => groupKey)}::text[], ${list(({ pinId }) => pinId ?? null)}::bigint[],
      ${list(({ boardId }) => boardId ?? null)}::bigint[], ${list(({ commentId }) => commentId ?? null)}::bigint[],
      ${list(({ versionId }) => versionId)}::bigint[])
    on conflict (bucket, member_id, kind, group_key) do update
      set version_id = greatest(notifications.version_id, excluded.version_id)
    returning id, member_id as "memberId", kind, group_key as "groupKey"`
})

interface NewSource {
  readonly newsId: Id
  readonly versionId: Id
  readonly memberId: MemberId
  readonly sourceKey: string
  readonly actorId: MemberId
  readonly objectId: Id | null
}

export const insertSources = compiledWrite((_writer, sources: Given<readonly NewSource[]>) => {
  const list = <T>(make: (one: NewSource) => T) => sources.as((rows) => rows.map(make)).sql
  return sql`
    insert into notification_sources (bucket, notification_id, source_id, member_id, source_key, actor_id, object_id)
    select * from unnest(${list(({ newsId }) => bucketOf(newsId))}::smallint[], ${list(({ newsId }) => newsId)}::bigint[],
      ${list(({ versionId }) => versionId)}::bigint[], ${list(({ memberId }) => memberId)}::bigint[],
      ${list(({ sourceKey }) => sourceKey)}::text[], ${list(({ actorId }) => actorId)}::bigint[],
      ${list(({ objectId }) => objectId)}::bigint[])`
})

/** Keeps the newest sources of each piece of news. */
export const trimSources = compiledWrite(
  (_writer, newsIds: Given<readonly Id[]>, kept: Given<number>) => sql`
    delete from notification_sources where ${inBucketsOf(newsIds)} and (bucket, notification_id, source_id) in (
      select bucket, notification_id, source_id from (
        select bucket, notification_id, source_id,
          row_number() over (partition by bucket, notification_id order by source_id desc) as place
        from notification_sources where ${ownedIn('notification_id', newsIds)}
      ) as source where place > ${kept.sql})`,
)

/** Keeps the newest news of each member; sources go along. */
export const trimNews = compiledWrite(
  (_writer, memberIds: Given<readonly MemberId[]>, kept: Given<number>) => sql`
    delete from notifications where ${inBucketsOf(memberIds)} and (bucket, id) in (
      select bucket, id from (
        select bucket, id, row_number() over (partition by bucket, member_id order by version_id desc) as place
        from notifications where ${ownedIn('member_id', memberIds)}
      ) as news where place > ${kept.sql})`,
)

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

/** When the next emails of many are due. */
export async function setNextDigests(
  writer: Writer,
  digests: readonly { readonly memberId: MemberId; readonly at: Date }[],
): Promise<void> {
  if (digests.length > 0)
    await updateDigests(
      writer,
      digests.map(({ memberId }) => memberId),
      digests.map(({ at }) => at),
    )
}

const updateDigests = compiledWrite(
  (_writer, memberIds: Given<MemberId[]>, moments: Given<Date[]>) => sql`
    update notification_states as state set next_digest_at = due.at
    from unnest(${memberIds.as((ids) => ids.map(bucketOf)).sql}::smallint[], ${memberIds.sql}::bigint[],
      ${moments.sql}::timestamptz[]) as due (bucket, member_id, at)
    where ${inBucketsOf(memberIds, 'state')} and state.bucket = due.bucket and state.member_id = due.member_id`,
)

export const setNextDigest = (writer: Writer, memberId: MemberId, at: Date | null) =>
  writer.updateTable('notification_states').set({ next_digest_at: at }).where(owned('member_id', memberId)).execute()
