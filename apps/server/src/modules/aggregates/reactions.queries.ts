import type { ReactionType, MemberId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketsOf, owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import { counting } from '../../platform/db/kept/changed-rows.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './aggregates.tables.ts'

/** How the member reacts to the aggregate; null for not at all. */
export async function findReaction(db: Db, memberId: MemberId, aggregateId: Id): Promise<ReactionType | null> {
  const row = await db
    .selectFrom('pin_reactions')
    .select('reaction_type as type')
    .where(owned('member_id', memberId))
    .where('aggregate_id', '=', aggregateId)
    .executeTakeFirst()
  return row?.type ?? null
}

/** How a member feels about an aggregate; the edge dates it. */
export interface Reaction {
  readonly memberId: MemberId
  readonly aggregateId: Id
  readonly type: ReactionType
  readonly edgeId: Id
}

/** Writes the reaction and its mirror; one that is there takes the new type and moment. */
export async function putReaction(writer: Writer, { memberId, aggregateId, type, edgeId }: Reaction): Promise<void> {
  const row = { member_id: memberId, aggregate_id: aggregateId, reaction_type: type, edge_id: edgeId }
  const changes = { reaction_type: type, edge_id: edgeId }
  await writer
    .insertInto('pin_reactions')
    .values({ ...row, bucket: bucketOf(memberId) })
    .onConflict((conflict) => conflict.columns(['bucket', 'member_id', 'aggregate_id']).doUpdateSet(changes))
    .execute()
  await writer
    .insertInto('aggregate_reactions')
    .values({ ...row, bucket: bucketOf(aggregateId) })
    .onConflict((conflict) => conflict.columns(['bucket', 'aggregate_id', 'member_id']).doUpdateSet(changes))
    .execute()
}

/** Takes the reaction and its mirror away; answers its type, null where there was none. */
export async function deleteReaction(
  writer: Writer,
  memberId: MemberId,
  aggregateId: Id,
): Promise<ReactionType | null> {
  const deleted = await writer
    .deleteFrom('pin_reactions')
    .where(owned('member_id', memberId))
    .where('aggregate_id', '=', aggregateId)
    .returning('reaction_type as type')
    .executeTakeFirst()
  if (!deleted) return null
  await writer
    .deleteFrom('aggregate_reactions')
    .where(owned('aggregate_id', aggregateId))
    .where('member_id', '=', memberId)
    .execute()
  return deleted.type
}

/** Takes away all reactions to aggregates that are gone. */
export async function deleteReactionsTo(writer: Writer, aggregateIds: readonly Id[]): Promise<void> {
  if (aggregateIds.length === 0) return
  const gone = await writer
    .deleteFrom('aggregate_reactions')
    .where(ownedIn('aggregate_id', aggregateIds))
    .returning(['member_id as memberId', 'aggregate_id as aggregateId'])
    .execute()
  if (gone.length === 0) return
  await sql`
    delete from pin_reactions as reaction
    using unnest(
      ${gone.map(({ memberId }) => bucketOf(memberId))}::smallint[], ${gone.map(({ memberId }) => memberId)}::bigint[],
      ${gone.map(({ aggregateId }) => aggregateId)}::bigint[]
    ) as gone (bucket, member_id, aggregate_id)
    where ${inBucketsOf(
      gone.map(({ memberId }) => memberId),
      'reaction',
    )} and reaction.bucket = gone.bucket and reaction.member_id = gone.member_id
      and reaction.aggregate_id = gone.aggregate_id
  `.execute(writer)
}

/** Counts one reaction less and one more, by type; null for none. A type that nobody chose has no key. */
export async function countReaction(
  writer: Writer,
  aggregateId: Id,
  { less, more }: { less: ReactionType | null; more: ReactionType | null },
): Promise<void> {
  await sql`
    update aggregates set reaction_counts = (
      select coalesce(jsonb_object_agg(type, total) filter (where total > 0), '{}')
      from (
        select type, sum(number) as total
        from (
          select key as type, value::integer as number from jsonb_each_text(reaction_counts)
          union all select ${less}::text, -1
          union all select ${more}::text, 1
        ) as changed
        where type is not null
        group by type
      ) as counted
    )
    where ${owned('id', aggregateId)}
  `.execute(counting(writer, [aggregateId]))
}
