import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { writeAsSystem } from '../../platform/writing/writer.ts'
import { addToMemberCounters } from '../accounts/index.ts'
import { deleteSignatures } from '../media/index.ts'
import { changeDoneCount } from '../aggregates/index.ts'
import { deleteTries, findTriesOfMember } from './tried.queries.ts'

const BATCH = 100

/** Takes away what a member who goes for good tried, with the photos. */
export async function endTries(db: Db, memberId: MemberId): Promise<void> {
  for (;;) {
    const tries = await findTriesOfMember(db, memberId, { after: null, limit: BATCH })
    for (const row of tries) await endTry(db, row)
    if (tries.length < BATCH) return
  }
}

const endTry = (db: Db, row: { id: Id; aggregateId: Id; memberId: MemberId }): Promise<void> =>
  inTransaction(db, 'end-try', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account tried nothing')
    await changeDoneCount(writer, row.aggregateId, -1)
    await addToMemberCounters(writer, row.memberId, { tried_count: -1 })
    const [gone] = await deleteTries(writer, [row.id])
    // It was taken back meanwhile, which has counted it already.
    if (!gone) throw new Error('the try is gone already')
    if (gone.signature !== null) await deleteSignatures(writer, [gone.signature])
  })
