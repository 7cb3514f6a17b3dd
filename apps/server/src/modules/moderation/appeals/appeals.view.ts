import { type AdminAppeal, formatWireDate } from '@pinfold/contract'
import type { Employee } from '../../../platform/auth/employee.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { foundThings } from '../../administration/index.ts'
import type { CaseViewDeps } from '../cases/cases.view.ts'
import { type DecisionRow, findAppeals } from '../decisions/decisions.queries.ts'
import { aloneFrom, canDecideAppeal } from './appeal.policy.ts'
import { findJudges } from './other-judges.ts'
import { findConcerned } from './who-is-concerned.ts'

/** Appeals that wait, the oldest first. A fixed number of statements. */
export async function appealsView(
  deps: CaseViewDeps,
  employee: Employee,
  { after, limit }: { after: string | null; limit: number },
): Promise<Page<AdminAppeal[]>> {
  const rows = await findAppeals(deps.db, after === null ? null : placeOf(after), limit + 1)
  const shown = rows.slice(0, limit)
  const idsOf = (type: DecisionRow['objectType']) =>
    shown.flatMap(({ objectType, objectId }) => (objectType === type ? [objectId] : []))
  const [hasOther, concernedBy] = await Promise.all([findJudges(deps.db), findConcerned(deps.db, shown)])
  const now = deps.clock.now()
  const found = await foundThings(deps, employee, {
    pins: idsOf('pin'),
    boards: idsOf('board'),
    members: [
      ...idsOf('user'),
      ...shown.flatMap(({ memberId, decidedBy }) => (decidedBy === null ? [memberId] : [memberId, decidedBy])),
    ],
  })
  const last = shown.at(-1)
  return {
    items: shown.map((row) => {
      const concernedIds = concernedBy(row)
      const judge = {
        id: employee.id,
        isOwner: employee.roles.includes('owner'),
        hasOther: hasOther(employee.id, concernedIds),
      }
      const decision = canDecideAppeal(row, judge, now)
      const isEarly = !decision.isAllowed && decision.code === 'too_early_to_decide'
      return {
        id: row.id,
        case_id: row.caseId,
        object_type: row.objectType,
        object_id: row.objectId,
        thing: found.things.get(row.objectId) ?? null,
        texts: row.kept === null ? [] : [row.kept.text],
        member: found.nameOf(row.memberId),
        kind: row.kind,
        reason: row.reason,
        decided_by: found.nameOf(row.decidedBy),
        decided_at: formatWireDate(row.decidedAt),
        until: row.until && formatWireDate(row.until),
        appeal: row.appeal,
        appealed_at: formatWireDate(row.appealedAt ?? row.decidedAt),
        may_decide: !concernedIds.includes(employee.id) && decision.isAllowed,
        alone_from: isEarly && row.appealedAt !== null ? formatWireDate(aloneFrom(row.appealedAt)) : null,
      }
    }),
    next: rows.length > limit && last?.appealedAt ? `${last.appealedAt.getTime()}:${last.id}` : null,
  }
}

function placeOf(key: string) {
  const [at = '0', id = '0'] = key.split(':')
  return { at: new Date(Number(at)), id }
}
