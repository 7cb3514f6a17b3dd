import { limits, type MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../platform/writing/writer.ts'
import { findClaimsOf, freeDomain } from './claims.queries.ts'

/** Lets go of the websites of a member who goes for good; the claims themselves go with the member's row. */
export const endClaims = (db: Db, memberId: MemberId): Promise<void> =>
  inTransaction(db, 'end-claims', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account has no website')
    const claims = await findClaimsOf(tx, memberId, limits.claimedSites.most)
    await Promise.all(claims.map(({ domain }) => freeDomain(writer, domain, memberId)))
  })
