import type { Jobs } from '../../platform/jobs/jobs.ts'
import { type CountDeps, countSeen } from './counting/count-seen.ts'
import { forgetInsights } from './forget-insights.ts'
import { noteSaves } from './noting/note-saves.ts'
import type { SeenNotes } from './noting/seen-notes.ts'

/** Counts what was noted every minute, notes saves, and forgets old days. */
export function scheduleInsights(jobs: Jobs, deps: CountDeps & { readonly seenNotes: SeenNotes }): void {
  jobs.onMany(['pin.saved'], 'insights-note-saves', (saves) => noteSaves(deps, saves))
  jobs.every('* * * * *', 'insights-count', () => countSeen(deps))
  jobs.every('23 3 * * *', 'insights-forget', () => forgetInsights(deps))
}
