import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { writeAlone } from '../../../platform/writing/writer.ts'
import { deleteExport, findExportsOver } from './exports.queries.ts'
import { removeExportFiles } from './remove-export.ts'

const BATCH = 100

/** Removes exports whose days are over: the files first, so that none is left without a row. */
export async function sweepExports(deps: { db: Db; clock: Clock; storage: Storage }): Promise<void> {
  for (;;) {
    const over = await findExportsOver(deps.db, deps.clock.now(), BATCH)
    for (const { id } of over) {
      await removeExportFiles(deps, id)
      await deleteExport(writeAlone(deps.db, 'what is over is swept'), id)
    }
    if (over.length < BATCH) return
  }
}
