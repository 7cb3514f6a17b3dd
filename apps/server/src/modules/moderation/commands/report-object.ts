import { type MemberId, type OptionsOf, type PinId, type reportResource, urgencyOf } from '@pinfold/contract'
import { allow, type Decision } from '../../../platform/auth/decision.ts'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, holdNothing } from '../../../platform/writing/writer.ts'
import { knowBoard } from '../../boards/index.ts'
import { canReportComment, reachComment } from '../../comments/index.ts'
import { knowMembers } from '../../graph/index.ts'
import { canReportMessage, knowConversation, reachMessage } from '../../messaging/index.ts'
import { knowPin } from '../../pins/index.ts'
import { openCaseOf, putOnCase } from '../cases/cases.queries.ts'
import { canReportBoard, canReportMember, canReportPin } from '../moderation.policy.ts'
import { upsertReport } from '../reports.queries.ts'

type Report = OptionsOf<typeof reportResource.create>

/**
 * Tells moderators about something the reporter can see and did not make. Throws `pin_not_found`, `board_not_found`,
 * `comment_not_found`, `user_not_found`, `conversation_not_found`, `message_not_found`, `rule_broken`, `not_allowed`, and `sign_in_required` for a limited login (RP-05).
 */
export async function reportObject(deps: WriteDeps, reporter: Member, report: Report): Promise<void> {
  requireFullLogin(reporter)
  await inTransaction(deps.db, 'report-object', async (tx) => {
    const held = holdNothing(tx, 'a report stands, whatever becomes of what it is about')
    const { pinId, concernedId, decision } = await checks[report.object_type](held, reporter, report)
    const writer = authorize(held, decision)
    const now = deps.clock.now()
    const caseId = await openCaseOf(writer, {
      id: deps.ids.next(bucketOf(report.object_id)),
      objectType: report.object_type,
      objectId: report.object_id,
      pinId,
      concernedId,
      urgency: urgencyOf[report.reason],
      reason: report.reason,
      now,
    })
    await putOnCase(writer, { caseId, reporterId: reporter.id, reason: report.reason, detail: report.detail, now })
    await upsertReport(writer, {
      reporter_id: reporter.id,
      object_type: report.object_type,
      object_id: report.object_id,
      pin_id: pinId,
      reason: report.reason,
      detail: report.detail,
      state: 'open',
      created_at: now,
      case_id: caseId,
    })
  })
}

const checks = {
  pin: checkPin,
  board: checkBoard,
  comment: checkComment,
  user: checkMember,
  conversation: checkConversation,
  message: checkMessage,
}

interface Checked {
  /** The pin under which a comment was seen. */
  readonly pinId: PinId | null
  /** Whose it is; null where it is of several. */
  readonly concernedId: MemberId | null
  readonly decision: Decision
}

/** Whoever is in a conversation may report it. */
async function checkConversation(db: Db, reporter: Member, report: Report): Promise<Checked> {
  const { members } = await knowConversation({ db }, reporter, report.object_id)
  const [other, ...more] = [...members.keys()]
  return { pinId: null, concernedId: more.length === 0 ? (other ?? null) : null, decision: allow }
}

async function checkMessage(db: Db, reporter: Member, report: Report): Promise<Checked> {
  const { row, facts } = await reachMessage({ db }, reporter, report.object_id)
  return { pinId: null, concernedId: row.senderId, decision: canReportMessage(facts) }
}

async function checkMember(db: Db, reporter: Member, report: Report): Promise<Checked> {
  const member = (await knowMembers({ db }, reporter, [report.object_id])).get(report.object_id)
  if (!member) throw new AppError('user_not_found')
  return { pinId: null, concernedId: report.object_id, decision: canReportMember(member.relation) }
}

async function checkPin(db: Db, reporter: Member, report: Report): Promise<Checked> {
  const { row, facts } = await knowPin({ db }, reporter, report.object_id)
  return { pinId: null, concernedId: row.pinnerId, decision: canReportPin(facts) }
}

async function checkBoard(db: Db, reporter: Member, report: Report): Promise<Checked> {
  const { row, facts } = await knowBoard({ db }, reporter, report.object_id)
  return { pinId: null, concernedId: row.ownerId, decision: canReportBoard(facts) }
}

async function checkComment(db: Db, reporter: Member, report: Report): Promise<Checked> {
  const wanted = { commentId: report.object_id, pinId: report.pin_id }
  const { row, facts } = await reachComment({ db }, reporter, wanted)
  return { pinId: report.pin_id ?? row.pinId, concernedId: row.authorId, decision: canReportComment(facts) }
}
