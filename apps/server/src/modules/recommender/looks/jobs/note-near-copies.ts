import { buffer } from 'node:stream/consumers'
import type { Db } from '../../../../platform/db/db.ts'
import { compareIds, type Id } from '../../../../platform/ids/ids.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { writeAlone } from '../../../../platform/writing/writer.ts'
import { renditionKey } from '../../../media/index.ts'
import type { Recommender } from '../../ask-recommender.ts'
import type { AlikePicture } from '../look-answers.ts'
import { firstsOfCopies } from '../first-of-copies.ts'
import { findHashes, insertNearCopy } from '../near-copies.queries.ts'
import type { TwoPictures } from '../compare-pictures.ts'
import { olderFirst } from '../near-copy.ts'

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
  const compare = comparing(deps, picture.hash)
  const firstId =
    (await findCopied(deps, picture, alike, compare)) ??
    (picture.isNew
      ? ((await findPartOf(deps, picture, alike, compare)) ??
        (await findPartOf(deps, picture, await alikeWithin(deps, picture), compare)))
      : null)
  if (firstId === null) return
  // What that one is nearly stands for all of them: a copy of a copy is of the same family.
  const ofAllId = (await firstsOfCopies(deps.db, [firstId])).get(firstId) ?? firstId
  await insertNearCopy(writeAlone(deps.db, 'what was noted first stays'), { id: picture.id, firstId: ofAllId })
}

/** A wide border hides what a picture is like, so what is within it is looked at for itself. */
async function alikeWithin(deps: NoteDeps, { hash }: NewPicture): Promise<readonly AlikePicture[]> {
  const bytes = await readPicture(deps, hash)
  return bytes ? deps.recommender.looks.alikeWithin(bytes, LOOKED_THROUGH) : []
}

/** What a picture is to that of another hash; null where one of them is not there to be compared. */
type Compare = (hash: string) => Promise<TwoPictures | null>

/** Compares the picture with others, with each once. */
function comparing(deps: NoteDeps, hash: string): Compare {
  const own = once(() => readPicture(deps, hash))
  const known = new Map<string, Promise<TwoPictures | null>>()
  const compare = async (otherHash: string) => {
    const [bytes, other] = await Promise.all([own(), readPicture(deps, otherHash)])
    return bytes && other ? deps.recommender.looks.compare(bytes, other) : null
  }
  return (otherHash) => {
    const found = known.get(otherHash) ?? compare(otherHash)
    known.set(otherHash, found)
    return found
  }
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** The oldest that the picture is, as far as vectors tell, and whose colours it has: vectors hardly know one colour from another. */
async function findCopied(
  { db }: NoteDeps,
  { id, hash }: NewPicture,
  alike: readonly AlikePicture[],
  compare: Compare,
): Promise<Id | null> {
  const copies = olderFirst(id, idsOf(alike.filter(({ isCopy }) => isCopy))).slice(0, COMPARED)
  const hashes = copies.length === 0 ? new Map<Id, string>() : await findHashes(db, copies)
  for (const otherId of copies) {
    const otherHash = hashes.get(otherId) ?? ''
    if (otherHash === hash || (await compare(otherHash))?.isRecolored !== true) return otherId
  }
  return null
}

/** The oldest of the most alike that is the picture, a part of it, or has it as a part. */
async function findPartOf(
  { db }: NoteDeps,
  { id }: NewPicture,
  alike: readonly AlikePicture[],
  compare: Compare,
): Promise<Id | null> {
  const near = alike.filter((other) => other.score >= LEAST_ALIKE && compareIds(other.id, id) < 0).slice(0, COMPARED)
  const nearest = olderFirst(id, idsOf(near))
  const hashes = nearest.length === 0 ? new Map<Id, string>() : await findHashes(db, nearest)
  for (const otherId of nearest) if ((await compare(hashes.get(otherId) ?? ''))?.isCopy === true) return otherId
  return null
}

const idsOf = (pictures: readonly AlikePicture[]): Id[] => pictures.map(({ id }) => id)

async function readPicture({ storage }: NoteDeps, hash: string): Promise<Buffer | null> {
  const file = hash === '' ? null : await storage.get(renditionKey(hash, COMPARED_AT, 'jpg'))
  return file && buffer(file.stream)
}
