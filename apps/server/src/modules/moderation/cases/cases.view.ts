import { formatWireDate, limits, type ReportCase, type ReportedType } from '@pinfold/contract'
import type { Employee } from '../../../platform/auth/employee.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Page } from '../../../platform/http/binder.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { foundThings, type FoundThings } from '../../administration/index.ts'
import { countDecisions } from '../decisions/decisions.queries.ts'
import { actsFor, holderOf } from './case.policy.ts'
import { type CaseRow, findCases, findQueue, findReportsOnCases } from './cases.queries.ts'
import { caseFacts } from './know-case.ts'
import { textsOf } from './reported-texts.ts'

/** What showing reports needs. */
export interface CaseViewDeps {
  readonly db: Db
  readonly clock: Clock
  readonly mediaUrl: string
}

interface Asked {
  readonly kind: ReportedType | undefined
  readonly show: 'open' | 'escalated'
}

/** A page of a queue. The number of statements does not grow with it. */
export async function queueView(
  deps: CaseViewDeps,
  employee: Employee,
  { kind, show }: Asked,
  { after, limit }: { after: string | null; limit: number },
): Promise<Page<ReportCase[]>> {
  const page = { after: after === null ? null : placeOf(after), limit: limit + 1 }
  const rows = await findQueue(deps.db, { kind, isEscalated: show === 'escalated' }, page)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: await presentCases(deps, employee, shown),
    next: rows.length > limit && last ? `${last.urgency}:${last.id}` : null,
  }
}

function placeOf(key: string): { urgency: number; id: Id } {
  const [urgency = '0', id = '0'] = key.split(':')
  return { urgency: Number(urgency), id }
}

/** One case; throws `report_not_found`. */
export async function caseView(deps: CaseViewDeps, employee: Employee, caseId: Id): Promise<ReportCase> {
  const [shown] = await presentCases(deps, employee, await findCases(deps.db, [caseId]))
  if (!shown) throw new AppError('report_not_found')
  return shown
}

async function presentCases(deps: CaseViewDeps, employee: Employee, rows: readonly CaseRow[]): Promise<ReportCase[]> {
  if (rows.length === 0) return []
  const { db } = deps
  const [reports, texts] = await Promise.all([
    findReportsOnCases(
      db,
      rows.map(({ id }) => id),
      limits.moderation.shownReports,
    ),
    textsOf(db, rows),
  ])
  const idsOf = (...types: ReportedType[]) =>
    rows.flatMap(({ objectType, objectId }) => (types.includes(objectType) ? [objectId] : []))
  const concernedIds = [...new Set(rows.flatMap(({ concernedId }) => concernedId ?? []))]
  const [found, counts] = await Promise.all([
    foundThings(deps, employee, {
      pins: [...idsOf('pin'), ...rows.flatMap(({ pinId }) => pinId ?? [])],
      boards: idsOf('board'),
      members: [
        ...idsOf('user'),
        ...concernedIds,
        ...reports.map(({ reporterId }) => reporterId),
        ...rows.flatMap(({ takenBy }) => takenBy ?? []),
      ],
    }),
    concernedIds.length === 0 ? [] : countDecisions(db, concernedIds),
  ])
  return rows.map((row) =>
    presentCase(row, {
      found,
      texts: texts.get(row.id) ?? [],
      reports: reports.filter(({ caseId }) => caseId === row.id),
      earlier: counts.find(({ memberId }) => memberId === row.concernedId)?.count ?? 0,
      employee,
      now: deps.clock.now(),
    }),
  )
}

interface Around {
  readonly found: FoundThings
  readonly texts: readonly string[]
  readonly reports: Awaited<ReturnType<typeof findReportsOnCases>>
  readonly earlier: number
  readonly employee: Employee
  readonly now: Date
}

function presentCase(row: CaseRow, around: Around): ReportCase {
  const { found, employee, now } = around
  const holder = holderOf(row, now)
  const holderName = found.nameOf(holder)
  const thingId = row.objectType === 'comment' ? row.pinId : row.objectId
  const concerned = found.things.get(row.concernedId ?? '')
  const facts = caseFacts(row, employee, now, concerned?.states.includes('employee') === true)
  return {
    id: row.id,
    object_type: row.objectType,
    object_id: row.objectId,
    thing: found.things.get(thingId ?? '') ?? null,
    texts: [...around.texts],
    concerned: found.nameOf(row.concernedId),
    earlier_decisions: around.earlier,
    state: row.state,
    is_escalated: row.isEscalated,
    report_count: row.reportCount,
    is_like_blocked: row.likeDecisionIds.length > 0,
    reasons: row.reasons,
    reports: around.reports.map(({ reporterId, reason, detail, createdAt }) => ({
      reporter: found.nameOf(reporterId),
      reason,
      detail,
      made_at: formatWireDate(createdAt),
    })),
    first_at: formatWireDate(row.firstAt),
    taken:
      holderName === null || row.takenUntil === null
        ? null
        : { by: holderName, until: formatWireDate(row.takenUntil), is_mine: holder === employee.id },
    act: row.act,
    acts: actsFor({ ...facts, hasConcerned: found.nameOf(row.concernedId) !== null }),
  }
}
