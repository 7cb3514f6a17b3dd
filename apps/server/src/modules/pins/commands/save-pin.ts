import type { OptionsOf, repinResource } from '@pinfold/contract'
import { asReader } from '../../../platform/auth/read-once.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { type Writer, authorize } from '../../../platform/writing/writer.ts'
import { upsertSignatures } from '../../media/index.ts'
import { addToSaveCount, insertAggregates } from '../../aggregates/index.ts'
import { copyPinMedia } from '../kinds/pin-media.ts'
import { knowPin } from '../pin-facts.ts'
import { type PinPlace, placeOf, takePlaceAnd } from '../pin-place.ts'
import { holdPin } from '../pin-rows.queries.ts'
import { mentionsIn, tellMentioned } from '../pin-mentions.ts'
import { domainOf } from '../pin-words.ts'
import { canSavePin } from '../pins.policy.ts'
import { beginningOf, type Save, savedPin, saveOf } from './saves.ts'
import { writePin } from './write-pin.ts'

/** Saves somebody's pin to a board of the viewer's. Throws what `takePlace` throws, and `pin_not_found`. */
export async function savePin(
  deps: WriteDeps,
  viewer: Member,
  input: OptionsOf<typeof repinResource.create>,
): Promise<Id> {
  return inTransaction(deps.db, 'save-pin', async (tx) => {
    // Of both boards, and of the people behind them, some are mostly the same.
    const asking = asReader(viewer)
    // Held before the facts are read, so that whoever hides the pin comes wholly before or after.
    const [place, [held, kept]] = await takePlaceAnd(tx, asking, placeOf(input), () => holdPin(tx, input.pin_id))
    const id = deps.ids.next(bucketOf(viewer.id))
    if (!kept) throw new AppError('pin_not_found')
    const source = await knowPin({ db: held }, asking, input.pin_id)
    const writer = authorize(held, canSavePin(source.facts))
    const row = { ...source.row, ...kept }
    const save = saveOf(deps, viewer, place, row, id)
    const link = input.link ?? row.link
    const description = input.description ?? row.description
    const mentions = await mentionsIn(deps, writer, viewer, description, row)
    if (!save.isShared) await begin(deps, writer, viewer, place, save)
    await Promise.all([
      save.isShared ? addToSaveCount(writer, save.aggregateId, 1) : null,
      writePin(deps, writer, viewer, place, {
        ...savedPin(save),
        title: input.title ?? row.title,
        description,
        mentions,
        link,
        domain: domainOf(link),
      }),
    ])
    if (mentions !== row.mentions) await tellMentioned(deps, writer, viewer, { id, mentions }, row.mentions)
    if (row.kind !== 'picture') {
      const owner = { pinnerId: viewer.id, isReadableByAll: place.isReadableByAll }
      await copyPinMedia(deps, writer, new Map([[row.id, id]]), owner)
    }
    return id
  })
}

async function begin(deps: WriteDeps, writer: Writer, viewer: Member, place: PinPlace, save: Save): Promise<void> {
  const now = deps.clock.now()
  const { aggregate, address } = beginningOf(save, viewer, place)
  await insertAggregates(writer, [aggregate], now)
  await upsertSignatures(writer, [address], now)
}
