import type { Events } from '../../platform/events/outbox.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { followLinks, leaveLinks, pageIdOfLink } from '../linked-pages/index.ts'
import { fillLinks } from './fill-links.ts'
import { findPins } from './pin-rows.queries.ts'

/** Keeps it known which pages pins lead to. */
export function schedulePins(jobs: Jobs, deps: WriteDeps): void {
  jobs.onMany(['pin.saved', 'pin.changed'], 'pages-follow', (pins) => followPins(deps, pins))
  jobs.atStart('pages-fill', () => fillLinks(deps))
  jobs.onMany(['pin.deleted'], 'pages-leave', (pins) =>
    leaveLinks(
      deps,
      pins.map(({ pinId, link }) => ({ pinId, link: link ?? '' })),
    ),
  )
}

/** Where the pins lead now, whatever they did when the event was written; what they left is left. */
async function followPins(
  deps: WriteDeps,
  events: readonly (Events['pin.saved'] | Events['pin.changed'])[],
): Promise<void> {
  const pins = await findPins(deps.db, [...new Set(events.map(({ pinId }) => pinId))])
  await followLinks(
    deps,
    pins.map(({ id, link }) => ({ pinId: id, link })),
  )
  const pageIds = new Map(pins.map((pin) => [pin.id, pageIdOfLink(pin)]))
  const left = events.flatMap((event) => ('leftLink' in event && event.leftLink ? [event] : []))
  await leaveLinks(
    deps,
    left.flatMap(({ pinId, leftLink: link = '' }) =>
      pageIdOfLink({ link }) === pageIds.get(pinId) ? [] : [{ pinId, link }],
    ),
  )
}
