import type { MemberId } from '@pinfold/contract'
import type { Insertable } from 'kysely'
import { owned } from '../../platform/db/by-bucket.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bucketOf } from '../../platform/ids/ids.ts'
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
      }),
    )
    .execute()

/** Everything a member reported. */
export const deleteReportsBy = (writer: LoneWriter, reporterId: MemberId) =>
  writer.deleteFrom('reports').where(owned('reporter_id', reporterId)).execute()
