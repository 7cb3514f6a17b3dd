import type { Jobs } from '../../platform/jobs/jobs.ts'
import { adoptReports } from './cases/adopt-reports.ts'
import { endSuspensions } from './decisions/end-suspensions.ts'
import { enforceEverywhere, type EnforceDeps } from './decisions/enforce-decision.ts'
import { answerReporters, type LetterDeps, mailDecision, mailReporters } from './letters/send-letters.ts'
import { bringOlderCopies } from './near-copies/bring-older-copies.ts'
import './moderation-events.ts'

/** Such jobs are few, and each lane that waits for them keeps asking the database. */
const oneByOne = { concurrency: 1 }

/** Carries out what moderators decided, ends suspensions, and tells those concerned. */
export function scheduleModeration(jobs: Jobs, deps: EnforceDeps & LetterDeps): void {
  // The command does this itself; here it is done where that was cut off, and wherever else a picture shows.
  jobs.on('moderation.decided', 'moderation-enforce', ({ decisionId }) => enforceEverywhere(deps, decisionId), oneByOne)
  jobs.on('moderation.letter', 'moderation-mail-decision', (event) => mailDecision(deps, event), oneByOne)
  jobs.on('report.closed', 'moderation-answer-reporters', (event) => answerReporters(deps, event), oneByOne)
  jobs.on('report.answered', 'moderation-mail-reporters', (event) => mailReporters(deps, event), oneByOne)
  jobs.every('* * * * *', 'moderation-end-suspensions', () => endSuspensions(deps))
  jobs.every('* * * * *', 'moderation-older-copies', () => bringOlderCopies(deps))
  jobs.atStart('moderation-adopt-reports', () => adoptReports(deps))
}
