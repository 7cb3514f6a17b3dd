import { formatWireDate, limits, type ModerationDecision } from '@pinfold/contract'
import { isMember, type Member, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { type DecisionRow, findDecision, findDecisionsAbout } from '../decisions/decisions.queries.ts'
import type { AppealCodes } from './appeal-codes.ts'
import { findJudges, goesToOther } from './other-judges.ts'
import { findConcerned } from './who-is-concerned.ts'
import { appealUntil, canAppeal, isAnsweredAlone } from './appeal.policy.ts'

interface ReadDeps {
  readonly db: Db
  readonly clock: Clock
}

/** What was decided about the member and what they reported, newest first. Three statements at most. */
export async function ownDecisionsView({ db, clock }: ReadDeps, member: Member): Promise<ModerationDecision[]> {
  const [rows, hasOther] = await Promise.all([
    findDecisionsAbout(db, member.id, limits.moderation.notices),
    findJudges(db),
  ])
  const concernedBy = await findConcerned(db, rows)
  return rows.map((row) => presentDecision(row, goesToOther(hasOther, row.decidedBy, concernedBy(row)), clock.now()))
}

/** One decision, for the member or whoever has the code; throws `decision_not_found`. */
export async function decisionView(
  { db, clock, appealCodes }: ReadDeps & { readonly appealCodes: AppealCodes },
  viewer: Viewer,
  { decisionId, code }: { readonly decisionId: Id; readonly code: string },
): Promise<ModerationDecision> {
  const row = await findDecision(db, decisionId)
  const isOwn = isMember(viewer) && viewer.id === row?.memberId
  if (!row || !(isOwn || appealCodes.fits(decisionId, code))) throw new AppError('decision_not_found')
  const [hasOther, concernedBy] = await Promise.all([findJudges(db), findConcerned(db, [row])])
  return presentDecision(row, goesToOther(hasOther, row.decidedBy, concernedBy(row)), clock.now())
}

const presentDecision = (row: DecisionRow, hasOtherJudge: boolean, now: Date): ModerationDecision => ({
  id: row.id,
  object_type: row.objectType,
  kind: row.kind,
  reason: row.reason,
  decided_at: formatWireDate(row.decidedAt),
  until: row.until && formatWireDate(row.until),
  is_standing: row.state === 'standing',
  appeal_state: row.appealState,
  appeal_until: formatWireDate(appealUntil(row.decidedAt)),
  appeal_answer: row.appealAnswer,
  is_judged_by_other: hasOtherJudge,
  is_answered_alone: isAnsweredAlone(row),
  viewer_can: { appeal: canAppeal({ ...row, isConcerned: true }, now).isAllowed },
})
