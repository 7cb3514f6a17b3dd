import { Readable } from 'node:stream'
import { limits } from '@pinfold/contract'
import { ZipFile } from 'yazl'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type ArchivedPicture, archivedPictures } from './archived-pictures.ts'
import { collectData, type MemberData } from './collect-data.ts'
import { findExport, updateExport } from './exports.queries.ts'
import { indexPage } from './index-page.ts'

interface ExportDeps {
  readonly db: Db
  readonly clock: Clock
  readonly storage: Storage
}

const DAY = 24 * 60 * 60 * 1000
/** How far it is once the data is read; the pictures make the rest. */
const AFTER_DATA = 5

/** Makes the file of an export. Run again after it was cut off, it makes it anew under the same name. */
export async function makeExport(deps: ExportDeps, exportId: Id): Promise<void> {
  const row = await findExport(deps.db, exportId)
  if (!row || row.state === 'ready') return
  try {
    await updateExport(deps.db, exportId, { state: 'working', progress: 0 })
    const data = await collectData(deps.db, row.memberId)
    const fileKey = `exports/${exportId}.zip`
    const zip = archiveOf(deps.storage, data, progressOf(deps.db, exportId))
    await deps.storage.put(fileKey, Readable.from(zip.outputStream as AsyncIterable<Uint8Array>), {
      contentType: 'application/zip',
    })
    const byteSize = (await deps.storage.head(fileKey))?.size ?? 0
    const expiresAt = new Date(deps.clock.now().getTime() + limits.accountEndings.exportDays * DAY)
    await updateExport(deps.db, exportId, { state: 'ready', progress: 100, fileKey, byteSize, expiresAt })
  } catch (error) {
    await updateExport(deps.db, exportId, { state: 'failed', progress: 0 })
    throw error
  }
}

function archiveOf(storage: Storage, data: MemberData, onPicture: (part: number) => void): ZipFile {
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from(indexPage(data)), 'index.html')
  for (const [file, rows] of data) zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), `data/${file}.json`)
  const pictures = archivedPictures(data)
  pictures.forEach((picture, index) => {
    // Opened one after the other, however many there are; pictures are packed already.
    zip.addReadStreamLazy(`pictures/${picture.name}`, { compress: false }, (hand) => {
      onPicture((index + 1) / pictures.length)
      streamOf(storage, picture).then(
        (stream) => hand(null, stream),
        (error: unknown) => zip.emit('error', error),
      )
    })
  })
  zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error))
  zip.end()
  return zip
}

/** A picture that is not stored any more leaves an empty file, not an archive cut off. */
const streamOf = async (storage: Storage, { key }: ArchivedPicture): Promise<Readable> =>
  (await storage.get(key))?.stream ?? Readable.from([])

/** Notes whole steps of five percent, so that a hundred thousand pictures are twenty writes. */
function progressOf(db: Db, exportId: Id): (part: number) => void {
  let noted = 0
  return (part) => {
    const progress = Math.min(95, AFTER_DATA + Math.floor((part * (95 - AFTER_DATA)) / 5) * 5)
    if (progress <= noted) return
    noted = progress
    updateExport(db, exportId, { state: 'working', progress }).catch(() => undefined)
  }
}
