import type { MemberId } from '@pinfold/contract'
import type { Tx } from '../../../platform/db/db.ts'
import { bucketOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockStandings, setStanding } from '../../accounts/index.ts'
import { findEarned } from '../trust/trust.queries.ts'
import { findStanding } from './measures.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** What a member does is held back from now on, or no longer. */
    'member.held-back-changed': { memberId: string }
  }
}

/**
 * Makes members' rows say what holds for them now: what they earned, or what measures make of it. Under their locks, so that of
 * two at once the later one sees what the earlier one left. Rows that say so already stay as they are.
 */
export async function settleMembers(
  deps: Pick<WriteDeps, 'outbox'>,
  tx: Tx,
  memberIds: readonly MemberId[],
): Promise<void> {
  const members = await lockStandings(tx, [...new Set(memberIds)])
  const ids = members.map(({ id }) => id)
  if (ids.length === 0) return
  const writer = writeAsSystem(tx, 'measures are the program’s own')
  const [earned, standing] = await Promise.all([findEarned(tx, ids), findStanding(tx, ids)])
  const measuresOf = Map.groupBy(standing, ({ memberId }) => memberId)
  const wanted = members.flatMap((member) => {
    const measures = measuresOf.get(member.id) ?? []
    const trust = measures.some(({ isLimiting }) => isLimiting) ? -1 : (earned.get(member.id) ?? 0)
    const isHeldBack = measures.some(({ isHoldingBack }) => isHoldingBack)
    const wasHeldBack = member.isHeldBack
    return trust === member.trust && isHeldBack === wasHeldBack
      ? []
      : [{ id: member.id, trust, isHeldBack, wasHeldBack }]
  })
  for (const [key, alike] of Map.groupBy(wanted, ({ trust, isHeldBack }) => `${trust} ${isHeldBack}`)) {
    const [trust = '0', isHeldBack] = key.split(' ')
    await setStanding(
      writer,
      alike.map(({ id }) => id),
      { trust: Number(trust), isHeldBack: isHeldBack === 'true' },
    )
  }
  for (const { id, isHeldBack, wasHeldBack } of wanted)
    if (isHeldBack !== wasHeldBack)
      await deps.outbox.emit(writer, bucketOf(id), 'member.held-back-changed', { memberId: id })
}
