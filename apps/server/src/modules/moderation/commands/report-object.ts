import type { OptionsOf, reportResource, PinId } from '@pinfold/contract'
import { allow, type Decision } from '../../../platform/auth/decision.ts'
import { type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, holdNothing } from '../../../platform/writing/writer.ts'
import { canReportComment, reachComment } from '../../comments/index.ts'
import { knowMembers } from '../../graph/index.ts'
import { canReportMessage, knowConversation, reachMessage } from '../../messaging/index.ts'
import { knowPin } from '../../pins/index.ts'
import { canReportMember, canReportPin } from '../moderation.policy.ts'
import { upsertReport } from '../reports.queries.ts'

type Report = OptionsOf<typeof reportResource.create>

/**
 * Tells moderators about something the reporter can see and did not make. Throws `pin_not_found`,
 * `comment_not_found`, `user_not_found`, `conversation_not_found`, `message_not_found`, `rule_broken`, `not_allowed`, and `sign_in_required` for a limited login (RP-05).
 */
export async function reportObject(deps: WriteDeps, reporter: Member, report: Report): Promise<void> {
  requireFullLogin(reporter)
  await inTransaction(deps.db, 'report-object', async (tx) => {
    const held = holdNothing(tx, 'a report stands, whatever becomes of what it is about')
    const { pinId, decision } = await checks[report.object_type](held, reporter, report)
    const writer = authorize(held, decision)
    await upsertReport(writer, {
      reporter_id: reporter.id,
      object_type: report.object_type,
      object_id: report.object_id,
      pin_id: pinId,
      reason: report.reason,
      detail: report.detail,
      state: 'open',
      created_at: deps.clock.now(),
    })
  })
}

const checks = {
  pin: checkPin,
  comment: checkComment,
  user: checkMember,
  conversation: checkConversation,
  message: checkMessage,
}

interface Checked {
  /** The pin under which a comment was seen. */
  readonly pinId: PinId | null
  readonly decision: Decision
}

/** Whoever is in a conversation may report it. */
async function checkConversation(db: Db, reporter: Member, report: Report): Promise<Checked> {
  await knowConversation({ db }, reporter, report.object_id)
  return { pinId: null, decision: allow }
}

async function checkMessage(db: Db, reporter: Member, report: Report): Promise<Checked> {
  const { facts } = await reachMessage({ db }, reporter, report.object_id)
  return { pinId: null, decision: canReportMessage(facts) }
}

async function checkMember(db: Db, reporter: Member, report: Report): Promise<Checked> {
  const member = (await knowMembers({ db }, reporter, [report.object_id])).get(report.object_id)
  if (!member) throw new AppError('user_not_found')
  return { pinId: null, decision: canReportMember(member.relation) }
}

async function checkPin(db: Db, reporter: Member, report: Report): Promise<Checked> {
  const { facts } = await knowPin({ db }, reporter, report.object_id)
  return { pinId: null, decision: canReportPin(facts) }
}

async function checkComment(db: Db, reporter: Member, report: Report): Promise<Checked> {
  const wanted = { commentId: report.object_id, pinId: report.pin_id }
  const { row, facts } = await reachComment({ db }, reporter, wanted)
  return { pinId: report.pin_id ?? row.pinId, decision: canReportComment(facts) }
}
