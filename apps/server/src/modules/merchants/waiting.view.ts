import { formatWireDate, type MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { findPendingMerchants } from './merchants.queries.ts'

/** An application as whoever decides reads it. */
interface WaitingMerchant {
  readonly memberId: MemberId
  readonly statement: string
  readonly domain: string
  readonly diversityLabels: readonly string[]
  readonly badges: readonly string[]
  readonly appliedAt: string
}

/** A page of those who wait, the longest first; `next` is what the following page begins after. For employees alone. */
export async function waitingMerchants(
  { db }: { readonly db: Db },
  page: { readonly after: Date | null; readonly limit: number },
): Promise<{ items: WaitingMerchant[]; next: Date | null }> {
  const rows = await findPendingMerchants(db, page.after, page.limit)
  return {
    items: rows.map(({ memberId, statement, domain, diversityLabels, wantedBadges, createdAt }) => ({
      memberId,
      statement,
      domain,
      diversityLabels,
      badges: wantedBadges,
      appliedAt: formatWireDate(createdAt),
    })),
    next: rows.length === page.limit ? (rows.at(-1)?.createdAt ?? null) : null,
  }
}
