import { type AssignedEmployee, type Assignments, formatWireDate, limits, type MemberId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Page } from '../../../platform/http/binder.ts'
import { type Id, timeOf } from '../../../platform/ids/ids.ts'
import { findMembers } from '../../accounts/index.ts'
import { type CardDeps, knowMembers } from '../../graph/index.ts'
import { accessSight } from '../access.policy.ts'
import { type Access, findAccessOf, findAccessTo } from '../access.queries.ts'
import { personOf } from '../present-person.ts'

const { mostEmployees, mostProfiles } = limits.businessAccess
const active = ['active'] as const

const sinceOf = ({ edgeId }: Access) => formatWireDate(new Date(timeOf(edgeId)))

/** What an employee sees of a member's assignments, newest first. Three statements. Throws `user_not_found`. */
export async function assignmentsView({ db }: { db: Db }, memberId: MemberId): Promise<Assignments> {
  const [had, given] = await Promise.all([
    findAccessOf(db, memberId, active, mostProfiles),
    findAccessTo(db, memberId, { after: null, limit: mostEmployees, source: 'employee', states: active }),
  ])
  const assigned = had.filter(({ source }) => source === 'employee')
  const ids = [...assigned.map(({ subjectId }) => subjectId), ...given.map(({ granteeId }) => granteeId)]
  const rows = new Map((await findMembers(db, [memberId, ...ids])).map((row) => [row.id, row]))
  if (!rows.has(memberId)) throw new AppError('user_not_found')
  const named = (id: MemberId, access: Access) => {
    const row = rows.get(id)
    return row ? [{ id, username: row.username, full_name: row.fullName, since: sinceOf(access) }] : []
  }
  return {
    businesses: assigned.flatMap((access) => named(access.subjectId, access)),
    employees: given.flatMap((access) => named(access.granteeId, access)),
  }
}

/**
 * Who of the operator's people may act for the business, newest first; whoever acts for it themself ends none of it. Throws
 * `business_not_found` for everybody whom that does not concern.
 */
export async function assignedEmployeesView(
  deps: CardDeps,
  viewer: Member,
  businessId: Id,
  page: { after: Id | null; limit: number },
): Promise<Page<AssignedEmployee[]>> {
  const sight = accessSight(viewer, businessId)
  if (sight === 'hidden') throw new AppError('business_not_found')
  const found = await findAccessTo(deps.db, businessId, { ...page, source: 'employee', states: active })
  const known = await knowMembers(
    deps,
    viewer,
    found.map(({ granteeId }) => granteeId),
  )
  const last = found.at(-1)
  return {
    items: found.flatMap((access) => {
      const member = known.get(access.granteeId)
      return member ? [{ ...personOf(deps, member), since: sinceOf(access), can_end: sight === 'full' }] : []
    }),
    next: last && found.length === page.limit ? last.edgeId : null,
  }
}
