import { appendFile, mkdir, readFile, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'
import { lookRegions } from '../../apps/server/src/modules/recommender/looks/look-box.ts'
import {
  LOOK_LENGTH,
  packVectors,
  type PictureLook,
  unpackVectors,
} from '../../apps/server/src/modules/recommender/looks/look-vectors.ts'

const BYTES_OF_A_LOOK = (1 + lookRegions.length) * LOOK_LENGTH

/**
 * What the pictures from 0 on look like, as it is stored for a picture. Looks are kept in a file, since thousands take long: a run
 * that was ended goes on where it was.
 */
export async function keptLooks(
  path: string,
  many: number,
  lookAt: (number: number) => Promise<PictureLook>,
): Promise<PictureLook[]> {
  await mkdir(dirname(path), { recursive: true })
  await appendFile(path, '')
  const kept = await readFile(path)
  const there = Math.min(many, Math.floor(kept.length / BYTES_OF_A_LOOK))
  if (kept.length % BYTES_OF_A_LOOK !== 0) await truncate(path, there * BYTES_OF_A_LOOK)
  const packed: Buffer[] = Array.from({ length: there }, (_, at) =>
    kept.subarray(at * BYTES_OF_A_LOOK, (at + 1) * BYTES_OF_A_LOOK),
  )
  for (let number = there; number < many; number += 1) {
    const { whole, regions } = await lookAt(number)
    const bytes = packVectors([whole, ...regions])
    await appendFile(path, bytes)
    packed.push(bytes)
  }
  return packed.map((bytes) => {
    const [whole = new Float32Array(LOOK_LENGTH), ...regions] = unpackVectors(bytes)
    return { whole, regions, suggested: [] }
  })
}
