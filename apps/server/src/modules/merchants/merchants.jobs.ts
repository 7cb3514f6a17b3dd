import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { endMerchant } from './commands/decide.ts'

/** Brings merchants in line with what became of their accounts. */
export function scheduleMerchants(jobs: Jobs, deps: WriteDeps): void {
  jobs.on('member.left-business', 'merchants-end', ({ memberId }) => endMerchant(deps, memberId), { concurrency: 1 })
}
