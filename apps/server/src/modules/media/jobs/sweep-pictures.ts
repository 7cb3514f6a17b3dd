import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { type Writer, writeAsSystem } from '../../../platform/writing/writer.ts'
import {
  deleteUnusedPicture,
  deleteUnusedVideo,
  findUnusedPictures,
  findUnusedVideos,
  freeUploadsOf,
} from '../ending.queries.ts'
import { pictureFolder } from '../pictures/rendition-key.ts'
import { videoFolder } from '../videos/video-key.ts'

const BATCH = 200
/** A picture that was just stored may get its address a moment later. */
const YOUNG_MILLISECONDS = 24 * 60 * 60 * 1000

/** Removes the files of pictures that no address leads to: the row first, so that a failure leaves a file, never a hole. */
export async function sweepPictures(deps: { db: Db; clock: Clock; storage: Storage }): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - YOUNG_MILLISECONDS)
  for (;;) {
    const hashes = await findUnusedPictures(deps.db, before, BATCH)
    for (const hash of hashes) {
      const isGone = await inTransaction(deps.db, 'sweep-pictures', (tx) =>
        forget(writeAsSystem(tx, 'what nothing shows is swept'), hash, deleteUnusedPicture),
      )
      if (isGone) await deps.storage.deleteFolder(pictureFolder(hash))
    }
    if (hashes.length < BATCH) return
  }
}

/**
 * Removes the files of videos that no address leads to: the row first, so that a failure leaves a file, never a hole.
 */
export async function sweepVideos(deps: { db: Db; clock: Clock; storage: Storage }): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - YOUNG_MILLISECONDS)
  for (;;) {
    const videos = await findUnusedVideos(deps.db, before, BATCH)
    for (const contentHash of videos) {
      const isGone = await inTransaction(deps.db, 'sweep-videos', (tx) =>
        forget(writeAsSystem(tx, 'what nothing shows is swept'), contentHash, deleteUnusedVideo),
      )
      if (isGone) await deps.storage.deleteFolder(videoFolder(contentHash))
    }
    if (videos.length < BATCH) return
  }
}

async function forget(
  writer: Writer,
  hash: string,
  deleteUnused: (writer: Writer, hash: string) => Promise<boolean>,
): Promise<boolean> {
  const isGone = await deleteUnused(writer, hash)
  if (isGone) await freeUploadsOf(writer, hash)
  return isGone
}
