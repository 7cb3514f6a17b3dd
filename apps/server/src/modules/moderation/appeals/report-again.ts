import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { findCases, findReportOf, openCaseOf, putOnCase } from '../cases/cases.queries.ts'
import type { DecisionRow } from '../decisions/decisions.queries.ts'
import { upsertReport } from '../reports.queries.ts'

/**
 * What a reporter appealed waits for moderators again, with what the appeal says, in the case that the thing has by now or in
 * a new one: what was decided before stays where it is.
 */
export async function reportAgain(
  deps: Pick<WriteDeps, 'ids' | 'clock'>,
  writer: Writer,
  { caseId: before, memberId, objectType, objectId, appeal }: DecisionRow,
): Promise<void> {
  if (before === null) return
  const [[known], said] = await Promise.all([findCases(writer, [before]), findReportOf(writer, before, memberId)])
  if (!known || !said) return
  const { pinId, concernedId, urgency } = known
  const { reason } = said
  const now = deps.clock.now()
  const detail = [said.detail, appeal].filter((text) => text !== '').join('\n\n')
  const caseId = await openCaseOf(writer, {
    id: deps.ids.next(bucketOf(objectId)),
    objectType,
    objectId,
    pinId,
    concernedId,
    urgency,
    reason,
    now,
  })
  await putOnCase(writer, { caseId, reporterId: memberId, reason, detail, now })
  await upsertReport(writer, {
    reporter_id: memberId,
    object_type: objectType,
    object_id: objectId,
    pin_id: pinId,
    reason,
    detail,
    state: 'open',
    created_at: now,
    case_id: caseId,
  })
}
