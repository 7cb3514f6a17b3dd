import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { deleteOffender } from './offenders/offenders.queries.ts'
import { deleteItemsAbout } from './takedown-items.queries.ts'

/** Forgets what was taken down of a member who goes for good: their things go with them. */
export async function endTakedowns(db: Db, memberId: MemberId): Promise<void> {
  const writer = writeAlone(db, 'an ended account has nothing to take down')
  await deleteItemsAbout(writer, memberId)
  await deleteOffender(writer, memberId)
}
