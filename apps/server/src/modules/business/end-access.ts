import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../platform/writing/writer.ts'
import { deleteAccessOf } from './ending.queries.ts'

/** Ends all access to and of a member who goes for good. */
export const endAccess = (db: Db, memberId: MemberId): Promise<void> =>
  inTransaction(db, 'end-access', (tx) =>
    deleteAccessOf(writeAsSystem(tx, 'an ended account acts for nobody'), memberId),
  )
