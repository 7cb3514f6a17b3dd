import { buffer } from 'node:stream/consumers'
import type { Db } from '../../../../platform/db/db.ts'
import { compareIds, type Id } from '../../../../platform/ids/ids.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { writeAlone } from '../../../../platform/writing/writer.ts'
import { renditionKey } from '../../../media/index.ts'
import type { Recommender } from '../../ask-recommender.ts'
import type { AlikePicture } from '../look-answers.ts'
import { findHashes, insertNearCopy } from '../near-copies.queries.ts'
import { oldestBefore } from '../near-copy.ts'

interface NoteDeps {
  readonly db: Db
  readonly storage: Storage
  readonly recommender: Recommender
}

/** A public picture; one that was looked at before was compared before. */
interface NewPicture {
  readonly id: Id
  readonly hash: string
  readonly isNew: boolean
}

const LOOKED_THROUGH = 12
/** So many, and at least so alike in some part, are compared pixel by pixel, which takes longer than looking once. */
const COMPARED = 3
const LEAST_ALIKE = 0.5
/** The rendition that is compared; it is made smaller still. */
const COMPARED_AT = '236x'

/** Notes of what older picture a new one is a near copy, a part, or the same with a border, if of any. */
export async function noteNearCopies(deps: NoteDeps, picture: NewPicture): Promise<void> {
  const { looks } = deps.recommender
  // Parts cost several times as much; bytes that were looked at before were compared with them then.
  const alike = await (picture.isNew
    ? looks.alikeInPart(picture.id, LOOKED_THROUGH)
    : looks.alike(picture.id, LOOKED_THROUGH))
  const copies = alike.flatMap(({ id, isCopy }) => (isCopy ? [id] : []))
  const firstId = oldestBefore(picture.id, copies) ?? (picture.isNew ? await findPartOf(deps, picture, alike) : null)
  if (firstId === null) return
  await insertNearCopy(writeAlone(deps.db, 'what was noted first stays'), { id: picture.id, firstId })
}

/** The oldest of the most alike that is the picture, a part of it, or has it as a part. */
async function findPartOf(
  deps: NoteDeps,
  { id, hash }: NewPicture,
  alike: readonly AlikePicture[],
): Promise<Id | null> {
  const older = alike
    .filter((other) => other.score >= LEAST_ALIKE && compareIds(other.id, id) < 0)
    .slice(0, COMPARED)
    .map((other) => other.id)
  const bytes = older.length === 0 ? null : await readPicture(deps, hash)
  if (bytes === null) return null
  const hashes = await findHashes(deps.db, older)
  for (const otherId of older.toSorted(compareIds)) {
    const other = await readPicture(deps, hashes.get(otherId) ?? '')
    if (other !== null && (await deps.recommender.looks.isCopy(bytes, other))) return otherId
  }
  return null
}

async function readPicture({ storage }: NoteDeps, hash: string): Promise<Buffer | null> {
  const file = hash === '' ? null : await storage.get(renditionKey(hash, COMPARED_AT, 'jpg'))
  return file && buffer(file.stream)
}
