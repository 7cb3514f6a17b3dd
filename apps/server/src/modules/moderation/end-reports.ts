import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { deleteReportsBy } from './reports.queries.ts'

/** Removes what a member who goes for good reported. */
export async function endReports(db: Db, memberId: MemberId): Promise<void> {
  await deleteReportsBy(writeAlone(db, 'an ended account reports nothing'), memberId)
}
