import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { createLookFill, type LookDeps, lookAtSaved } from './jobs/look-at-pictures.ts'

/** Looks at pictures as they are saved, and at those that were there before. */
export function scheduleLooks(jobs: Jobs, deps: LookDeps): void {
  // One at a time: they wait for one process.
  jobs.on('pin.saved', 'looks', ({ pinId }) => lookAtSaved(deps, pinId), { concurrency: 1 })
  jobs.every('* * * * *', 'looks-fill', createLookFill(deps))
}
