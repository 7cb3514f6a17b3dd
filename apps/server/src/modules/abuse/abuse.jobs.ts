import type { Jobs } from '../../platform/jobs/jobs.ts'
import { timeOf } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { findPins } from '../pins/index.ts'
import { trustOf } from '../../platform/auth/trust.ts'
import { detectAbuse } from './detect.ts'
import { forgetMarks } from './marks/forget-marks.ts'
import { writeMarks } from './marks/note-acts.ts'
import { endMeasures } from './measures/end-measures.ts'
import { reckonAnew } from './trust/reckon-trust.ts'

/** Such jobs are few, and each lane that waits for them keeps asking the database. */
const oneByOne = { concurrency: 1 }

const levels = { doubtful: 0, new: 0, settled: 1, known: 2 } as const

/** Looks at what was done lately, ends what was done against it, and forgets. */
export function scheduleAbuse(jobs: Jobs, deps: WriteDeps): void {
  jobs.onMany(['pin.saved'], 'abuse-note-pins', (pins) =>
    notePins(
      deps,
      pins.map(({ pinId }) => pinId),
    ),
  )
  jobs.onMany(['abuse.noted'], 'abuse-detect', (noted) =>
    detectAbuse(deps, [...new Set(noted.flatMap(({ keys }) => keys))]),
  )
  // What moderators upheld, and what an appeal overturned, changes what a member is trusted with at once.
  jobs.on('moderation.letter', 'abuse-reckon-decided', ({ memberId }) => reckonAnew(deps, [memberId]), oneByOne)
  jobs.every('* * * * *', 'abuse-end', () => endMeasures(deps))
  jobs.every('29 * * * *', 'abuse-forget', () => forgetMarks(deps))
}

/** Pins that were made, whichever way: by hand, of a draft at its time, by a feed. */
async function notePins(deps: WriteDeps, pinIds: readonly string[]): Promise<void> {
  const now = deps.clock.now()
  const made = (await findPins(deps.db, [...new Set(pinIds)])).filter(
    ({ isCreated, isListed }) => isCreated && isListed,
  )
  const acts = made.map((pin) => {
    const ageMilliseconds = now.getTime() - timeOf(pin.pinnerId)
    return {
      memberId: pin.pinnerId,
      standing: levels[trustOf({ ageMilliseconds, isEmployee: false })],
      at: pin.createdAt,
      act: 'pin' as const,
      texts: [pin.title, pin.description],
      links: pin.link === '' ? [] : [pin.link],
      targets: [],
      contentHash: pin.contentHash,
    }
  })
  await writeMarks(deps, acts)
}
