import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { PublishDeps } from './commands/publish-draft.ts'
import { publishDue } from './jobs/publish-due.ts'
import { sweepDrafts } from './jobs/sweep-drafts.ts'

export { draftData } from './draft-data.ts'
export { bindDrafts } from './drafts.routes.ts'
export { publishDue } from './jobs/publish-due.ts'
export { sweepDrafts } from './jobs/sweep-drafts.ts'

const PUBLISH_MILLISECONDS = 15_000

/** Publishes drafts at their time, and removes old ones. */
export function scheduleDrafts(jobs: Jobs, deps: PublishDeps): void {
  jobs.repeatedly(PUBLISH_MILLISECONDS, () => publishDue(deps))
  jobs.every('37 * * * *', 'drafts-sweep', () => sweepDrafts(deps))
}
