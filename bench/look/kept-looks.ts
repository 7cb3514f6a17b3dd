import { appendFile, mkdir, readFile, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { projectFolder } from '../../scripts/run-program.ts'
import { lookRegions } from '../../apps/server/src/modules/recommender/looks/look-box.ts'
import {
  LOOK_LENGTH,
  LOOK_VERSION,
  packVectors,
  type PictureLook,
  unpackVectors,
} from '../../apps/server/src/modules/recommender/looks/look-vectors.ts'
import { packSketch, unpackSketch } from '../../apps/server/src/modules/recommender/looks/sketch.ts'
import type { SmallPicture } from '../../apps/server/src/modules/recommender/looks/find-within.ts'

const BYTES_OF_A_LOOK = (1 + lookRegions.length) * LOOK_LENGTH
/** A sketch has less, with how many it has in two bytes before it. */
const BYTES_OF_A_SKETCH = 2048

/** What the pictures from 0 on look like, as it is stored for a picture; what nobody looked at yet is looked at. */
export async function keptLooks(
  many: number,
  lookAt: (number: number) => Promise<PictureLook>,
): Promise<PictureLook[]> {
  const kept = await keptRecords(`looks-${LOOK_VERSION}.bin`, many, BYTES_OF_A_LOOK, async (number) => {
    const { whole, regions } = await lookAt(number)
    return packVectors([whole, ...regions])
  })
  return kept.map((bytes) => {
    const [whole = new Float32Array(LOOK_LENGTH), ...regions] = unpackVectors(bytes)
    return { whole, regions, suggested: [] }
  })
}

/** The sketches of the pictures from 0 on; what nobody sketched yet is sketched. */
export async function keptSketches(
  many: number,
  sketch: (number: number) => Promise<SmallPicture>,
): Promise<SmallPicture[]> {
  const kept = await keptRecords('sketches.bin', many, BYTES_OF_A_SKETCH, async (number) => {
    const packed = packSketch(await sketch(number))
    const record = Buffer.alloc(BYTES_OF_A_SKETCH)
    record.writeUInt16LE(packed.length)
    packed.copy(record, 2)
    return record
  })
  return kept.map((record) => unpackSketch(record.subarray(2, 2 + record.readUInt16LE())))
}

/** Records of one length, kept in a file beside the data sets, since thousands take long: a run that was ended goes on where it was. */
async function keptRecords(
  name: string,
  many: number,
  length: number,
  make: (number: number) => Promise<Buffer>,
): Promise<Buffer[]> {
  const path = join(projectFolder, '.data/bench', name)
  await mkdir(dirname(path), { recursive: true })
  await appendFile(path, '')
  const kept = await readFile(path)
  const whole = Math.floor(kept.length / length)
  if (kept.length % length !== 0) await truncate(path, whole * length)
  const records: Buffer[] = Array.from({ length: Math.min(many, whole) }, (_, at) =>
    kept.subarray(at * length, (at + 1) * length),
  )
  for (let number = records.length; number < many; number += 1) {
    const record = await make(number)
    await appendFile(path, record)
    records.push(record)
  }
  return records
}
