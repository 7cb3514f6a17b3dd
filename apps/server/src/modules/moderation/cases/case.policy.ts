import { actsOn, type MemberId, type ModerationAct, moderationActs, type ReportedType } from '@pinfold/contract'
import { allow, type Decision, deny } from '../../../platform/auth/decision.ts'

/** All that decides what an employee may do about a case. */
export interface CaseFacts {
  readonly objectType: ReportedType
  readonly state: 'open' | 'closed'
  readonly isEscalated: boolean
  readonly hasConcerned: boolean
  /** The member whose thing it is works here, too. */
  readonly isConcernedEmployee: boolean
  /** Somebody else works on it at this moment. */
  readonly isTakenByOther: boolean
  readonly isOwner: boolean
  readonly isConcerned: boolean
}

/** Who has the case: over when its time is. */
export const holderOf = (
  { takenBy, takenUntil }: { readonly takenBy: MemberId | null; readonly takenUntil: Date | null },
  now: Date,
): MemberId | null => (takenUntil !== null && takenUntil > now ? takenBy : null)

/** Taking it up. What was handed on to owners is theirs; nobody judges what is said of themselves. */
export function canTake(facts: CaseFacts): Decision {
  if (facts.isConcerned || (facts.isEscalated && !facts.isOwner)) return deny('not_allowed')
  if (facts.state === 'closed') return deny('report_decided')
  return facts.isTakenByOther ? deny('report_taken') : allow
}

/** Deciding needs a kind of act that fits the thing; only owners act against who works here. */
export function canDecideCase(facts: CaseFacts, act: ModerationAct): Decision {
  const taken = canTake(facts)
  if (!taken.isAllowed) return taken
  if (!actsOn[facts.objectType].includes(act)) return deny('not_allowed')
  // Owners have nobody to hand it on to.
  if (act === 'escalate' && facts.isEscalated) return deny('not_allowed')
  const isAgainstSomebody = act !== 'dismiss' && act !== 'escalate'
  if (isAgainstSomebody && !facts.hasConcerned) return deny('not_allowed')
  return isAgainstSomebody && facts.isConcernedEmployee && !facts.isOwner ? deny('not_allowed') : allow
}

/** What can be done now; who holds the case is left out, since that ends soon. */
export const actsFor = (facts: CaseFacts): ModerationAct[] =>
  moderationActs.filter((act) => canDecideCase({ ...facts, isTakenByOther: false }, act).isAllowed)
