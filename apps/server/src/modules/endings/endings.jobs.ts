import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { sendEndingMail } from '../accounts/index.ts'
import { sweepPictures, sweepVideos } from '../media/index.ts'
import { type EndAccountDeps, endAccounts } from './erasing/end-accounts.ts'
import { makeExport } from './exports/make-export.ts'
import { sweepExports } from './exports/sweep-exports.ts'

type EndingJobDeps = EndAccountDeps & {
  readonly mailer: Mailer
  readonly publicUrl: URL
  readonly mediaUrl: string
}

/** Sends the mail with the final step, collects exports, and removes what is over. */
export function scheduleEndings(jobs: Jobs, deps: EndingJobDeps): void {
  jobs.on('account.ending-asked', 'accounts-ending-mail', ({ memberId }) => sendEndingMail(deps, memberId))
  jobs.on('export.asked', 'endings-export', ({ exportId }) => makeExport(deps, exportId), { concurrency: 1 })
  jobs.every('29 * * * *', 'endings-accounts', () => endAccounts(deps))
  jobs.every('47 3 * * *', 'media-sweep-pictures', async () => {
    await sweepPictures(deps)
    await sweepVideos(deps)
  })
  jobs.every('53 * * * *', 'endings-sweep-exports', () => sweepExports(deps))
}
