import { type MemberId, urgencyOf } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { keptComment } from '../../comments/index.ts'
import { keptMessage } from '../../messaging/index.ts'
import { findPins } from '../../pins/index.ts'
import { findReportsWithoutCase, joinCase, type LooseReport } from '../reports.queries.ts'
import { openCaseOf, putOnCase } from './cases.queries.ts'

const AT_ONCE = 100

/** Gives open reports from before there were queues their case, so that none is lost. Cut off, the next start goes on. */
export async function adoptReports(deps: WriteDeps): Promise<void> {
  for (;;) {
    const reports = await findReportsWithoutCase(deps.db, AT_ONCE)
    for (const report of reports) await adopt(deps, report)
    if (reports.length < AT_ONCE) return
  }
}

async function adopt(deps: WriteDeps, report: LooseReport): Promise<void> {
  const { objectType, objectId, pinId, reason, detail, reporterId, createdAt: now } = report
  const concernedId = await whose(deps, report)
  await inTransaction(deps.db, 'adopt-report', async (tx) => {
    const writer = writeAsSystem(tx, 'it was reported before there were queues')
    if (concernedId === undefined) return joinCase(writer, report, null)
    const id = deps.ids.next(bucketOf(objectId))
    const urgency = urgencyOf[reason]
    const caseId = await openCaseOf(writer, { id, objectType, objectId, pinId, concernedId, urgency, reason, now })
    await putOnCase(writer, { caseId, reporterId, reason, detail, now })
    return joinCase(writer, report, caseId)
  })
}

/** Whose the thing is; null where it is of several, undefined where it is gone. */
async function whose({ db }: WriteDeps, { objectType, objectId }: LooseReport): Promise<MemberId | null | undefined> {
  switch (objectType) {
    case 'pin':
      return (await findPins(db, [objectId]))[0]?.pinnerId
    case 'comment':
      return (await keptComment(db, objectId))?.authorId
    case 'message':
      return (await keptMessage(db, objectId))?.senderId
    case 'user':
      return objectId
    case 'conversation':
      return null
    case 'board':
      // None was reported before.
      return undefined
  }
}
