import type { MemberId } from '@pinfold/contract'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import '../pins/index.ts'

/** How many pins the member saved to no board. */
export async function countQuickSaves(db: Db, memberId: MemberId): Promise<number> {
  const row = await db
    .selectFrom('pins')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(owned('pinner_id', memberId))
    .where('board_id', 'is', null)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
