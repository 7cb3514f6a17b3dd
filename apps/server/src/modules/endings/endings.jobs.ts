import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { endUnproved, sendEndingMail } from '../accounts/index.ts'
import { sweepPictures, sweepVideos } from '../media/index.ts'
import { type EndAccountDeps, endAccounts } from './erasing/end-accounts.ts'
import { goOnWithExports } from './exports/go-on.ts'
import { makePart } from './exports/make-part.ts'
import { sweepExports } from './exports/sweep-exports.ts'

type EndingJobDeps = EndAccountDeps & {
  readonly mailer: Mailer
  readonly publicUrl: URL
  readonly mediaUrl: string
}

/** Sends the mail with the final step, collects exports, and removes what is over. */
export function scheduleEndings(jobs: Jobs, deps: EndingJobDeps): void {
  jobs.on('account.ending-asked', 'accounts-ending-mail', (asked) => sendEndingMail(deps, asked))
  jobs.on('export.part-due', 'endings-export-part', (due) => makePart(deps, due), { concurrency: 1 })
  jobs.atStart('endings-exports-go-on', () => goOnWithExports(deps))
  jobs.every('29 * * * *', 'endings-accounts', () => endAccounts(deps))
  jobs.every('17 4 * * *', 'endings-unproved', async () => {
    await endUnproved(deps)
    await endAccounts(deps)
  })
  jobs.every('47 3 * * *', 'media-sweep-pictures', async () => {
    await sweepPictures(deps)
    await sweepVideos(deps)
  })
  jobs.every('53 * * * *', 'endings-sweep-exports', () => sweepExports(deps))
}
