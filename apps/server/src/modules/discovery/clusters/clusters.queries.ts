import type { MemberId, PinId } from '@pinfold/contract'
import { sql } from 'kysely'
import { inBucketOf, owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import './clusters.tables.ts'

/** A cluster with those of its pins that are boardless still, the newest first. */
export interface ClusterRow {
  readonly id: Id
  readonly names: string[]
  readonly pinIds: PinId[]
}

interface WantedClusters {
  readonly memberId: MemberId
  /** Pins the member made only, without what they saved of others. */
  readonly isCreatedOnly: boolean
  readonly fewestPins: number
  readonly limit: number
}

/** A member's clusters, the largest first when they were made; those with too few pins left are left out. */
export async function findClusters(db: Db, wanted: WantedClusters): Promise<ClusterRow[]> {
  const { rows } = await sql<ClusterRow>`
    select cluster.id, cluster.names, array_agg(pin.id::text order by pin.id desc) as "pinIds"
    from pin_clusters as cluster
    join pin_cluster_pins as member on member.bucket = cluster.bucket and member.cluster_id = cluster.id
    join pins as pin on pin.bucket = member.bucket and pin.id = member.pin_id
    where ${owned('member_id', wanted.memberId, 'cluster')} and pin.board_id is null
      and (pin.is_created or not ${wanted.isCreatedOnly}::boolean)
    group by cluster.bucket, cluster.id
    having count(*) >= ${wanted.fewestPins}::int
    order by cluster.position
    limit ${wanted.limit}::int`.execute(db)
  return rows
}

/** Whether the member has a cluster with so many pins left; counts no further than that. */
export async function hasCluster(db: Db, memberId: MemberId, fewestPins: number): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (
      select 1 from pin_clusters as cluster
      cross join lateral (
        select count(*) as number from (
          select 1 from pin_cluster_pins as member
          join pins as pin on pin.bucket = member.bucket and pin.id = member.pin_id
          where ${inBucketOf(memberId, 'member')} and member.cluster_id = cluster.id and pin.board_id is null
          limit ${fewestPins}::int
        ) as found
      ) as left_over
      where ${owned('member_id', memberId, 'cluster')} and left_over.number >= ${fewestPins}::int
    ) as "isThere"`.execute(db)
  return rows[0]?.isThere === true
}

/** Whose cluster it is. */
export const findClusterOwner = (db: Db, clusterId: Id) =>
  db.selectFrom('pin_clusters').select('member_id as memberId').where(owned('id', clusterId)).executeTakeFirst()

/** A cluster's boardless pins, the newest first, after one of them. */
export async function findClusterPinIds(
  db: Db,
  page: { clusterId: Id; after: Id | null; limit: number },
): Promise<{ id: Id }[]> {
  const { rows } = await sql<{ id: Id }>`
    select pin.id from pin_cluster_pins as member
    join pins as pin on pin.bucket = member.bucket and pin.id = member.pin_id
    where ${owned('cluster_id', page.clusterId, 'member')} and pin.board_id is null
      and (${page.after}::bigint is null or pin.id < ${page.after}::bigint)
    order by pin.id desc limit ${page.limit}::int`.execute(db)
  return rows
}

/** The clusters as they were made, with all their pins. */
export async function findMadeClusters(db: Db, memberId: MemberId): Promise<{ id: Id; pinIds: PinId[] }[]> {
  const { rows } = await sql<{ id: Id; pinIds: PinId[] }>`
    select cluster.id, array_agg(member.pin_id::text) as "pinIds" from pin_clusters as cluster
    join pin_cluster_pins as member on member.bucket = cluster.bucket and member.cluster_id = cluster.id
    where ${owned('member_id', memberId, 'cluster')}
    group by cluster.id`.execute(db)
  return rows
}

/** Puts new clusters in place of a member's old ones. Pins that are gone meanwhile are left out. */
export async function replaceClusters(
  writer: Writer,
  memberId: MemberId,
  clusters: readonly { id: Id; names: readonly string[]; pinIds: readonly PinId[] }[],
): Promise<void> {
  const bucket = bucketOf(memberId)
  await writer.deleteFrom('pin_clusters').where(owned('member_id', memberId)).execute()
  if (clusters.length === 0) return
  const rows = clusters.map(({ id, names }, position) => ({
    bucket,
    id,
    member_id: memberId,
    names: [...names],
    position,
  }))
  await writer.insertInto('pin_clusters').values(rows).execute()
  const pairs = clusters.flatMap(({ id, pinIds }) => pinIds.map((pinId) => ({ id, pinId })))
  await sql`
    insert into pin_cluster_pins (bucket, cluster_id, pin_id)
    select pin.bucket, pair.cluster_id, pin.id
    from unnest(${pairs.map(({ id }) => id)}::bigint[], ${pairs.map(({ pinId }) => pinId)}::bigint[])
      as pair (cluster_id, pin_id)
    join pins as pin on pin.bucket = ${bucket}::smallint and pin.id = pair.pin_id
    for key share of pin`.execute(writer)
}

/** What clustering reads of a member's newest boardless pins. */
export const findBoardlessWords = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('pins')
    .select(['id', 'title', 'description', 'link', 'domain', 'content_hash as contentHash'])
    .where(owned('pinner_id', memberId))
    .where('board_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
