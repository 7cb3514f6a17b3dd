import type { MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember } from '../../accounts/index.ts'
import { type ClaimRow, findClaim, findDueClaims, freeDomain, lockClaim, updateClaim } from '../claims.queries.ts'
import { pauseFeedsOf } from '../feeds/feeds.queries.ts'
import { takeMark } from '../profile-mark.ts'
import { findProof, type Proof, type ProofDeps } from '../proofs/find-proof.ts'
import { afterMissing, nextCheckAt } from '../recheck.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** The proof is missing on a claimed website; its mark goes when it stays so. */
    'site.failing': { memberId: string; domain: string; since: string }
    /** It stayed missing, so the claim holds no more. */
    'site.lost': { memberId: string; domain: string; since: string }
  }
}

/** What looking again needs. */
export type RecheckDeps = WriteDeps & ProofDeps

interface Claimed {
  readonly memberId: MemberId
  readonly domain: string
}

const AT_ONCE = 4
const A_ROUND = 100

/** Looks again at the sites that are due. A site that cannot be looked at here keeps the others from nothing. */
export async function recheckDueSites(deps: RecheckDeps): Promise<void> {
  const waiting = [...(await findDueClaims(deps.db, deps.clock.now(), A_ROUND))]
  const failures: unknown[] = []
  const lane = async () => {
    for (let claim = waiting.shift(); claim !== undefined; claim = waiting.shift())
      await recheckSite(deps, claim).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  if (failures.length > 0) throw new AggregateError(failures, 'some claimed sites could not be looked at')
}

/** Looks again at one site, where it is due. */
async function recheckSite(deps: RecheckDeps, { memberId, domain }: Claimed): Promise<void> {
  const claim = await findClaim(deps.db, memberId, domain)
  if (!claim || claim.method === null || !isDue(claim, deps.clock.now())) return
  const proof = await findProof(deps, claim.method, claim)
  await inTransaction(deps.db, 'recheck-site', async (tx) => {
    const [, member] = await lockMember(tx, memberId)
    const [, locked] = await lockClaim(tx, memberId, domain)
    if (!locked || !isDue(locked, deps.clock.now())) return
    const writer = writeAsSystem(tx, 'what the site shows decides it')
    if (await noteProof(deps, writer, locked, proof)) await takeMark(writer, member, domain)
  })
}

const isDue = ({ dueAt }: ClaimRow, now: Date) => dueAt !== null && dueAt <= now

/** Writes how it went; true where the claim is lost. */
async function noteProof(deps: RecheckDeps, writer: Writer, claim: ClaimRow, proof: Proof): Promise<boolean> {
  const { memberId, domain } = claim
  const now = deps.clock.now()
  if (proof.kind === 'found') {
    const due_at = nextCheckAt(now, claim.token)
    await updateClaim(writer, memberId, domain, {
      state: 'verified',
      checked_at: now,
      due_at,
      failures: 0,
      failing_since: null,
    })
    return false
  }
  const after = afterMissing(now, claim)
  await updateClaim(writer, memberId, domain, {
    state: after.isLost ? 'lost' : 'failing',
    checked_at: now,
    due_at: after.dueAt,
    failures: after.failures,
    failing_since: after.failingSince,
  })
  const told = { memberId, domain, since: after.failingSince.toISOString() }
  if (after.isTold) await deps.outbox.emit(writer, bucketOf(memberId), 'site.failing', told)
  if (!after.isLost) return false
  await freeDomain(writer, domain, memberId)
  await pauseFeedsOf(writer, memberId, 'site_gone', domain)
  await deps.outbox.emit(writer, bucketOf(memberId), 'site.lost', told)
  return true
}
