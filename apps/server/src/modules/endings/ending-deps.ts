import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'

/** What ending an account, and taking its data along, need. */
export type EndingDeps = WriteDeps & { rateLimit: RateLimit }
