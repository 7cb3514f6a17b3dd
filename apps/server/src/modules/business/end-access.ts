import type { MemberId } from '@pinfold/contract'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { writeAsSystem } from '../../platform/writing/writer.ts'
import { deleteAccessOf } from './ending.queries.ts'
import { logEnded, type LogDeps } from './log/write-entry.ts'

/** Ends all access to and of a member who goes for good, or is no business any more. */
export const endAccess = (deps: LogDeps & { readonly db: Db }, memberId: MemberId): Promise<void> =>
  inTransaction(deps.db, 'end-access', async (tx) => {
    const writer = writeAsSystem(tx, 'an ended account acts for nobody')
    await logEnded(deps, writer, await deleteAccessOf(writer, memberId))
  })
