import type { MemberId } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { lockAggregates, takeReactionBack } from '../../aggregates/index.ts'
import { deleteMarksOf, findSomeReactions } from '../end-marks.queries.ts'

const REACTIONS_AT_ONCE = 200

/** Takes back what a member who goes for good marked on pins. Cut off, it goes on where it was. */
export async function endMarks(deps: WriteDeps, memberId: MemberId): Promise<void> {
  for (;;) {
    const aggregateIds = await findSomeReactions(deps.db, memberId, REACTIONS_AT_ONCE)
    for (const aggregateId of aggregateIds) await endReaction(deps, memberId, aggregateId)
    if (aggregateIds.length < REACTIONS_AT_ONCE) break
  }
  await deleteMarksOf(writeAlone(deps.db, 'an ended account marks nothing'), memberId)
}

const endReaction = (deps: WriteDeps, memberId: MemberId, aggregateId: Id): Promise<void> =>
  inTransaction(deps.db, 'end-reaction', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account keeps nothing')
    await lockAggregates(tx, [aggregateId])
    await takeReactionBack(writer, memberId, aggregateId)
  })
