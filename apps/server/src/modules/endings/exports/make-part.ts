import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { limits } from '@pinfold/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { writeAlone, writeAsSystem } from '../../../platform/writing/writer.ts'
import { type ArchivePart, archivePart } from './archive/archive-part.ts'
import { archiveDirectory } from './archive/archive-directory.ts'
import { filesFrom } from './plan/export-files.ts'
import { DIRECTORY, firstPlace } from './plan/export-plan.ts'
import type { ExportPlace } from './plan/export-step.ts'
import { type ExportRow, countFailure, findExport, updateExport } from './exports.queries.ts'
import { findLastPart, insertPart } from './parts.queries.ts'

declare module '../../../platform/events/outbox.ts' {
  interface Events {
    /** The next part of an export is to be made. */
    'export.part-due': { exportId: string; part: number }
  }
}

export type ExportDeps = WriteDeps & {
  readonly storage: Storage
  /** What a part holds, about; tests make it small. */
  readonly exportPart?: { readonly bytes: number; readonly files: number }
}

const DAY = 24 * 60 * 60 * 1000
const USUAL_PART = { bytes: 32 * 1024 * 1024, files: 500 }
const MOST_FAILURES = 5
/** Milliseconds after which a part takes no further page; jobs are cut off after five minutes. */
const LONGEST_PART = 30_000

/**
 * Makes one part of an export and asks for the next. Each takes seconds, however much the member has. A part that somebody
 * else made meanwhile is left alone, so a job that comes twice, or after a crash, does no harm.
 */
export async function makePart(deps: ExportDeps, { exportId, part }: { exportId: Id; part: number }): Promise<void> {
  const row = await findExport(deps.db, exportId)
  if (!row || row.state === 'ready' || row.state === 'failed') return
  const last = await findLastPart(deps.db, exportId)
  if ((last?.number ?? 0) + 1 !== part) return
  const place = last?.place ?? firstPlace
  const fileKey = `exports/${exportId}/${part}-${randomBytes(4).toString('hex')}.part`
  try {
    await store(deps, row, { part, place, fileKey, offset: last?.end ?? 0 })
  } catch (error) {
    await deps.storage.delete(fileKey)
    // The job tries again; after some failures in a row it finds the export given up.
    await countFailure(writeAlone(deps.db, 'a part that failed is counted'), exportId, MOST_FAILURES)
    throw error
  }
}

interface DuePart {
  readonly part: number
  readonly place: ExportPlace
  readonly fileKey: string
  /** Bytes before it. */
  readonly offset: number
}

async function store(deps: ExportDeps, row: ExportRow, { part, place, fileKey, offset }: DuePart): Promise<void> {
  const most = deps.exportPart ?? USUAL_PART
  const isEnd = place.step === DIRECTORY
  const since = performance.now()
  const isFull = () =>
    archive.size() >= most.bytes || archive.entries.length >= most.files || performance.now() - since > LONGEST_PART
  const reading = filesFrom(deps.db, row.memberId, place, isFull)
  const archive: ArchivePart = isEnd
    ? archiveDirectory(deps.db, row, offset)
    : archivePart(deps.storage, reading.files, row.askedAt)
  await deps.storage.put(fileKey, Readable.from(archive.bytes, { objectMode: false }), {
    contentType: 'application/octet-stream',
  })
  const { entries } = archive
  const made = { exportId: row.id, number: part, fileKey, byteSize: archive.size(), entries }
  const isMine = await inTransaction(deps.db, 'store-part', async (tx) => {
    const writer = writeAsSystem(tx, 'an export goes on by itself')
    if (!(await insertPart(writer, { ...made, place: isEnd ? null : reading.place() }))) return false
    if (isEnd) {
      const expiresAt = new Date(deps.clock.now().getTime() + limits.accountEndings.exportDays * DAY)
      const byteSize = offset + archive.size()
      await updateExport(writer, row.id, { state: 'ready', progress: 100, byteSize, expiresAt })
      return true
    }
    await updateExport(writer, row.id, { state: 'working', progress: reading.place().progress })
    await deps.outbox.emit(writer, bucketOf(row.id), 'export.part-due', { exportId: row.id, part: part + 1 })
    return true
  })
  if (!isMine) await deps.storage.delete(fileKey)
}
