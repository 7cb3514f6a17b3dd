import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Db } from '../../../platform/db/db.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { TwoPictures } from './compare-pictures.ts'
import { type AlikePicture, alikeByVector } from './look-answers.ts'
import type { LookBox } from './look-box.ts'
import { loadLookIndex, type LookIndex, openLookIndex, saveLookIndex } from './look-index.ts'
import type { Looked, LookOrder } from './look-messages.ts'
import { LOOK_VERSION, type PictureLook, unpackVectors } from './look-vectors.ts'
import type { Looker } from './looker.ts'
import { countLooks, findVectors, type PublicPicture, publicPictures } from './looks.queries.ts'

interface KeptLooksInput {
  readonly db: Db
  readonly looker: Looker
  readonly snapshotPath: string
  readonly onError: (error: unknown) => void
}

/** Vectors of one reading, some 6 kB each. */
const BATCH = 100
/** Between so many, walks get their turn. */
const AT_A_STRETCH = 8

/** The index of all pictures that everybody may see: from its files at once, from the database soon, and kept true. */
export function keepLooks({ db, looker, snapshotPath, onError }: KeptLooksInput) {
  let index: LookIndex | null = null
  let turn: Promise<unknown> = Promise.resolve()
  /** While pictures get newer looks, the older ones answer. */
  let version = LOOK_VERSION

  /** One after the other: nobody adds while files are written. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    turn = done.catch(onError)
    return done
  }

  const open = async (): Promise<LookIndex> => {
    // What is damaged is built anew.
    index ??= (await loadLookIndex(snapshotPath).catch(() => null)) ?? openLookIndex()
    return index
  }

  async function add(pictures: readonly PublicPicture[]): Promise<number> {
    const opened = await open()
    const missing = pictures.filter(({ id }) => opened.slots.numberOf(BigInt(id)) === undefined)
    let added = 0
    for (let from = 0; from < missing.length; from += BATCH) {
      const some = missing.slice(from, from + BATCH)
      const vectors = await findVectors(
        db,
        some.map(({ hash }) => hash),
        version,
      )
      for (const { id, hash } of some) {
        const packed = vectors.get(hash)
        if (packed === undefined) continue
        opened.add(BigInt(id), hash, unpackVectors(packed))
        added += 1
        if (added % AT_A_STRETCH === 0) await breathe()
      }
    }
    return added
  }

  async function synchronise(): Promise<void> {
    const most = mostlyLookedAtBy(await countLooks(db))
    if (most !== version) index = openLookIndex()
    version = most
    const opened = await open()
    const gone = new Set(opened.slots.ids())
    let changes = 0
    for await (const pictures of publicPictures(db)) {
      for (const { id } of pictures) gone.delete(BigInt(id))
      changes += await add(pictures)
    }
    for (const id of gone) opened.remove(id)
    if (changes + gone.size === 0) return
    await mkdir(dirname(snapshotPath), { recursive: true })
    await saveLookIndex(opened, snapshotPath)
  }

  async function looked(order: LookOrder & { kind: 'look' }, isUrgent: boolean): Promise<Looked | null> {
    const outcome = await looker.look(order, isUrgent)
    if (outcome.ok && outcome.seen.kind === 'looked') return outcome.seen
    if (!outcome.ok && outcome.why === 'unreadable') return null
    throw new Error('a picture could not be looked at')
  }

  return {
    /** Takes what came in since, and leaves out what nobody may see any more. */
    synchronise: () => inTurn(synchronise),
    /** Takes these at once. */
    take: (pictures: readonly PublicPicture[]) => inTurn(() => add(pictures)),
    /** What is like a picture that the index has, and where asked, what has a part that is. */
    async alike(id: Id, wanted: number, isPart = false): Promise<readonly AlikePicture[]> {
      const slot = index?.slots.numberOf(BigInt(id))
      if (index === null || slot === undefined) return []
      const hash = index.slots.hashOf(slot)
      const packed = (await findVectors(db, [hash], version)).get(hash)
      const [whole] = packed === undefined ? [] : unpackVectors(packed)
      if (whole === undefined) return []
      const found = await alikeByVector({ index, db, version }, whole, { wanted: wanted + 1, isPart })
      return found.filter((picture) => picture.id !== id).slice(0, wanted)
    },
    /** What a picture of somebody's looks like; null where it is none. It is not kept. */
    async describe(bytes: Uint8Array, box: LookBox): Promise<PictureLook | null> {
      return (await looked({ kind: 'look', bytes, box, isPhoto: false }, false))?.look ?? null
    },
    /** What a picture that somebody searches by looks like; of a photo also when it is turned back, and without a border. */
    describeSearched: (bytes: Uint8Array, box: LookBox, isPhoto: boolean): Promise<Looked | null> =>
      looked({ kind: 'look', bytes, box, isPhoto }, true),
    /** What two pictures are to each other; nothing where one of them is none. */
    async compare(bytes: Uint8Array, other: Uint8Array): Promise<TwoPictures> {
      const outcome = await looker.look({ kind: 'compare', bytes, other }, false)
      if (outcome.ok && outcome.seen.kind === 'compared') return outcome.seen.compared
      if (!outcome.ok && outcome.why === 'unreadable') return { isCopy: false, isRecolored: false }
      throw new Error('two pictures could not be compared')
    },
    /** What is like a picture that was searched by, or has a part that is. */
    search: async ({ look, views }: Looked, wanted: number): Promise<readonly AlikePicture[]> =>
      index === null || version !== LOOK_VERSION
        ? []
        : alikeByVector({ index, db, version }, look.whole, { wanted, isPart: true, views }),
    size: () => index?.slots.size ?? 0,
  }
}

/** The version that has looked at most pictures, of equal ones the newest. */
export function mostlyLookedAtBy(counts: readonly { readonly version: number; readonly count: number }[]): number {
  const [most] = counts.toSorted((one, other) => other.count - one.count || other.version - one.version)
  return most?.version ?? LOOK_VERSION
}

/** As the recommender's thread holds it. */
export type KeptLooks = ReturnType<typeof keepLooks>
