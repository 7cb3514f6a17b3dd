import type { Db } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { deleteReportsBy } from './reports.queries.ts'

/** Removes what a member who goes for good reported. */
export async function endReports(db: Db, memberId: Id): Promise<void> {
  await deleteReportsBy(db, memberId)
}
