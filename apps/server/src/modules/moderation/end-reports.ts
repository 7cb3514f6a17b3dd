import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { deleteReportsOnCases } from './cases/cases.queries.ts'
import { deleteDecisionsAbout } from './decisions/decisions.queries.ts'
import { deleteReportsBy, findCaseIdsOf } from './reports.queries.ts'

/** Removes what a member who goes for good reported, and what was decided about them. Cases of others stay. */
export async function endReports(db: Db, memberId: MemberId): Promise<void> {
  const writer = writeAlone(db, 'an ended account reports nothing')
  const caseIds = await findCaseIdsOf(db, memberId)
  if (caseIds.length > 0) await deleteReportsOnCases(writer, caseIds, memberId)
  await deleteReportsBy(writer, memberId)
  await deleteDecisionsAbout(writer, memberId)
}
