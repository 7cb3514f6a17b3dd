import type { Jobs } from '../../platform/jobs/jobs.ts'
import { timeOf } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { writeAlone } from '../../platform/writing/writer.ts'
import { findPins } from '../pins/index.ts'
import { trustOf } from '../../platform/auth/trust.ts'
import { detectAbuse } from './detect.ts'
import { deleteMarksBefore } from './marks/marks.queries.ts'
import { writeMarks } from './marks/note-acts.ts'
import { endMeasures } from './measures/end-measures.ts'

const DAY = 24 * 60 * 60 * 1000
const KEPT_MILLISECONDS = 2 * DAY
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
  jobs.every('* * * * *', 'abuse-end', () => endMeasures(deps))
  jobs.every('29 * * * *', 'abuse-forget', async () => {
    const before = new Date(deps.clock.now().getTime() - KEPT_MILLISECONDS)
    await deleteMarksBefore(writeAlone(deps.db, 'marks that tell nothing any more'), before)
  })
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
      text: `${pin.title} ${pin.description}`,
      links: pin.link === '' ? [] : [pin.link],
      targets: [],
      contentHash: pin.contentHash,
    }
  })
  await writeMarks(deps, acts)
}
