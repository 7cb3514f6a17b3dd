import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { type DecisionMailDeps, mailDecision } from './mail/send-decision-mail.ts'
import { endMerchant } from './commands/decide.ts'

/** Tells merchants what was decided, and brings them in line with what became of their accounts. */
export function scheduleMerchants(jobs: Jobs, deps: WriteDeps & DecisionMailDeps): void {
  jobs.on('merchant.decided', 'merchants-mail', (decided) => mailDecision(deps, decided))
  jobs.on('member.left-business', 'merchants-end', ({ memberId }) => endMerchant(deps, memberId), { concurrency: 1 })
}
