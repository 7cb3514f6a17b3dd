import { actorOf, type Member } from '../../platform/auth/viewer.ts'
import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'

const limit = { tries: 30, windowMilliseconds: 10 * 60 * 1000 }

/** Writing and rewording count alike. Throws `throttled`. */
export const takeWritingTurn = (deps: { rateLimit: RateLimit }, author: Member): Promise<void> =>
  deps.rateLimit.take(`comment ${actorOf(author)}`, limit)
