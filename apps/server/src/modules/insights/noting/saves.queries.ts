import type { MemberId, PinId } from '@pinfold/contract'
import { ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db } from '../../../platform/db/db.ts'

/** Which Pins these were saved from, and by whom; what came from no other Pin is left out. */
export async function findSaved(
  db: Db,
  pinIds: readonly string[],
): Promise<{ id: PinId; pinnerId: MemberId; sourceId: PinId }[]> {
  const rows = await db
    .selectFrom('pins')
    .select(['id', 'pinner_id as pinnerId', 'saved_from_pin_id as sourceId'])
    .where(ownedIn('id', pinIds))
    .execute()
  return rows.flatMap(({ sourceId, ...row }) => (sourceId === null ? [] : [{ ...row, sourceId }]))
}
