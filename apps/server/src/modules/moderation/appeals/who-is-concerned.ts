import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../../platform/db/db.ts'
import { findCases } from '../cases/cases.queries.ts'
import type { DecisionRow } from '../decisions/decisions.queries.ts'

type Row = Pick<DecisionRow, 'kind' | 'caseId' | 'memberId'>

/**
 * Whom an appeal against each decision concerns, and who so does not decide on it: the member, and where they reported something
 * whoever that is of. One statement at most.
 */
export async function findConcerned(db: Db, rows: readonly Row[]): Promise<(row: Row) => readonly MemberId[]> {
  const caseIds = rows.flatMap(({ kind, caseId }) => (kind === 'dismiss' && caseId !== null ? [caseId] : []))
  const cases = caseIds.length === 0 ? [] : await findCases(db, [...new Set(caseIds)])
  const reported = new Map(cases.map(({ id, concernedId }) => [id, concernedId]))
  return ({ kind, caseId, memberId }) => {
    const other = kind === 'dismiss' && caseId !== null ? (reported.get(caseId) ?? null) : null
    return other === null ? [memberId] : [memberId, other]
  }
}
