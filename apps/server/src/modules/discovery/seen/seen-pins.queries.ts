import type { MemberId, PinId } from '@pinfold/contract'
import { type RawBuilder, sql } from 'kysely'
import { owned } from '../../../platform/db/by-bucket.ts'
import type { Given } from '../../../platform/db/compiled.ts'
import type { Db } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import './seen.tables.ts'

/** Notes pins as seen; one that was seen before counts from when that was. */
export const insertSeenPins = (
  writer: Writer,
  memberId: MemberId,
  pins: readonly { readonly pinId: PinId; readonly edgeId: Id }[],
) =>
  writer
    .insertInto('seen_pins')
    .values(
      pins.map(({ pinId, edgeId }) => ({
        bucket: bucketOf(memberId),
        member_id: memberId,
        pin_id: pinId,
        edge_id: edgeId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Keeps the last ones. */
export const trimSeenPins = (writer: Writer, memberId: MemberId, keep: number) =>
  sql`
    delete from seen_pins where ${owned('member_id', memberId)} and edge_id <= (
      select edge_id from seen_pins where ${owned('member_id', memberId)} order by edge_id desc offset ${keep} limit 1
    )`.execute(writer)

/** All that the member has seen, at most as many as are kept. */
export async function findSeenPins(db: Db, memberId: MemberId): Promise<Set<PinId>> {
  const rows = await db.selectFrom('seen_pins').select('pin_id as pinId').where(owned('member_id', memberId)).execute()
  return new Set(rows.map(({ pinId }) => pinId))
}

/** That the member did not see the pin of a row before an edge. Asked row by row: a join would read more. */
export const notSeen = (memberId: Given<Id>, before: Given<Id>, pinColumn: string): RawBuilder<boolean> => sql<boolean>`
  (select true from seen_pins as seen where ${owned('member_id', memberId, 'seen')}
    and seen.pin_id = ${sql.ref(pinColumn)} and seen.edge_id < ${before.sql} limit 1) is not true`
