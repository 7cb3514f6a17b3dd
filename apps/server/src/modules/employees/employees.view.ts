import { type AdminAct, type EmployeeEntity, formatWireDate, type MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { LAST_ID } from '../../platform/ids/ids.ts'
import type { Page } from '../../platform/http/binder.ts'
import { findMembers } from '../accounts/index.ts'
import { type ActFilter, type ActRow, findActs } from './acts.queries.ts'
import { type EmployeeRow, findEmployees } from './employees.queries.ts'

type PersonName = NonNullable<AdminAct['actor']>

/** Who is an employee today, in the order in which they became one. Two statements. */
export async function employeesView({ db }: { db: Db }): Promise<EmployeeEntity[]> {
  const rows = await findEmployees(db)
  const names = await namesOf(
    db,
    rows.flatMap(({ memberId, grantedBy }) => [memberId, grantedBy]),
  )
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId)
  return [...byMember].flatMap(([memberId, roles]) => presentEmployee(memberId, roles, names))
}

/** One of them; undefined for whoever is none. */
export const employeeView = async (deps: { db: Db }, memberId: MemberId): Promise<EmployeeEntity | undefined> =>
  (await employeesView(deps)).find(({ id }) => id === memberId)

/** A page of the log, newest first. Two statements. */
export async function actsView(
  { db }: { db: Db },
  filter: ActFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<Page<AdminAct[]>> {
  const rows = await findActs(db, filter, { after: after ?? LAST_ID, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const names = await namesOf(
    db,
    shown.flatMap(({ actorId, concernedId }) => [actorId, concernedId]),
  )
  return {
    items: shown.map((row) => presentAct(row, names)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

function presentEmployee(
  memberId: MemberId,
  rows: readonly EmployeeRow[],
  names: ReadonlyMap<MemberId, PersonName>,
): EmployeeEntity[] {
  const name = names.get(memberId)
  if (!name) return []
  const roles = rows.map(({ role, grantedAt, grantedBy }) => ({
    role,
    since: formatWireDate(grantedAt),
    granted_by: (grantedBy !== null && names.get(grantedBy)) || null,
  }))
  return [{ ...name, roles }]
}

const presentAct = (row: ActRow, names: ReadonlyMap<MemberId, PersonName>): AdminAct => ({
  id: row.id,
  made_at: formatWireDate(row.madeAt),
  actor: row.actorId === null ? null : { ...(names.get(row.actorId) ?? gone(row.actorId)), username: row.actorName },
  roles: row.roles,
  kind: row.kind,
  thing: { type: row.thingType, id: row.thingId },
  concerned: row.concernedId === null ? null : (names.get(row.concernedId) ?? gone(row.concernedId)),
  reason: row.reason,
  before: row.before as AdminAct['before'],
  after: row.after as AdminAct['after'],
})

const gone = (id: MemberId): PersonName => ({ id, username: '', full_name: '' })

async function namesOf(db: Db, ids: readonly (MemberId | null)[]): Promise<Map<MemberId, PersonName>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows = wanted.length === 0 ? [] : await findMembers(db, wanted)
  return new Map(rows.map(({ id, username, fullName }) => [id, { id, username, full_name: fullName }]))
}
