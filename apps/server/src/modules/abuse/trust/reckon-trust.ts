import type { MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { countUpheld } from '../../moderation/index.ts'
import { findMeasuresSince } from '../measures/measures.queries.ts'
import { settleMembers } from '../measures/settle-members.ts'
import { trustBy, trustPoints } from './trust.policy.ts'
import { findReckonedSince, findTrustFacts, type Reckoned, upsertTrust } from './trust.queries.ts'

const HOUR = 60 * 60 * 1000
const HOLDS_MILLISECONDS = 6 * HOUR
const REMEMBERED_MILLISECONDS = 90 * 24 * HOUR
const AT_ONCE = 200

type TrustDeps = Pick<WriteDeps, 'db' | 'clock' | 'outbox'>

/** Reckons whom of these members it was not reckoned for in the last hours. Seven statements for any number of them. */
export async function reckonTrust(deps: TrustDeps, memberIds: readonly MemberId[]): Promise<void> {
  const distinct = [...new Set(memberIds)].slice(0, AT_ONCE)
  if (distinct.length === 0) return
  const since = new Date(deps.clock.now().getTime() - HOLDS_MILLISECONDS)
  const reckoned = await findReckonedSince(deps.db, distinct, since)
  await reckonAnew(
    deps,
    distinct.filter((id) => !reckoned.has(id)),
  )
}

/** Reckons members' trust, whenever it was reckoned before: something that counts happened. */
export async function reckonAnew(deps: TrustDeps, due: readonly MemberId[]): Promise<void> {
  if (due.length === 0) return
  const { db } = deps
  const now = deps.clock.now()
  const remembered = new Date(now.getTime() - REMEMBERED_MILLISECONDS)
  const [facts, measures, upheld] = await Promise.all([
    findTrustFacts(db, due),
    findMeasuresSince(db, due, remembered),
    countUpheld(db, due, remembered),
  ])
  const caughtOf = Map.groupBy(
    measures.filter(({ undoneAt }) => undoneAt === null),
    ({ memberId }) => memberId,
  )
  const fresh = facts.map((each): Reckoned => {
    const caught = caughtOf.get(each.memberId)?.length ?? 0
    const points = trustPoints({ ...each, caught, upheldReports: upheld.get(each.memberId) ?? 0 })
    return { ...each, points, trust: trustBy(points) }
  })
  if (fresh.length === 0) return
  await inTransaction(db, 'reckon-trust', async (tx) => {
    const writer = writeAsSystem(tx, 'what members did is reckoned by the program')
    await upsertTrust(writer, fresh, now)
    await settleMembers(
      deps,
      tx,
      fresh.map(({ memberId }) => memberId),
    )
  })
}
