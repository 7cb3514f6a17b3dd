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

/** An appeal goes to somebody who did not decide before. */
export function canDecideAppeal({ appealState, decidedBy }: AppealFacts, actorId: MemberId | null): Decision {
  if (appealState === 'none') return deny('decision_not_found')
  if (appealState !== 'open') return deny('appeal_decided')
  return actorId !== null && actorId === decidedBy ? deny('not_allowed') : allow
}
