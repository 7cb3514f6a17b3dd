import { adminRoutes, type FoundThing, formatWireDate } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type CaseRow, findCasesAbout } from './cases.queries.ts'

/** What was reported of these things or members, for searches of the admin area. */
export const createReportSearch =
  (db: Db) =>
  async (ids: readonly Id[], limit: number): Promise<FoundThing[]> =>
    ids.length === 0 ? [] : (await findCasesAbout(db, ids, limit)).map(presentReport)

const presentReport = (row: CaseRow): FoundThing => ({
  id: row.id,
  type: 'report',
  title: `${row.objectType} ${row.objectId}`,
  detail: row.reasons.join(', '),
  states: [row.state, ...(row.isEscalated ? ['escalated'] : []), ...(row.act === null ? [] : [row.act])],
  owner: null,
  path: adminRoutes.adminReport.build({ caseId: row.id }),
  image_url: null,
  made_at: formatWireDate(row.firstAt),
})
