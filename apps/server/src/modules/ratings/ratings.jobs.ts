import type { Jobs } from '../../platform/jobs/jobs.ts'
import { showVeilsOf } from '../pins/index.ts'
import { createRatingFill, type RateDeps, rateSaved, rateTried } from './jobs/rate-pictures.ts'

/** Rates pictures as they are saved and those of before, where somebody rates; shows what employees said of them in any case. */
export function scheduleRatings(jobs: Jobs, deps: RateDeps): void {
  jobs.on('picture.judged', 'veils-show', ({ contentHash }) => showVeilsOf(deps, contentHash))
  if (!deps.recommender.ratings.isOn) return
  // One at a time: they wait for one process.
  for (const event of ['pin.saved', 'pin.changed'] as const)
    jobs.on(event, 'ratings', ({ pinId }) => rateSaved(deps, pinId), { concurrency: 1 })
  jobs.on('pin.tried', 'ratings-of-tries', (tried) => rateTried(deps, tried), { concurrency: 1 })
  jobs.every('* * * * *', 'ratings-fill', createRatingFill(deps))
}
