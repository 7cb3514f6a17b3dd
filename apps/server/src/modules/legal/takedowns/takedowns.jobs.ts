import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { forgetPapers } from './jobs/forget-papers.ts'
import { restoreDue } from './jobs/restore-due.ts'
import { mailClaimant, mailOwner, type TakedownMailDeps } from './mail/send-takedown-mail.ts'
import { countOffencesOf } from './offenders/count-offences.ts'
import { showAsDecided, type ShowDeps } from './show-as-decided.ts'

/** Such jobs are few, and each lane that waits for them keeps asking the database. */
const oneByOne = { concurrency: 1 }

/** Writes to those concerned, shows again what nobody went to court for, counts offences, and forgets old papers. */
export function scheduleLegal(jobs: Jobs, deps: ShowDeps & TakedownMailDeps): void {
  // The command does this itself; here it is done where that was cut off.
  jobs.on('takedown.decided', 'takedowns-show', ({ things }) => showAsDecided(deps, things), oneByOne)
  jobs.on('takedown.claimant-letter', 'takedowns-mail-claimant', (wanted) => mailClaimant(deps, wanted), oneByOne)
  jobs.on('takedown.owner-letter', 'takedowns-mail-owner', (wanted) => mailOwner(deps, wanted), oneByOne)
  jobs.on('takedown.counted', 'takedowns-count', ({ memberIds }) => countOffencesOf(deps, memberIds), oneByOne)
  jobs.every('37 * * * *', 'takedowns-restore', () => restoreDue(deps))
  jobs.every('47 4 * * *', 'takedowns-forget', () => forgetPapers(deps))
}
