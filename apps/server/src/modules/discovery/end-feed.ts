import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { deleteFeedOf } from './ending.queries.ts'
import { writeDocuments } from './search/known-words/write-documents.ts'

/** Removes the feed of a member who goes for good, and finds them no more. */
export async function endFeed(db: Db, memberId: MemberId): Promise<void> {
  await deleteFeedOf(writeAlone(db, 'an ended account reads nothing'), memberId)
  await writeDocuments(db, 'member', [memberId], async () => [])
}
