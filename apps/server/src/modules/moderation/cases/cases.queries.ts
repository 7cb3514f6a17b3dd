import type { MemberId, ModerationAct, PinId, ReportedType, ReportReason } from '@pinfold/contract'
import { sql } from 'kysely'
import { owned, ownedIn } from '../../../platform/db/by-bucket.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { hold } from '../../../platform/writing/hold.ts'
import type { Held, LoneWriter, Writer } from '../../../platform/writing/writer.ts'
import type { ActWriter } from '../../employees/index.ts'
import '../moderation.tables.ts'

const columns = [
  'id',
  'object_type as objectType',
  'object_id as objectId',
  'pin_id as pinId',
  'concerned_id as concernedId',
  'state',
  'is_escalated as isEscalated',
  'urgency',
  'reasons',
  'report_count as reportCount',
  'first_at as firstAt',
  'taken_by as takenBy',
  'taken_until as takenUntil',
  'act',
  'decided_by as decidedBy',
  'decided_at as decidedAt',
  'like_decision_ids as likeDecisionIds',
] as const

export const findCases = (db: Db, ids: readonly Id[]) =>
  db.selectFrom('report_cases').select(columns).where(ownedIn('id', ids)).execute()

/** All reports of a thing as they are stored. */
export type CaseRow = Awaited<ReturnType<typeof findCases>>[number]

/** Locks a case, so that it is taken up and decided once. */
export async function lockCase(tx: Tx, id: Id): Promise<[Held<'case'>, CaseRow | undefined]> {
  const row = await tx.selectFrom('report_cases').select(columns).where(owned('id', id)).forUpdate().executeTakeFirst()
  return [hold(tx, 'case'), row]
}

interface NewCase {
  readonly id: Id
  readonly objectType: ReportedType
  readonly objectId: Id
  readonly pinId: PinId | null
  readonly concernedId: MemberId | null
  readonly urgency: number
  readonly reason: ReportReason
  readonly now: Date
}

/** The open case of a thing, begun where there is none; it is locked from now on. Answers its id. */
export async function openCaseOf(writer: Writer, wanted: NewCase): Promise<Id> {
  const { rows } = await sql<{ id: Id }>`
    insert into report_cases as standing
      (bucket, id, object_type, object_id, pin_id, concerned_id, urgency, reasons, first_at)
    values (${bucketOf(wanted.objectId)}, ${wanted.id}, ${wanted.objectType}, ${wanted.objectId}, ${wanted.pinId},
      ${wanted.concernedId}, ${wanted.urgency}, ${[wanted.reason]}::text[], ${wanted.now})
    on conflict (bucket, object_type, object_id) where state = 'open' do update set
      urgency = least(standing.urgency, excluded.urgency),
      reasons = case when excluded.reasons <@ standing.reasons then standing.reasons
        else standing.reasons || excluded.reasons end
    returning id
  `.execute(writer)
  return rows[0]?.id ?? wanted.id
}

