import { type BoardId, type InsightSource, type MemberId, type PinId, siteDomainOf } from '@pinfold/contract'
import type { Day } from '../days.ts'
import { dayOf } from '../days.ts'
import type { WaitingBatch } from '../noting/batches.queries.ts'
import type { SeenBatch, SeenKind } from '../noting/seen-batch.ts'

/** What has to be known of a Pin. */
export interface AttributedPin {
  readonly id: PinId
  readonly pinnerId: MemberId
  readonly boardId: BoardId | null
  readonly link: string
  /** Whether everybody may see it. */
  readonly isListed: boolean
}

/** What is known of what was seen. */
export interface Known {
  readonly pins: ReadonlyMap<PinId, AttributedPin>
  readonly businesses: ReadonlySet<MemberId>
  readonly siteOwners: ReadonlyMap<string, MemberId>
}

/** One thing that counts for a business. */
export interface Hit {
  readonly businessId: MemberId
  readonly source: InsightSource
  /** The claimed website of the business that the Pin leads to; null where it leads to none of its. */
  readonly site: string | null
  readonly pin: AttributedPin
  readonly kind: SeenKind
  readonly milliseconds: number
  readonly day: Day
  readonly by: SeenBatch
}

/** What browsers may tell several times within minutes, and is one look. */
const onceInARound: ReadonlySet<SeenKind> = new Set(['impression', 'closeup', 'outbound_click'])

/**
 * What of the batches counts, and for which business: of Pins that everybody may see, never what somebody did with a Pin or
 * business of their own, and the same by one person once.
 */
export function attribute(batches: readonly WaitingBatch[], known: Known): Hit[] {
  const counted = new Set<string>()
  return batches.flatMap(({ seen: by, notedAt }) =>
    by.seen.flatMap(([pinId, kind, milliseconds = 0]): Hit[] => {
      const pin = known.pins.get(pinId)
      if (!pin?.isListed || pin.pinnerId === by.memberId) return []
      const name = `${by.unit} ${pinId} ${kind}`
      if (onceInARound.has(kind) && counted.has(name)) return []
      counted.add(name)
      return businessesOf(pin, known).flatMap(({ businessId, source, site }) =>
        businessId === by.memberId
          ? []
          : [{ businessId, source, site, pin, kind, milliseconds, day: dayOf(notedAt), by } as const],
      )
    }),
  )
}

/** Whom a Pin counts for: its pinner, and whose website it leads to; one business once. */
function businessesOf({ pinnerId, link }: AttributedPin, { businesses, siteOwners }: Known) {
  const found: Pick<Hit, 'businessId' | 'source' | 'site'>[] = []
  const site = siteDomainOf(link)
  const ownerId = site === null ? undefined : siteOwners.get(site)
  if (businesses.has(pinnerId))
    found.push({ businessId: pinnerId, source: 'own', site: ownerId === pinnerId ? site : null })
  if (ownerId !== undefined && ownerId !== pinnerId && businesses.has(ownerId))
    found.push({ businessId: ownerId, source: 'site', site })
  return found
}
