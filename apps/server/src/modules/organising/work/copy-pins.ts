import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, compareIds, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { drawSignature, upsertSignatures } from '../../media/index.ts'
import { addToSaveCounts, insertAggregates, lockAggregates } from '../../aggregates/index.ts'
import {
  type NewPin,
  writePins,
  copyPinMedia,
  offerOf,
  knowPins,
  type PinPlace,
  takePlace,
  holdManyPins,
  type PinRow,
  canSavePin,
} from '../../pins/index.ts'
import { tally } from '../../../platform/tally.ts'
import type { Item, Work } from './work.ts'

interface Copy {
  readonly id: Id
  readonly source: PinRow
  readonly aggregateId: Id
  readonly signature: string
  /** An aggregate that everybody sees is shared; any other save starts one. */
  readonly isShared: boolean
}

/**
 * Saves pins to the work's board as `savePin` does it with one; what the viewer may not see is passed over. Answers how
 * many; null where the place is no longer theirs to save to.
 */
export async function copyPins(
  deps: WriteDeps,
  tx: Tx,
  viewer: Member,
  work: Work,
  items: readonly Item[],
): Promise<number | null> {
  const place = await placeStill(tx, viewer, work, items[0]?.sectionId ?? null)
  if (place === null) return null
  const ids = items.map(({ pinId }) => pinId)
  // Held before the facts are read, so that whoever hides a pin comes wholly before or after.
  const held = new Map((await holdManyPins(tx, ids)).map((pin) => [pin.id, pin]))
  const known = await knowPins({ db: tx }, viewer, ids)
  const sources = ids.flatMap((id) => {
    const [pin, holding] = [known.get(id), held.get(id)]
    return pin && holding && canSavePin(pin.facts).isAllowed ? [{ ...pin.row, ...holding }] : []
  })
  if (sources.length === 0) return 0
  const copies = copiesOf(deps, viewer, place, sources)
  await countShared(tx, copies)
  await startAggregates(deps, tx, viewer, place, copies)
  await writePins(deps, tx, viewer, place, copies.map(newPinOf))
  const withMedia = copies.filter(({ source }) => source.kind !== 'picture')
  const owner = { pinnerId: viewer.id, isReadableByAll: place.isReadableByAll }
  await copyPinMedia(deps, tx, new Map(withMedia.map(({ source, id }) => [source.id, id])), owner)
  return copies.length
}

async function placeStill(tx: Tx, viewer: Member, work: Work, sectionId: Id | null): Promise<PinPlace | null> {
  try {
    return await takePlace(tx, viewer, { boardId: work.toBoardId, sectionId })
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

function copiesOf(deps: WriteDeps, viewer: Member, place: PinPlace, sources: readonly PinRow[]): Copy[] {
  const bucket = bucketOf(viewer.id)
  const ids = sources.map(() => deps.ids.next(bucket)).toSorted(compareIds)
  return sources.flatMap((source, at) => {
    const id = ids[at]
    if (id === undefined) return []
    const isShared = source.isReadableByAll && place.isReadableByAll
    const aggregate = isShared
      ? { aggregateId: source.aggregateId, signature: source.signature }
      : { aggregateId: deps.ids.next(bucket), signature: drawSignature() }
    return [{ id, source, isShared, ...aggregate }]
  })
}

async function countShared(tx: Tx, copies: readonly Copy[]): Promise<void> {
  const joined = copies.filter(({ isShared }) => isShared).map(({ aggregateId }) => aggregateId)
  if (joined.length === 0) return
  await lockAggregates(tx, [...new Set(joined)])
  await addToSaveCounts(tx, tally(joined, 1))
}

async function startAggregates(
  deps: WriteDeps,
  tx: Tx,
  viewer: Member,
  { isReadableByAll: isPublic }: PinPlace,
  copies: readonly Copy[],
): Promise<void> {
  const fresh = copies
    .filter(({ isShared }) => !isShared)
    .map(({ id, aggregateId, signature, source: { contentHash, extension } }) => ({
      aggregate: { id: aggregateId, contentHash, signature, isPublic },
      address: { signature, contentHash, extension, isPublic, pinId: isPublic ? null : id, ownerId: viewer.id },
    }))
  const now = deps.clock.now()
  await insertAggregates(
    tx,
    fresh.map(({ aggregate }) => aggregate),
    now,
  )
  await upsertSignatures(
    tx,
    fresh.map(({ address }) => address),
    now,
  )
}

const newPinOf = ({ id, source, aggregateId, signature }: Copy): NewPin => ({
  id,
  kind: source.kind,
  page_count: source.pageCount,
  offer: offerOf(source),
  is_created: false,
  aggregate_id: aggregateId,
  signature,
  picture: source,
  title: source.title,
  description: source.description,
  alt_text: source.altText,
  link: source.link,
  domain: source.domain,
  saved_from_pin_id: source.id,
  is_comments_allowed: true,
})
