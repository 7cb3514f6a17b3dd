import type { MemberId } from '@pinfold/contract'
import { byBucket, ofTurn, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Tx } from '../../platform/db/db.ts'
import { changing } from '../../platform/db/kept/changed-rows.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import './accounts.tables.ts'

/** How far members are trusted, and whether what they do is held back; locked in (bucket, id) order. */
export const lockStandings = (tx: Tx, memberIds: readonly MemberId[]) =>
  byBucket(memberIds, (some) =>
    tx
      .selectFrom('members')
      .select(['id', 'trust', 'is_held_back as isHeldBack'])
      .where(ofTurn('id', some))
      .orderBy('bucket')
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
  )

/** Sets both for many members alike. */
export const setStanding = (
  writer: Writer,
  memberIds: readonly MemberId[],
  { trust, isHeldBack }: { trust: number; isHeldBack: boolean },
) =>
  changing(writer, memberIds)
    .updateTable('members')
    .set({ trust, is_held_back: isHeldBack })
    .where(ownedIn('id', memberIds))
    .execute()
