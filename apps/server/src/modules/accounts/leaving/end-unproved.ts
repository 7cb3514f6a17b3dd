import { limits } from '@pinfold/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockMember } from '../members.queries.ts'
import { findLeaving, findUnprovedBefore, hideMembers } from './leaving.queries.ts'

const AT_ONCE = 100
const DAY = 24 * 60 * 60 * 1000

/**
 * Ends accounts that only the domain of their address let in and that nobody proved for days: whoever removes accounts frees name
 * and address. One that is proved meanwhile stays.
 */
export async function endUnproved(deps: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - limits.accountEndings.unprovedDays * DAY)
  for (;;) {
    const ids = await findUnprovedBefore(deps.db, before, AT_ONCE)
    for (const id of ids) await endOne(deps, id)
    if (ids.length < AT_ONCE) return
  }
}

const endOne = (deps: { readonly db: Db; readonly clock: Clock }, memberId: string) =>
  inTransaction(deps.db, 'end-unproved', async (tx) => {
    await lockMember(tx, memberId)
    const member = await findLeaving(tx, memberId)
    if (!member || !isUnproved(member)) return
    const now = deps.clock.now()
    await hideMembers(writeAsSystem(tx, 'nobody proved the address in time'), [memberId], now, now)
  })

/** Whether no session ever opened, since the address was not proved. */
export const isUnproved = (member: { readonly awaitsProof: boolean; readonly emailVerifiedAt: Date | null }): boolean =>
  member.awaitsProof && member.emailVerifiedAt === null
