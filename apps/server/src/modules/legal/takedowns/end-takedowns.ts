import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { deleteItemsAbout } from './takedown-items.queries.ts'

/** Forgets what was taken down of a member who goes for good: their things go with them. */
export async function endTakedowns(db: Db, memberId: MemberId): Promise<void> {
  await deleteItemsAbout(writeAlone(db, 'an ended account has nothing to take down'), memberId)
}
