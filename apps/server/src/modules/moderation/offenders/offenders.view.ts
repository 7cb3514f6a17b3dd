import { formatWireDate, limits, proposalFor, type RepeatOffender } from '@pinfold/contract'
import type { Employee } from '../../../platform/auth/employee.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { foundThings } from '../../administration/index.ts'
import { findOffenders, findRemovedOf } from '../../legal/index.ts'
import type { CaseViewDeps } from '../cases/cases.view.ts'
import { canDecideOffender } from './offender.policy.ts'

/** Members on whom somebody has to decide, who waits longest first. A fixed number of statements. */
export async function offendersView(
  deps: CaseViewDeps,
  employee: Employee,
  { after, limit }: { after: string | null; limit: number },
): Promise<Page<RepeatOffender[]>> {
  const rows = await findOffenders(deps.db, after === null ? null : placeOf(after), limit + 1)
  const shown = rows.slice(0, limit)
  const memberIds = shown.map(({ memberId }) => memberId)
  const [found, removed] = await Promise.all([
    foundThings(deps, employee, { pins: [], boards: [], members: memberIds }),
    findRemovedOf(deps.db, memberIds, limits.takedown.shownRemovals),
  ])
  const removedOf = Map.groupBy(removed, ({ memberId }) => memberId)
  const last = shown.at(-1)
  return {
    items: shown.flatMap((row): RepeatOffender[] => {
      const member = found.nameOf(row.memberId)
      if (member === null) return []
      const isConcernedEmployee = found.things.get(row.memberId)?.states.includes('employee') === true
      const facts = { ...row, isConcerned: employee.id === row.memberId, isConcernedEmployee, actor: employee }
      const proposal = proposalFor(row.offences)
      return [
        {
          member,
          offences: row.offences,
          counted_at: formatWireDate(row.countedAt),
          proposal: { act: proposal?.act ?? 'leave', days: proposal?.act === 'suspend' ? proposal.days : null },
          removals: (removedOf.get(row.memberId) ?? []).map((item) => ({
            takedown_id: item.takedownId,
            law: item.law,
            object_type: item.objectType,
            object_id: item.objectId,
            removed_at: item.removedAt && formatWireDate(item.removedAt),
          })),
          may_decide: canDecideOffender(facts).isAllowed,
        },
      ]
    }),
    next: rows.length > limit && last ? `${last.countedAt.getTime()}:${last.memberId}` : null,
  }
}

function placeOf(key: string) {
  const [at = '0', id = '0'] = key.split(':')
  return { at: new Date(Number(at)), id }
}
