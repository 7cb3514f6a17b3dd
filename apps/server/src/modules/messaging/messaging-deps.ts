import type { Live } from '../../platform/live/live.ts'
import type { MemberRates } from '../../platform/rate-limit/member-rates.ts'
import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'

/** What commands of conversations need. */
export interface MessagingDeps extends WriteDeps {
  readonly live: Live
  readonly rateLimit: RateLimit
  readonly memberRates: MemberRates
}