/** Whether a thing was brought before moderators for what a decision blocked, whatever came of it. */
export async function hasCaseLike(db: Db, objectId: Id, decisionId: Id): Promise<boolean> {
  const row = await db
    .selectFrom('report_cases')
    .select('id')
    .where(owned('object_id', objectId))
    .where(sql<boolean>`like_decision_ids @> array[${decisionId}::bigint]`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Says that a case's picture is nearly one that a decision blocked, beside what was said of others. */
export const addLikeDecision = (writer: Writer, id: Id, decisionId: Id) =>
  writer
    .updateTable('report_cases')
    .set({ like_decision_ids: sql<string[]>`array_append(like_decision_ids, ${decisionId}::bigint)` })
    .where(owned('id', id))
    .execute()

interface NewReport {
  readonly caseId: Id
  readonly reporterId: MemberId
  readonly reason: ReportReason
  readonly detail: string
  readonly now: Date
}

/** Puts a report on a case, and counts it where its reporter had none there. */
export async function putOnCase(writer: Writer, report: NewReport): Promise<void> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into case_reports (bucket, case_id, reporter_id, reason, detail, created_at)
    values (${bucketOf(report.caseId)}, ${report.caseId}, ${report.reporterId}, ${report.reason}, ${report.detail},
      ${report.now})
    on conflict (bucket, case_id, reporter_id) do update set reason = excluded.reason, detail = excluded.detail
    returning (xmax = 0) as "isNew"
  `.execute(writer)
  if (rows[0]?.isNew === true)
    await writer
      .updateTable('report_cases')
      .set({ report_count: sql`report_count + 1` })
      .where(owned('id', report.caseId))
      .execute()
}

/** The next cases of a queue, the gravest first and then the oldest. The queue is of the whole site. */
export function findQueue(
  db: Db,
  { kind, isEscalated }: { kind: ReportedType | undefined; isEscalated: boolean },
  { after, limit }: { after: { urgency: number; id: Id } | null; limit: number },
) {
  let cases = db
    .selectFrom('report_cases')
    .select(columns)
    .where('state', '=', 'open')
    .where('is_escalated', '=', isEscalated)
  if (kind !== undefined) cases = cases.where('object_type', '=', kind)
  if (after !== null) cases = cases.where(sql<boolean>`(urgency, id) > (${after.urgency}, ${after.id})`)
  return cases.orderBy('urgency').orderBy('id').limit(limit).execute()
}

/** Cases of a thing, or about a member's things, the newest first; both wherever they lie. */
export async function findCasesAbout(db: Db, ids: readonly Id[], limit: number): Promise<CaseRow[]> {
  const [own, ofThings, ofMembers] = await Promise.all([
    findCases(db, ids),
    db
      .selectFrom('report_cases')
      .select(columns)
      .where(ownedIn('object_id', ids))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
    db
      .selectFrom('report_cases')
      .select(columns)
      .where(sql<boolean>`concerned_id = any(${[...ids]}::bigint[])`)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  ])
  return [...new Map([...own, ...ofThings, ...ofMembers].map((row) => [row.id, row])).values()].slice(0, limit)
}

/** The newest reports of each of these cases. */
export async function findReportsOnCases(db: Db, caseIds: readonly Id[], limit: number) {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('case_reports')
        .select(['case_id', 'reporter_id', 'reason', 'detail', 'created_at'])
        .select(sql<number>`row_number() over (partition by bucket, case_id order by created_at desc)`.as('place'))
        .where(ownedIn('case_id', caseIds))
        .as('report'),
    )
    .select(['case_id as caseId', 'reporter_id as reporterId', 'reason', 'detail', 'created_at as createdAt'])
    .where('place', '<=', limit)
    .orderBy('place')
    .execute()
  return rows
}

/** What one member said on a case. */
export const findReportOf = (db: Db, caseId: Id, reporterId: MemberId) =>
  db
    .selectFrom('case_reports')
    .select(['reason', 'detail'])
    .where(owned('case_id', caseId))
    .where('reporter_id', '=', reporterId)
    .executeTakeFirst()

/** The next reporters of a case by id. */
export async function findReportersAfter(db: Db, caseId: Id, after: Id, limit: number): Promise<Id[]> {
  const rows = await db
    .selectFrom('case_reports')
    .select('reporter_id as reporterId')
    .where(owned('case_id', caseId))
    .where('reporter_id', '>', after)
    .orderBy('reporter_id')
    .limit(limit)
    .execute()
  return rows.map(({ reporterId }) => reporterId)
}

/** Says who works on the case, until when; nobody where both are null. */
export const setTaken = (writer: ActWriter, id: Id, by: MemberId | null, until: Date | null) =>
  writer.updateTable('report_cases').set({ taken_by: by, taken_until: until }).where(owned('id', id)).execute()

/** The case waits for owners. */
export const setEscalated = (writer: ActWriter, id: Id) =>
  writer
    .updateTable('report_cases')
    .set({ is_escalated: true, taken_by: null, taken_until: null })
    .where(owned('id', id))
    .execute()

/** Ends the case with what was done. */
export const closeCase = (writer: ActWriter, id: Id, done: { act: ModerationAct; by: MemberId | null; at: Date }) =>
  writer
    .updateTable('report_cases')
    .set({
      state: 'closed',
      act: done.act,
      decided_by: done.by,
      decided_at: done.at,
      taken_by: null,
      taken_until: null,
    })
    .where(owned('id', id))
    .execute()

/** Forgets what a member said on cases. */
export const deleteReportsOnCases = (writer: LoneWriter, caseIds: readonly Id[], reporterId: MemberId) =>
  writer.deleteFrom('case_reports').where(ownedIn('case_id', caseIds)).where('reporter_id', '=', reporterId).execute()
