import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../platform/writing/writer.ts'
import { deleteStatesOf } from './messages/states.queries.ts'

/** Removes what is kept of an ended account. */
export const endExperiences = (db: Db, memberId: MemberId): Promise<void> =>
  inTransaction(db, 'end-experiences', async (tx) => {
    await deleteStatesOf(writeAsSystem(tx, 'an ended account has seen nothing'), memberId)
  })
