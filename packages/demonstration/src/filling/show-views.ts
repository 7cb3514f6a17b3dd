import type { PinViewKind } from '@pinfold/contract'
import { demoBoards } from '../content/boards.ts'
import { PARTNER_USERNAME, people } from '../content/people.ts'
import { DAY } from '../plan/ages.ts'
import type { Calendar } from '../plan/calendar.ts'
import type { DemoPlan } from '../plan/plan-stories.ts'
import type { DemonstrationPort, Onlooker } from '../port.ts'
import type { Stage } from './play-step.ts'

const DAYS = 75
const MOST_PINS = 24
const VISITORS = 40
const countries = ['US', 'US', 'US', 'GB', 'DE', 'FR', 'JP', 'ES'] as const
const devices = ['web', 'web', 'iphone', 'android_mobile', 'ipad'] as const

/**
 * Lets people look at the Pins of the business on many days, so that its figures say something. What they do is reckoned from
 * the day, the person and the Pin, the same on every machine.
 */
export async function showViews(
  port: DemonstrationPort,
  { whoIs, pinIds }: Pick<Stage, 'whoIs' | 'pinIds'>,
  plan: DemoPlan,
  momentOf: Calendar,
): Promise<void> {
  const shown = plan.turns
    .filter(({ create }) => create.pinner === PARTNER_USERNAME && demoBoards[create.board]?.privacy === 'public')
    .flatMap(({ create }) => pinIds.get(create.pin) ?? [])
    .slice(0, MOST_PINS)
  if (shown.length === 0) return
  const members = people.filter(({ username }) => username !== PARTNER_USERNAME)
  const onlookers: Onlooker[] = [
    ...members.map(({ username, country }, at) => ({
      memberId: whoIs(username).id,
      name: username,
      country,
      device: devices[at % devices.length] ?? 'web',
    })),
    ...Array.from({ length: VISITORS }, (_, at) => ({
      memberId: null,
      name: `visitor-${at}`,
      country: countries[at % countries.length] ?? 'US',
      device: devices[(at * 3) % devices.length] ?? 'web',
    })),
  ]
  for (let day = DAYS - 1; day >= 0; day -= 1) {
    const moment = momentOf(day * DAY + 30)
    for (const [at, onlooker] of onlookers.entries()) {
      // More of them as time goes by, and fewer in the middle of each week.
      if (draw(day, at) > 45 - day / 3 + (day % 7 < 2 ? 15 : 0)) continue
      const views = shown.flatMap((pinId, nth) => viewsOf(pinId, draw(day * 31 + nth, at)))
      if (views.length > 0) port.noteViews({ onlooker, name: `day-${day}-${at}`, views, moment })
    }
  }
  await port.countViews()
}

type Views = { readonly pinId: string; readonly kind: PinViewKind }[]

/** Most only pass a Pin; some open it, and few of these follow its link. */
function viewsOf(pinId: string, drawn: number): Views {
  if (drawn >= 40) return []
  const kinds: PinViewKind[] = ['impression']
  if (drawn < 9) kinds.push('closeup')
  if (drawn < 3) kinds.push('outbound_click')
  return kinds.map((kind) => ({ pinId, kind }))
}

/** A number below 100 that looks drawn by lot. */
function draw(one: number, other: number): number {
  let mixed = Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 7, 0x85ebca6b)
  for (const factor of [0x7feb352d, 0x846ca68b]) mixed = Math.imul(mixed ^ (mixed >>> 15), factor)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % 100
}
