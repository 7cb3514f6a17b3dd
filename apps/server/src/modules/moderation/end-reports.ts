import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { deleteReportsBy } from './reports.queries.ts'

/** Removes what a member who goes for good reported. */
export async function endReports(db: Db, memberId: Id): Promise<void> {
  await deleteReportsBy(writeAlone(db, 'an ended account reports nothing'), memberId)
}
