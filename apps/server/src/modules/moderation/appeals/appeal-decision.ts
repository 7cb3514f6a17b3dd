import { isMember, type Viewer } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import { addressKey, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { lockDecision, updateDecision } from '../decisions/decisions.queries.ts'
import type { AppealCodes } from './appeal-codes.ts'
import { canAppeal } from './appeal.policy.ts'
import '../moderation-events.ts'

const TRIES = { tries: 30, windowMilliseconds: 60 * 60 * 1000 }

interface Wish {
  readonly decisionId: Id
  readonly code: string
  readonly explanation: string
  readonly address: string
}

/**
 * Asks that somebody else looks at a decision again. The same words again change nothing. Throws `throttled`,
 * `decision_not_found`, `appeal_made` and `appeal_over`.
 */
export async function appeal(
  deps: WriteDeps & { readonly rateLimit: RateLimit; readonly appealCodes: AppealCodes },
  viewer: Viewer,
  { decisionId, code, explanation, address }: Wish,
): Promise<void> {
  await deps.rateLimit.take(`appeal:${addressKey(address)}`, TRIES)
  const hasCode = deps.appealCodes.fits(decisionId, code)
  await inTransaction(deps.db, 'appeal-decision', async (tx) => {
    const [held, row] = await lockDecision(tx, decisionId)
    if (!row) throw new AppError('decision_not_found')
    const isConcerned = hasCode || (isMember(viewer) && !viewer.isLimitedLogin && viewer.id === row.memberId)
    if (isConcerned && row.appealState === 'open' && row.appeal === explanation) return
    const now = deps.clock.now()
    const writer = authorize(held, canAppeal({ ...row, isConcerned }, now))
    await updateDecision(writer, decisionId, { appeal: explanation, appealed_at: now, appeal_state: 'open' })
    const letter = { decisionId, memberId: row.memberId, letter: 'appealed' } as const
    await deps.outbox.emit(writer, bucketOf(decisionId), 'moderation.letter', letter)
  })
}
