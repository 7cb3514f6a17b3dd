import type { Jobs } from '../../platform/jobs/jobs.ts'
import { showVeilsOnProfiles } from '../profiles/index.ts'
import { createFilmFill } from './jobs/rate-films.ts'
import type { RateDeps } from './jobs/rate-deps.ts'
import { createRatingFill, ratePictured, rateSaved, rateTried } from './jobs/rate-pictures.ts'
import { showVeilsEverywhere } from './where-shown.ts'

/** Rates pictures as they are saved and those of before, where somebody rates; shows what employees said of them in any case. */
export function scheduleRatings(jobs: Jobs, deps: RateDeps): void {
  jobs.on('picture.judged', 'veils-show', ({ contentHash }) => showVeilsEverywhere(deps, contentHash))
  // Bytes may have been judged while a profile took them.
  jobs.on('profile.pictured', 'veils-show-pictured', ({ contentHash }) => showVeilsOnProfiles(deps, contentHash))
  if (!deps.recommender.ratings.isOn) return
  // One at a time: they wait for one process.
  for (const event of ['pin.saved', 'pin.changed'] as const)
    jobs.on(event, 'ratings', ({ pinId }) => rateSaved(deps, pinId), { concurrency: 1 })
  jobs.on('pin.tried', 'ratings-of-tries', (tried) => rateTried(deps, tried), { concurrency: 1 })
  jobs.on('profile.pictured', 'ratings-of-profiles', ({ contentHash }) => ratePictured(deps, contentHash), {
    concurrency: 1,
  })
  jobs.every('* * * * *', 'ratings-fill', createRatingFill(deps))
  jobs.every('* * * * *', 'ratings-films', createFilmFill(deps))
}
