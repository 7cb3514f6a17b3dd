import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { deleteFeedOf } from './ending.queries.ts'
import { deleteDocuments } from './search/search-documents.queries.ts'

/** Removes the feed of a member who goes for good, and finds them no more. */
export async function endFeed(db: Db, memberId: MemberId): Promise<void> {
  await deleteFeedOf(writeAlone(db, 'an ended account reads nothing'), memberId)
  await deleteDocuments(writeAlone(db, 'an ended account reads nothing'), 'member', [memberId])
}
