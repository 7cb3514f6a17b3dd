import { type AppealState, limits, type MemberId } from '@pinfold/contract'
import { allow, type Decision, deny } from '../../../platform/auth/decision.ts'

/** All that decides whether somebody may appeal, or decide on an appeal. */
interface AppealFacts {
  readonly state: 'standing' | 'lifted'
  readonly appealState: AppealState
  readonly decidedAt: Date
  readonly decidedBy: MemberId | null
}

/** Until when a decision can be appealed. */
export const appealUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + limits.moderation.appealDays * 24 * 60 * 60 * 1000)

/** Once, within the days, while the decision holds; by the member, or whoever has the mailed link. */
export function canAppeal(facts: AppealFacts & { readonly isConcerned: boolean }, now: Date): Decision {
  if (!facts.isConcerned) return deny('decision_not_found')
  if (facts.appealState !== 'none') return deny('appeal_made')
  return facts.state === 'lifted' || now >= appealUntil(facts.decidedAt) ? deny('appeal_over') : allow
}

/** From when on whoever decided may decide on the appeal too, if they are an owner and nobody else could. */
export const aloneFrom = (appealedAt: Date): Date =>
  new Date(appealedAt.getTime() + limits.moderation.aloneDays * 24 * 60 * 60 * 1000)

/** Who wants to decide on an appeal. */
interface AppealJudge {
  readonly id: MemberId | null
  readonly isOwner: boolean
  /** Somebody else works here who might decide on it. */
  readonly hasOther: boolean
}

/**
 * An appeal goes to somebody who did not decide before. Where nobody else works here it would wait forever: after some days the
 * owner who decided looks at it again, and the member is told so.
 */
export function canDecideAppeal(
  facts: AppealFacts & { readonly appealedAt: Date | null },
  judge: AppealJudge,
  now: Date,
): Decision {
  const { appealState, decidedBy, appealedAt } = facts
  if (appealState === 'none') return deny('decision_not_found')
  if (appealState !== 'open') return deny('appeal_decided')
  if (judge.id === null || judge.id !== decidedBy) return allow
  if (judge.hasOther || !judge.isOwner || appealedAt === null) return deny('not_allowed')
  return now >= aloneFrom(appealedAt) ? allow : deny('too_early_to_decide')
}

/** Whether an appeal was answered by whoever had decided. */
export const isAnsweredAlone = (row: {
  readonly decidedBy: MemberId | null
  readonly appealDecidedBy: MemberId | null
}): boolean => row.decidedBy !== null && row.decidedBy === row.appealDecidedBy
