import { limits } from '@pinfold/contract'
import type { Member } from '../../platform/auth/viewer.ts'
import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'

const MINUTE = 60_000
const turns = {
  /** Beginning conversations and adding people: what somebody does to people who do not know them. */
  people: { tries: 60, windowMilliseconds: 60 * MINUTE },
  /** Mails to whoever they name. */
  email: { tries: limits.conversation.emailsADay, windowMilliseconds: 24 * 60 * MINUTE },
  reaction: { tries: 120, windowMilliseconds: MINUTE },
  typing: { tries: 60, windowMilliseconds: MINUTE },
} as const

/** Counts what a member does in conversations. Throws `throttled`. */
export const takeTurn = (deps: { rateLimit: RateLimit }, member: Member, turn: keyof typeof turns): Promise<void> =>
  deps.rateLimit.take(`messaging ${turn} ${member.id}`, turns[turn])
