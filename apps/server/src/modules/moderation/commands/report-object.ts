import type { OptionsOf, reportResource } from '@pinfold/contract'
import { authorize } from '../../../platform/auth/decision.ts'
import { actorOf, type Member, requireFullLogin } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { canReportComment, reachComment } from '../../comments/index.ts'
import { knowMembers } from '../../graph/index.ts'
import { canReportMessage, knowConversation, reachMessage } from '../../messaging/index.ts'
import { knowPin } from '../../pins/index.ts'
import { canReportMember, canReportPin } from '../moderation.policy.ts'
import { upsertReport } from '../reports.queries.ts'

type Report = OptionsOf<typeof reportResource.create>

const limit = { tries: 20, windowMilliseconds: 60 * 60 * 1000 }

/**
 * Tells moderators about something the reporter can see and did not make. Throws `throttled`, `pin_not_found`,
 * `comment_not_found`, `user_not_found`, `conversation_not_found`, `message_not_found`, `rule_broken`, `not_allowed`, and `sign_in_required` for a limited login (RP-05).
 */
export async function reportObject(
  deps: WriteDeps & { rateLimit: RateLimit },
  reporter: Member,
  report: Report,
): Promise<void> {
  requireFullLogin(reporter)
  await deps.rateLimit.take(`report ${actorOf(reporter)}`, limit)
  await inTransaction(deps.db, async (tx) => {
    const pinId = await checks[report.object_type](tx, reporter, report)
    await upsertReport(tx, {
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

/** Whoever is in a conversation may report it. */
async function checkConversation(tx: Tx, reporter: Member, report: Report): Promise<null> {
  await knowConversation({ db: tx }, reporter, report.object_id)
  return null
}

async function checkMessage(tx: Tx, reporter: Member, report: Report): Promise<null> {
  const { facts } = await reachMessage({ db: tx }, reporter, report.object_id)
  authorize(canReportMessage(facts))
  return null
}

async function checkMember(tx: Tx, reporter: Member, report: Report): Promise<null> {
  const member = (await knowMembers({ db: tx }, reporter, [report.object_id])).get(report.object_id)
  if (!member) throw new AppError('user_not_found')
  authorize(canReportMember(member.relation))
  return null
}

async function checkPin(tx: Tx, reporter: Member, report: Report): Promise<null> {
  const { facts } = await knowPin({ db: tx }, reporter, report.object_id)
  authorize(canReportPin(facts))
  return null
}

/** Answers the pin under which the comment was seen. */
async function checkComment(tx: Tx, reporter: Member, report: Report): Promise<Id> {
  const wanted = { commentId: report.object_id, pinId: report.pin_id }
  const { row, facts } = await reachComment({ db: tx }, reporter, wanted)
  authorize(canReportComment(facts))
  return report.pin_id ?? row.pinId
}
