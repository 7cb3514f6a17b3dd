import type { HomeSourceKind, MemberId } from '@pinfold/contract'
import { among, owned } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import './tuner.tables.ts'

/** Something that a member’s home may be made from. */
export interface SourceName {
  readonly kind: HomeSourceKind
  readonly id: Id
}

/** All that the member switched off; a limit keeps them few. */
export const findMutedSources = (db: Db, memberId: MemberId): Promise<SourceName[]> =>
  db.selectFrom('muted_sources').select(['kind', 'source_id as id']).where(owned('member_id', memberId)).execute()

/** Which of the sources of one kind the member switched off. */
export async function findMutedAmong(
  db: Db,
  memberId: MemberId,
  kind: HomeSourceKind,
  ids: readonly Id[],
): Promise<Set<Id>> {
  const rows = await db
    .selectFrom('muted_sources')
    .select('source_id as id')
    .where(owned('member_id', memberId))
    .where('kind', '=', kind)
    .where(among('source_id', ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Switches the source off; false where it is off already. */
export async function insertMutedSource(
  writer: Writer,
  memberId: MemberId,
  { kind, id }: SourceName,
  edgeId: Id,
): Promise<boolean> {
  const rows = await writer
    .insertInto('muted_sources')
    .values({ bucket: bucketOf(memberId), member_id: memberId, kind, source_id: id, edge_id: edgeId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('source_id')
    .execute()
  return rows.length > 0
}

/** Switches the source on; false where it is on already. */
export async function deleteMutedSource(
  writer: Writer,
  memberId: MemberId,
  { kind, id }: SourceName,
): Promise<boolean> {
  const result = await writer
    .deleteFrom('muted_sources')
    .where(owned('member_id', memberId))
    .where('kind', '=', kind)
    .where('source_id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
