import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPictureDecoder, type PictureFacts } from '../../apps/server/src/modules/media/index.ts'
import { insertPicture } from '../../apps/server/src/modules/media/pictures.queries.ts'
import { storePicture } from '../../apps/server/src/modules/media/pictures/store-picture.ts'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import { inTransaction } from '../../apps/server/src/platform/db/in-transaction.ts'
import type { Storage } from '../../apps/server/src/platform/storage/storage.ts'
import { writeAsSystem } from '../../apps/server/src/platform/writing/writer.ts'
import { drawPicture } from './draw-picture.ts'

const PICTURES = 24

/** Draws a few pictures and puts them through the product's own decoder and storage; all pins share them. */
export async function storePictures(db: Db, storage: Storage): Promise<PictureFacts[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-bench-'))
  const decoder = createPictureDecoder({ log: { warn: (facts, message) => console.warn(message, facts) } })
  const pictures: PictureFacts[] = []
  try {
    for (let number = 0; number < PICTURES; number += 1) {
      const file = join(folder, `${number}.jpg`)
      await writeFile(file, await drawPicture(number))
      const outcome = await decoder.decode({ file }, join(folder, 'decoded'))
      if (!outcome.ok) throw new Error(`picture ${number}: ${outcome.reason}`)
      await storePicture(storage, outcome.picture)
      await inTransaction(db, 'store-pictures', (tx) =>
        insertPicture(writeAsSystem(tx, 'a data set for measuring'), outcome.picture, new Date()),
      )
      pictures.push({ ...outcome.picture, veil: '' })
    }
  } finally {
    await decoder.close()
    await rm(folder, { recursive: true, force: true })
  }
  return pictures
}
