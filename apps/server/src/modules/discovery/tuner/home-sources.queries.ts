import type { HomeSourceKind, MemberId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Id, LAST_ID } from '../../../platform/ids/ids.ts'
import '../../graph/index.ts'
import './tuner.tables.ts'

interface SourceEdge {
  readonly id: Id
  readonly edgeId: Id
}

/**
 * What a member’s home may be made from, the newest edge first: what they follow or own, and what they switched off of
 * others. What is followed keeps its place when it is switched, so nothing comes twice while somebody pages.
 */
export async function findHomeSources(
  db: Db,
  memberId: MemberId,
  kind: HomeSourceKind,
  { after, limit }: { after: Id | null; limit: number },
): Promise<SourceEdge[]> {
  const older = (edge: string) => sql`${sql.ref(edge)} < ${after ?? LAST_ID} order by 2 desc limit ${limit}`
  const { rows } = await sql<SourceEdge>`
    select * from (${own[kind](memberId, older)}) as own
    union all
    select * from (
      select source_id as id, edge_id as "edgeId" from muted_sources as muted
      where ${owned('member_id', memberId, 'muted')} and muted.kind = ${kind} and not ${listed[kind](memberId)}
        and ${older('edge_id')}
    ) as others
    order by 2 desc limit ${limit}
  `.execute(db)
  return rows
}

type Older = (edge: string) => RawBuilder<unknown>

const own: Record<HomeSourceKind, (memberId: MemberId, older: Older) => RawBuilder<unknown>> = {
  // A board’s id is dated as edges are.
  board: (memberId, older) => sql`
    select * from (
      select board_id as id, board_id as "edgeId" from member_boards where ${owned('member_id', memberId)}
      union all
      select board_id, edge_id from board_follows where ${owned('follower_id', memberId)}
    ) as boards where ${older('edgeId')}`,
  topic: (memberId, older) => sql`
    select topic_id as id, edge_id as "edgeId" from topic_follows
    where ${owned('member_id', memberId)} and ${older('edge_id')}`,
  member: (memberId, older) => sql`
    select followee_id as id, edge_id as "edgeId" from follows
    where ${owned('follower_id', memberId)} and state = 'following' and ${older('edge_id')}`,
  pin: (memberId, older) => sql`
    select id, id as "edgeId" from pins where ${owned('pinner_id', memberId)} and ${older('id')}`,
}

/** Whether the member’s own list has what is switched off. */
const listed: Record<HomeSourceKind, (memberId: MemberId) => RawBuilder<unknown>> = {
  board: (memberId) => sql`(
    exists (select from member_boards as own where ${owned('member_id', memberId, 'own')} and own.board_id = muted.source_id)
    or exists (select from board_follows as edge
      where ${owned('follower_id', memberId, 'edge')} and edge.board_id = muted.source_id))`,
  topic: (memberId) => sql`exists (select from topic_follows as edge
    where ${owned('member_id', memberId, 'edge')} and edge.topic_id = muted.source_id)`,
  member: (memberId) => sql`exists (select from follows as edge
    where ${owned('follower_id', memberId, 'edge')} and edge.followee_id = muted.source_id and edge.state = 'following')`,
  // Only own pins are sources, and those that are gone are none any more.
  pin: () => sql`true`,
}
