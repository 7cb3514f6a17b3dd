import type { MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAsSystem } from '../../../platform/writing/writer.ts'
import { lastsFor, PARDON_MILLISECONDS, type Rule } from '../rules.ts'
import { type Evidence, findMeasuresSince, insertMeasures, MEASURES_BUCKET } from './measures.queries.ts'
import { settleMembers } from './settle-members.ts'

const REMEMBERED_MILLISECONDS = 90 * 24 * 60 * 60 * 1000

/**
 * Holds back or limits members for what a rule found. Who is caught for the cause already stays so, and for whom it was undone
 * lately it is not done again.
 */
export async function takeMeasures(
  deps: WriteDeps,
  rule: Rule,
  memberIds: readonly MemberId[],
  evidence: Evidence,
): Promise<void> {
  if (memberIds.length === 0) return
  await inTransaction(deps.db, 'take-abuse-measures', async (tx) => {
    const writer = writeAsSystem(tx, 'rules decide it, and moderators undo it')
    const now = deps.clock.now()
    const earlier = await findMeasuresSince(tx, memberIds, new Date(now.getTime() - REMEMBERED_MILLISECONDS))
    const earlierOf = Map.groupBy(earlier, ({ memberId }) => memberId)
    const measures = memberIds.flatMap((memberId) => {
      const theirs = earlierOf.get(memberId) ?? []
      if (theirs.some((each) => each.cause === rule.cause && isHeld(each, now))) return []
      const before = theirs.filter(({ undoneAt }) => undoneAt === null).length
      return {
        id: deps.ids.next(MEASURES_BUCKET),
        memberId,
        cause: rule.cause,
        isHoldingBack: rule.isHoldingBack,
        isLimiting: rule.isLimiting,
        evidence,
        madeAt: now,
        endsAt: new Date(now.getTime() + lastsFor(rule, before)),
      }
    })
    if (measures.length === 0) return
    await insertMeasures(writer, measures)
    await settleMembers(
      deps,
      tx,
      measures.map(({ memberId }) => memberId),
    )
  })
}

/** It holds, or was undone so lately that it is learned. */
function isHeld({ endedAt, undoneAt }: { endedAt: Date | null; undoneAt: Date | null }, now: Date): boolean {
  if (undoneAt !== null) return now.getTime() - undoneAt.getTime() < PARDON_MILLISECONDS
  return endedAt === null
}
