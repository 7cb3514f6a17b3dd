import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { type AccountMailDeps, sendAccountMail } from './send-account-mail.ts'

/** Sends the accounts' mails. */
export function scheduleAccounts(jobs: Jobs, deps: AccountMailDeps): void {
  jobs.on('account.mail-wanted', 'account-mail', (wanted) => sendAccountMail(deps, wanted))
}
