import { isMember, actorOf, type Viewer } from '../../../platform/auth/viewer.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { addressKey, type RateLimit } from '../../../platform/rate-limit/rate-limit.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import type { ExperienceCounts } from './experience-counts.ts'
import type { StandingExperiences } from './standing-experiences.ts'
import { noteEnd, noteView } from './states.queries.ts'

/** More than anybody answers in an hour, also where some people share an address. */
const COUNTED = { tries: 1200, windowMilliseconds: 60 * 60 * 1000 }

export interface AnswerDeps {
  readonly db: Db
  readonly clock: Clock
  readonly rateLimit: RateLimit
  readonly experiences: StandingExperiences
  readonly experienceCounts: ExperienceCounts
}

interface Answered {
  readonly experienceId: Id
  readonly what: 'view' | 'complete' | 'dismiss'
  readonly address: string
}

/**
 * Notes what somebody did with an experience: of members in the database, so that it follows them, of visitors nothing, whose
 * device remembers it. Counts it once, where statistics are allowed. Throws `experience_not_found` for one that does not run.
 */
export async function answerExperience(
  deps: AnswerDeps,
  viewer: Viewer,
  { experienceId, what, address }: Answered,
): Promise<void> {
  if (deps.experiences.find(experienceId) === undefined) throw new AppError('experience_not_found')
  if (!isMember(viewer)) {
    if (viewer.consent?.analytic !== true) return
    await deps.rateLimit.take(`experience:${addressKey(address)}`, COUNTED)
    return deps.experienceCounts.note(viewer, experienceId, what)
  }
  const noted = { memberId: actorOf(viewer), experienceId, at: deps.clock.now() }
  const writer = writeAlone(deps.db, 'a note of the viewer’s own, which one statement decides about')
  const isNew =
    what === 'view'
      ? await noteView(writer, noted)
      : await noteEnd(writer, what === 'complete' ? 'completed_at' : 'dismissed_at', noted)
  if (isNew) deps.experienceCounts.note(viewer, experienceId, what)
}
