import type { Events } from '../../../platform/events/outbox.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import { findPinsOfPage, pageIdOfLink } from '../../linked-pages/index.ts'
import { findPins } from '../../pins/index.ts'
import { type NewNews, type NewsDeps, tellMembers } from '../commands/tell-members.ts'

const PINS_AT_ONCE = 200

/** Tells everybody who has a pin of the page, and wants it, that what it sells costs less: each once, of a pin of theirs. */
export async function tellOfPrice(deps: NewsDeps, event: Events['page.price-fell']): Promise<void> {
  const { pageId, fellAt } = event
  const told = new Set<Id>()
  for (let after: Id | undefined = '0'; after !== undefined;) {
    const edges = await findPinsOfPage(deps.db, pageId, after, PINS_AT_ONCE)
    const pins = await findPins(
      deps.db,
      edges.map(({ pinId }) => pinId),
    )
    const news = pins.flatMap((pin): NewNews[] => {
      const { id: pinId, pinnerId: memberId } = pin
      // What the pinner says it costs is what they are shown.
      if (pageIdOfLink(pin) !== pageId || pin.priceMicros !== null || told.has(memberId)) return []
      told.add(memberId)
      const sourceKey = `price:${pageId}:${fellAt}`
      return [{ kind: 'price_drop', sourceKey, actorId: memberId, memberId, group: `page:${pageId}`, pinId }]
    })
    await tellMembers(deps, news)
    after = edges.length < PINS_AT_ONCE ? undefined : edges.at(-1)?.pinId
  }
}
