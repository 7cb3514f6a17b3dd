import type { OptionsOf, repinResource } from '@pinfold/contract'
import { authorize } from '../../../platform/auth/decision.ts'
import { asReader } from '../../../platform/auth/read-once.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { drawSignature, upsertSignatures } from '../../media/index.ts'
import { addToSaveCount, insertAggregates } from '../../aggregates/index.ts'
import { copyPinMedia } from '../kinds/pin-media.ts'
import { knowPin } from '../pin-facts.ts'
import { offerOf } from '../kinds/offer.ts'
import { placeOf, takePlace } from '../pin-place.ts'
import { holdPin, type PinRow } from '../pin-rows.queries.ts'
import { domainOf } from '../pin-words.ts'
import { canSavePin } from '../pins.policy.ts'
import { writePin } from './write-pin.ts'

/** Saves somebody's pin to a board of the viewer's. Throws what `takePlace` throws, and `pin_not_found`. */
export async function savePin(
  deps: WriteDeps,
  viewer: Member,
  input: OptionsOf<typeof repinResource.create>,
): Promise<Id> {
  return inTransaction(deps.db, async (tx) => {
    // Of both boards, and of the people behind them, some are mostly the same.
    const asking = asReader(viewer)
    const place = await takePlace(tx, asking, placeOf(input))
    const id = deps.ids.next(bucketOf(viewer.id))
    // Held before the facts are read, so that whoever hides the pin comes wholly before or after.
    const held = await holdPin(tx, input.pin_id)
    if (!held) throw new AppError('pin_not_found')
    const source = await knowPin({ db: tx }, asking, input.pin_id)
    authorize(canSavePin(source.facts))
    const row = { ...source.row, ...held }
    // Only what everybody may see is shared; a save from or into something hidden starts afresh.
    const isShared = row.isReadableByAll && place.isReadableByAll
    const link = input.link ?? row.link
    await writePin(deps, tx, viewer, place, {
      id,
      kind: row.kind,
      page_count: row.pageCount,
      offer: offerOf(row),
      is_created: false,
      ...(isShared
        ? await joinAggregate(tx, row)
        : await startAggregate(deps, tx, viewer, id, row, place.isReadableByAll)),
      picture: row,
      title: input.title ?? row.title,
      description: input.description ?? row.description,
      alt_text: row.altText,
      link,
      domain: domainOf(link),
      saved_from_pin_id: row.id,
      is_comments_allowed: true,
    })
    if (row.kind !== 'picture') {
      const owner = { pinnerId: viewer.id, isReadableByAll: place.isReadableByAll }
      await copyPinMedia(deps, tx, new Map([[row.id, id]]), owner)
    }
    return id
  })
}

async function joinAggregate(tx: Tx, source: PinRow) {
  await addToSaveCount(tx, source.aggregateId, 1)
  return { aggregate_id: source.aggregateId, signature: source.signature }
}

async function startAggregate(deps: WriteDeps, tx: Tx, viewer: Member, pinId: Id, source: PinRow, isPublic: boolean) {
  const now = deps.clock.now()
  const aggregateId = deps.ids.next(bucketOf(viewer.id))
  const signature = drawSignature()
  const { contentHash, extension } = source
  await insertAggregates(tx, [{ id: aggregateId, contentHash, signature, isPublic }], now)
  await upsertSignatures(
    tx,
    [{ signature, contentHash, extension, isPublic, pinId: isPublic ? null : pinId, ownerId: viewer.id }],
    now,
  )
  return { aggregate_id: aggregateId, signature }
}
