import type { BoardId, InsightSource, MemberId, PinId } from '@pinfold/contract'
import type { Day } from '../days.ts'
import type { SeenKind } from '../noting/seen-batch.ts'
import type { Hit } from './attribute.ts'

/** What was counted. */
export interface Counts {
  readonly impressions: number
  readonly closeups: number
  readonly saves: number
  readonly outboundClicks: number
  readonly videoPlays: number
  readonly watchedMs: number
}

/** So much is added to a day of a business, of one of its Pins, boards or websites. */
export interface Sum {
  readonly businessId: MemberId
  readonly day: Day
  readonly source: InsightSource
  readonly pinId: PinId
  readonly boardId: BoardId | null
  readonly site: string | null
  readonly counts: Counts
}

const nothing: Counts = { impressions: 0, closeups: 0, saves: 0, outboundClicks: 0, videoPlays: 0, watchedMs: 0 }
const columnOf = {
  impression: 'impressions',
  closeup: 'closeups',
  save: 'saves',
  outbound_click: 'outboundClicks',
  play: 'videoPlays',
} as const satisfies Record<SeenKind, keyof Counts>

/** Sums of what counts, one for each key, in the order of the keys. */
export function sumsBy(hits: readonly Hit[], keyOf: (hit: Hit) => string): Sum[] {
  const sums = new Map<string, Sum>()
  for (const hit of hits) {
    const { businessId, day, source, site, pin, kind, milliseconds } = hit
    const key = keyOf(hit)
    const before = sums.get(key)?.counts ?? nothing
    const column = columnOf[kind]
    const counts = { ...before, [column]: before[column] + 1, watchedMs: before.watchedMs + milliseconds }
    sums.set(key, { businessId, day, source, pinId: pin.id, boardId: pin.boardId, site, counts })
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}
