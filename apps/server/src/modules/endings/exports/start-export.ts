import { limits } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { lockMember } from '../../accounts/index.ts'
import { findNewestExport, insertExport } from './exports.queries.ts'
import './make-part.ts'

const DAY = 24 * 60 * 60 * 1000

/** Asks the worker for an export; answers its id. Throws `export_under_way` while one is being made. */
export const startExport = (deps: WriteDeps, viewer: Member): Promise<Id> =>
  inTransaction(deps.db, async (tx) => {
    if (!(await lockMember(tx, viewer.id))) throw new AppError('user_not_found')
    const latest = await findNewestExport(tx, viewer.id)
    if (latest?.state === 'waiting' || latest?.state === 'working') throw new AppError('export_under_way')
    const now = deps.clock.now()
    const id = deps.ids.next(bucketOf(viewer.id))
    const expiresAt = new Date(now.getTime() + limits.accountEndings.exportDays * DAY)
    await insertExport(tx, { id, memberId: viewer.id, now, expiresAt })
    await deps.outbox.emit(tx, bucketOf(id), 'export.part-due', { exportId: id, part: 1 })
    return id
  })
