import { limits, type MemberId, siteDomainOf } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { firstIdAt, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { findPagesOfHosts, findPinsOfPage } from '../../linked-pages/index.ts'
import { findPins } from '../../pins/index.ts'
import { findUncountedClaims, lockClaim, updateClaim } from '../claims.queries.ts'

type CountDeps = Pick<WriteDeps, 'db' | 'clock'>

const DAY = 24 * 3_600_000
const SITES_A_NIGHT = 500
const PAGES_AT_ONCE = 200
const PINS_AT_ONCE = 500
const { mostPinsCounted, recentDays } = limits.claimedSites

/** Counts the pins of every claimed site that was not counted today. */
export async function countSites(deps: CountDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - DAY / 2)
  const claims = await findUncountedClaims(deps.db, before, SITES_A_NIGHT)
  for (const claim of claims) await countSite(deps, claim)
}

/** Counts the public pins that lead to a site, whoever saved them, up to a number that is enough for anybody. */
export async function countSite(
  deps: CountDeps,
  { memberId, domain }: { memberId: MemberId; domain: string },
): Promise<void> {
  const now = deps.clock.now()
  const since = firstIdAt(new Date(now.getTime() - recentDays * DAY))
  const members = new Set<MemberId>()
  const counts = { pins: 0, saves: 0, recent: 0 }
  for await (const ids of pinsOfSite(deps, domain)) {
    const pins = (await findPins(deps.db, ids)).filter((pin) => pin.isListed && siteDomainOf(pin.link) === domain)
    counts.pins += pins.length
    counts.saves += pins.filter((pin) => !pin.isCreated).length
    counts.recent += pins.filter(({ id }) => BigInt(id) >= BigInt(since)).length
    for (const { pinnerId } of pins) members.add(pinnerId)
    if (counts.pins >= mostPinsCounted) break
  }
  await inTransaction(deps.db, 'count-site', async (tx) => {
    const [, claim] = await lockClaim(tx, memberId, domain)
    if (claim === undefined || claim.dueAt === null) return
    await updateClaim(writeAsSystem(tx, 'counted from what everybody may see'), memberId, domain, {
      pin_count: counts.pins,
      save_count: counts.saves,
      member_count: members.size,
      recent_count: counts.recent,
      counted_at: now,
    })
  })
}

/** The pins that lead to pages of the site, so many at a time; private ones among them. */
async function* pinsOfSite({ db }: CountDeps, domain: string): AsyncGenerator<readonly Id[]> {
  const { hostname } = new URL(`https://${domain}`)
  for (let page: Id | undefined = '0'; page !== undefined;) {
    const pages: readonly Id[] = await findPagesOfHosts(db, [hostname, `www.${hostname}`], page, PAGES_AT_ONCE)
    for (const pageId of pages) {
      for (let after: Id | undefined = '0'; after !== undefined;) {
        const edges = await findPinsOfPage(db, pageId, after, PINS_AT_ONCE)
        if (edges.length > 0) yield edges.map(({ pinId }) => pinId)
        after = edges.length < PINS_AT_ONCE ? undefined : edges.at(-1)?.pinId
      }
    }
    page = pages.length < PAGES_AT_ONCE ? undefined : pages.at(-1)
  }
}
