import type { MemberId } from '@pinfold/contract'
import type { Insertable } from 'kysely'
import { owned, ownedIn } from '../../platform/db/by-bucket.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { LoneWriter, Writer } from '../../platform/writing/writer.ts'
import './moderation.tables.ts'

/** Writes the report, or puts it in the place of the reporter's former one of the same thing. */
export const upsertReport = (writer: Writer, report: Omit<Insertable<Tables['reports']>, 'bucket'>) =>
  writer
    .insertInto('reports')
    .values({ ...report, bucket: bucketOf(report.reporter_id) })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'reporter_id', 'object_type', 'object_id']).doUpdateSet({
        pin_id: report.pin_id,
        reason: report.reason,
        detail: report.detail,
        state: report.state,
        created_at: report.created_at,
        case_id: report.case_id,
      }),
    )
    .execute()

/** Cases that a member reported to. */
export async function findCaseIdsOf(db: Db, reporterId: MemberId): Promise<Id[]> {
  const rows = await db
    .selectFrom('reports')
    .select('case_id as caseId')
    .where(owned('reporter_id', reporterId))
    .where('case_id', 'is not', null)
    .execute()
  return rows.flatMap(({ caseId }) => caseId ?? [])
}

/** The reports of these members that are on the case are decided on. */
export const closeReports = (writer: Writer, reporterIds: readonly MemberId[], caseId: Id) =>
  writer
    .updateTable('reports')
    .set({ state: 'closed' })
    .where(ownedIn('reporter_id', reporterIds))
    .where('case_id', '=', caseId)
    .execute()

/** Open reports from before there were cases. */
export const findReportsWithoutCase = (db: Db, limit: number) =>
  db
    .selectFrom('reports')
    .select([
      'reporter_id as reporterId',
      'object_type as objectType',
      'object_id as objectId',
      'pin_id as pinId',
      'reason',
      'detail',
      'created_at as createdAt',
    ])
    .where('state', '=', 'open')
    .where('case_id', 'is', null)
    .limit(limit)
    .execute()

/** A report as one from before has it. */
export type LooseReport = Awaited<ReturnType<typeof findReportsWithoutCase>>[number]

/** Puts a report on its case; null closes it, since what it is about is gone. */
export const joinCase = (
  writer: Writer,
  { reporterId, objectType, objectId }: Pick<LooseReport, 'reporterId' | 'objectType' | 'objectId'>,
  caseId: Id | null,
) =>
  writer
    .updateTable('reports')
    .set(caseId === null ? { state: 'closed' } : { case_id: caseId })
    .where(owned('reporter_id', reporterId))
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .execute()

/** Everything a member reported. */
export const deleteReportsBy = (writer: LoneWriter, reporterId: MemberId) =>
  writer.deleteFrom('reports').where(owned('reporter_id', reporterId)).execute()
