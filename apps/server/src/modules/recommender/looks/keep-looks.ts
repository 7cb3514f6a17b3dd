import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { TwoPictures } from './compare-pictures.ts'
import { type AlikePicture, alikeByVector } from './look-answers.ts'
import type { LookBox } from './look-box.ts'
import { isNewest, loadLookIndex, type LookIndex, newestMaking, openLookIndex, saveLookIndex } from './look-index.ts'
import type { Looked, LookOrder, LookWay } from './look-messages.ts'
import { LOOK_VERSION, packVectors, unpackVectors } from './look-vectors.ts'
import type { Looker } from './looker.ts'
import {
  findOlderStillNeeded,
  findVectors,
  type PublicPicture,
  publicPictures,
  type StoredLook,
} from './looks.queries.ts'

interface KeptLooksInput {
  readonly db: Db
  readonly looker: Looker
  readonly snapshotPath: string
  readonly onError: (error: unknown) => void
  /** Whose looks are the newest. */
  readonly newest?: number
}

/** What somebody searches by: which part of which bytes, and how it is looked at. */
interface SearchedBy {
  readonly bytes: Uint8Array
  readonly box: LookBox
  readonly way: LookWay
}

/** Vectors of one reading, some 6 kB each. */
const BATCH = 100
/** Between so many, walks get their turn. */
const AT_A_STRETCH = 8

/**
 * The index of all pictures that everybody may see: from its files at once, from the database soon, and kept true. While pictures
 * get newer looks, or the index another making, the older one answers, and what only the newer one has is found there.
 */
