import type { MemberId, PinId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { findPins } from '../pins/index.ts'
import { findPopularPins, type PopularEntry, type PopularPage } from './popular-pins.queries.ts'

/** Read beyond what is wanted: mostly as many or fewer were hidden since they were ranked. */
const SPARE = 5
const GROWTH = 4

/** Popular pins that are still for everybody, so that many which were hidden a moment ago do not empty a page. */
export async function findOpenPopular(db: Db, page: PopularPage): Promise<PopularEntry[]> {
  const open: PopularEntry[] = []
  let { after } = page
  for (let asked = page.limit + SPARE; ; asked *= GROWTH) {
    const rows = await findPopularPins(db, { ...page, after, limit: asked })
    const ids = await openPins(
      db,
      rows.map(({ pinId }) => pinId),
    )
    open.push(...rows.filter(({ pinId }) => ids.has(pinId)))
    after = rows.at(-1) ?? after
    if (rows.length < asked || open.length >= page.limit) return open.slice(0, page.limit)
  }
}

/** Which of the pins everybody may find just now, with their pictures; and whose they are. */
export async function openPins(db: Db, pinIds: readonly PinId[]): Promise<ReadonlyMap<PinId, MemberId>> {
  const pins = pinIds.length === 0 ? [] : await findPins(db, [...new Set(pinIds)])
  return new Map(pins.flatMap((pin) => (pin.isListed && pin.isReadableByAll ? [[pin.id, pin.pinnerId] as const] : [])))
}
