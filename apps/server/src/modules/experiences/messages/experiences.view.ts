import type { AdminExperience, Experience, ExperiencePlacement } from '@pinfold/contract'
import { currentLanguage } from '@pinfold/words'
import { actorOf, isMember, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { firstOfEach, mayShowAgain } from './experiences.policy.ts'
import { type ExperienceRow, findCounts } from './experiences.queries.ts'
import { presentExperience, presentForEditors } from './present-experience.ts'
import type { StandingExperiences } from './standing-experiences.ts'
import { findStates } from './states.queries.ts'

interface ViewDeps {
  readonly db: Db
  readonly clock: Clock
  readonly experiences: StandingExperiences
}

/** What the placements show: one statement for members, none for visitors and where nothing is in force. */
export async function experiencesView(
  deps: ViewDeps,
  viewer: Viewer,
  placements: readonly ExperiencePlacement[],
): Promise<Experience[]> {
  const meant = deps.experiences.meantFor(viewer).filter((row) => placements.includes(row.placement_id))
  const shown = await notPutAway(deps, viewer, meant)
  return shown.map((row) => presentExperience(row, currentLanguage()))
}

/** Visitors’ devices know what was put away there, so they get all. */
async function notPutAway(
  { db, clock }: ViewDeps,
  viewer: Viewer,
  meant: readonly ExperienceRow[],
): Promise<readonly ExperienceRow[]> {
  if (!isMember(viewer) || meant.length === 0) return meant
  const ids = meant.map(({ id }) => id)
  const states = new Map((await findStates(db, actorOf(viewer), ids)).map((state) => [state.experience_id, state]))
  return firstOfEach(meant.filter((row) => mayShowAgain(row, states.get(row.id), clock.now())))
}

/** Experiences as editors see them, with their figures; one statement for any number. */
export async function forEditorsView(db: Db, rows: readonly ExperienceRow[]): Promise<AdminExperience[]> {
  if (rows.length === 0) return []
  const counts = await findCounts(
    db,
    rows.map(({ id }) => id),
  )
  const byId = new Map(counts.map((sums) => [sums.experience_id, sums]))
  return rows.map((row) => presentForEditors(row, byId.get(row.id)))
}