export function keepLooks({ db, looker, snapshotPath, onError, newest = LOOK_VERSION }: KeptLooksInput) {
  let index: LookIndex | null = null
  let next: LookIndex | null = null
  let turn: Promise<unknown> = Promise.resolve()
  let synchronising: Promise<unknown> = Promise.resolve()

  /** One after the other: nobody adds while files are written. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.catch(onError)
    return done
  }
  const empty = (version: number) => openLookIndex({ making: { ...newestMaking, version } })
  const open = async (version = newest): Promise<LookIndex> => {
    // What is damaged is built anew.
    index ??= (await loadLookIndex(snapshotPath).catch(() => null)) ?? empty(version)
    return index
  }

  async function add(to: LookIndex, pictures: readonly PublicPicture[]): Promise<number> {
    const missing = pictures.filter(({ id }) => to.slots.numberOf(BigInt(id)) === undefined)
    const hashes = missing.map(({ hash }) => hash)
    const vectors = await findVectors(db, hashes, to.making.version)
    let added = 0
    for (const { id, hash } of missing) {
      const packed = vectors.get(hash)
      if (packed === undefined) continue
      to.add(BigInt(id), hash, unpackVectors(packed))
      added += 1
      if (added % AT_A_STRETCH === 0) await breathe()
    }
    return added
  }

  async function take(pictures: readonly PublicPicture[]): Promise<void> {
    for (let from = 0; from < pictures.length; from += BATCH) {
      const some = pictures.slice(from, from + BATCH)
      await add(await open(), some)
      if (next) await add(next, some)
    }
  }

  /** A few at a time, so that whoever brings a new picture waits for these only. */
  async function fill(to: LookIndex): Promise<number> {
    const gone = new Set(to.slots.ids())
    let changes = 0
    for await (const pictures of publicPictures(db)) {
      for (const { id } of pictures) gone.delete(BigInt(id))
      const missing = pictures.filter(({ id }) => to.slots.numberOf(BigInt(id)) === undefined)
      for (let from = 0; from < missing.length; from += BATCH)
        changes += await inTurn(() => add(to, missing.slice(from, from + BATCH)))
    }
    for (const id of gone) to.remove(id)
    return changes + gone.size
  }

  async function synchronise(): Promise<void> {
    const needed = (await findOlderStillNeeded(db, newest)) ?? newest
    const opened = await inTurn(() => open(needed))
    let changes = 0
    // Older looks are taken away when all pictures have newer ones: what has none any more is not gone.
    if (isNewest(opened, newest) || needed !== newest) changes += await fill(opened)
    if (!isNewest(opened, newest)) {
      next ??= empty(newest)
      await fill(next)
      if (needed === newest) {
        index = next
        next = null
        changes += 1
      }
    }
    if (changes === 0 || index === null) return
    const saved = index
    await mkdir(dirname(snapshotPath), { recursive: true })
    await inTurn(() => saveLookIndex(saved, snapshotPath))
  }

  /** Where a picture of the index is, with its stored look: the older one answers as long as its looks are there. */
  async function placeOf(id: Id) {
    for (const each of [index, next]) {
      const slot = each?.slots.numberOf(BigInt(id))
      if (!each || slot === undefined) continue
      const hash = each.slots.hashOf(slot)
      const packed = (await findVectors(db, [hash], each.making.version)).get(hash)
      const [whole] = packed === undefined ? [] : unpackVectors(packed)
      if (whole !== undefined) return { index: each, whole }
    }
    return null
  }

  async function looked(order: LookOrder & { kind: 'look' }, isUrgent: boolean): Promise<Looked | null> {
    const outcome = await looker.look(order, isUrgent)
    if (outcome.ok && outcome.seen.kind === 'looked') return outcome.seen
    if (!outcome.ok && outcome.why === 'unreadable') return null
    throw new Error('a picture could not be looked at')
  }

  return {
    /** Takes what came in since, and leaves out what nobody may see any more. */
    synchronise(): Promise<void> {
      const done = synchronising.then(synchronise)
      synchronising = done.catch(onError)
      return done
    },
    /** Takes these at once. */
    take: (pictures: readonly PublicPicture[]) => inTurn(() => take(pictures)),
    /** What is like a picture that the index has, and where asked, what has a part that is. */
    async alike(id: Id, wanted: number, isPart = false): Promise<readonly AlikePicture[]> {
      const place = await placeOf(id)
      if (place === null) return []
      const from = { index: place.index, db, version: place.index.making.version }
      const found = await alikeByVector(from, place.whole, { wanted: wanted + 1, isPart })
      return found.filter((picture) => picture.id !== id).slice(0, wanted)
    },
    /** What a picture of somebody's looks like, as it is stored; null where it is none. It is not kept. */
    async describe(bytes: Uint8Array, box: LookBox): Promise<StoredLook | null> {
      const seen = await looked({ kind: 'look', bytes, box, way: 'picture' }, false)
      if (!seen?.sketch) return null
      return { vectors: packVectors([seen.look.whole, ...seen.look.regions]), sketch: Buffer.from(seen.sketch) }
    },
    /**
     * What a picture that is searched by looks like; of a photo also when it is turned back, and without a border. Nobody waits for
     * what is within a border; null where there is none.
     */
    describeSearched: (searched: SearchedBy): Promise<Looked | null> =>
      looked({ kind: 'look', ...searched }, searched.way !== 'bare'),
    /** What two pictures are to each other; nothing where one of them is none. */
    async compare(bytes: Uint8Array, other: Uint8Array): Promise<TwoPictures> {
      const outcome = await looker.look({ kind: 'compare', bytes, other }, false)
      if (outcome.ok && outcome.seen.kind === 'compared') return outcome.seen.compared
      if (!outcome.ok && outcome.why === 'unreadable') return { isCopy: false, isRecolored: false }
      throw new Error('two pictures could not be compared')
    },
    /** What is like a picture that was searched by, or has a part that is: what was just looked at is like newest looks only. */
    async search({ bytes, box, way }: SearchedBy, seen: Looked, wanted: number): Promise<readonly AlikePicture[]> {
      const searched = [index, next].find((each) => each?.making.version === newest)
      if (!searched) return []
      const wish = { wanted, isPart: true, views: seen.views }
      const from = { index: searched, db, version: newest }
      // What is within a border is compared pixel by pixel afterwards.
      if (way === 'bare') return alikeByVector(from, seen.look.whole, wish)
      const lay = async (sketches: readonly Buffer[]) => {
        const outcome = await looker.look({ kind: 'lay', bytes, box, sketches }, true)
        return outcome.ok && outcome.seen.kind === 'laid' ? outcome.seen.fits : null
      }
      return alikeByVector(from, seen.look.whole, { ...wish, lay })
    },
    size: () => index?.slots.size ?? 0,
  }
}

/** As the recommender's thread holds it. */
export type KeptLooks = ReturnType<typeof keepLooks>
