import type { SectionId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, compareIds } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { upsertSignatures } from '../../media/index.ts'
import { addToSaveCounts, insertAggregates, lockAggregates } from '../../aggregates/index.ts'
import {
  beginningOf,
  type Save,
  savedPin,
  saveOf,
  writePins,
  copyPinMedia,
  knowPins,
  type PinPlace,
  takePlace,
  holdManyPins,
  type PinRow,
  canSavePin,
} from '../../pins/index.ts'
import { tally } from '../../../platform/tally.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import type { Item, Work } from './work.ts'

/**
 * Saves pins to the work's board as `savePin` does it with one; what the viewer may not see is passed over. Answers how
 * many; null where the place is no longer theirs to save to.
 */
export async function copyPins(
  deps: WriteDeps,
  writer: Writer,
  viewer: Member,
  work: Work,
  items: readonly Item[],
): Promise<number | null> {
  const place = await placeStill(writer, viewer, work, items[0]?.sectionId ?? null)
  if (place === null) return null
  const ids = items.map(({ pinId }) => pinId)
  // Held before the facts are read, so that whoever hides a pin comes wholly before or after.
  const [, kept] = await holdManyPins(writer, ids)
  const held = new Map(kept.map((pin) => [pin.id, pin]))
  const known = await knowPins({ db: writer }, viewer, ids)
  const sources = ids.flatMap((id) => {
    const [pin, holding] = [known.get(id), held.get(id)]
    return pin && holding && canSavePin(pin.facts).isAllowed ? [{ ...pin.row, ...holding }] : []
  })
  if (sources.length === 0) return 0
  const saves = savesOf(deps, viewer, place, sources)
  await countShared(writer, saves)
  await startAggregates(deps, writer, viewer, place, saves)
  await writePins(deps, writer, viewer, place, saves.map(savedPin))
  const withMedia = saves.filter(({ source }) => source.kind !== 'picture')
  const owner = { pinnerId: viewer.id, isReadableByAll: place.isReadableByAll }
  await copyPinMedia(deps, writer, new Map(withMedia.map(({ source, id }) => [source.id, id])), owner)
  return saves.length
}

async function placeStill(tx: Tx, viewer: Member, work: Work, sectionId: SectionId | null): Promise<PinPlace | null> {
  try {
    return await takePlace(tx, viewer, { boardId: work.toBoardId, sectionId })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

function savesOf(deps: WriteDeps, viewer: Member, place: PinPlace, sources: readonly PinRow[]): Save[] {
  const ids = sources.map(() => deps.ids.next(bucketOf(viewer.id))).toSorted(compareIds)
  return sources.flatMap((source, at) => {
    const id = ids[at]
    return id === undefined ? [] : [saveOf(deps, viewer, place, source, id)]
  })
}

async function countShared(writer: Writer, saves: readonly Save[]): Promise<void> {
  const joined = saves.filter(({ isShared }) => isShared).map(({ aggregateId }) => aggregateId)
  if (joined.length === 0) return
  await lockAggregates(writer, [...new Set(joined)])
  await addToSaveCounts(writer, tally(joined, 1))
}

async function startAggregates(
  deps: WriteDeps,
  writer: Writer,
  viewer: Member,
  place: PinPlace,
  saves: readonly Save[],
): Promise<void> {
  const fresh = saves.filter(({ isShared }) => !isShared).map((save) => beginningOf(save, viewer, place))
  const now = deps.clock.now()
  await insertAggregates(
    writer,
    fresh.map(({ aggregate }) => aggregate),
    now,
  )
  await upsertSignatures(
    writer,
    fresh.map(({ address }) => address),
    now,
  )
}
