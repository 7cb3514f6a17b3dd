import { bucketOf } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { addToMemberCounters } from '../../accounts/index.ts'
import { inLockOrder } from '../../graph/index.ts'
import { forgetPinMedia } from '../kinds/pin-media.ts'
import { leaveAggregates } from '../../aggregates/index.ts'
import type { PinWriteDeps } from '../pin-marks.ts'
import { deletePinRows, type PinRow } from '../pin-rows.queries.ts'

/** Deletes pins that their caller locked and took off their boards, with their marks and counts. */
export async function removePins(deps: PinWriteDeps, writer: Writer, pins: readonly PinRow[]): Promise<void> {
  if (pins.length === 0) return
  const withMedia = pins.filter(({ kind }) => kind !== 'picture').map(({ id }) => id)
  if (withMedia.length > 0) await forgetPinMedia(writer, withMedia)
  await deletePinRows(
    writer,
    pins.map(({ id }) => id),
  )
  await deps.pinMarks.forget(writer, pins)
  await leaveAggregates(
    deps,
    writer,
    pins.map(({ aggregateId }) => aggregateId),
  )
  const byPinner = Map.groupBy(pins, ({ pinnerId }) => pinnerId)
  for (const pinnerId of inLockOrder([...byPinner.keys()]))
    await countRemoved(writer, pinnerId, byPinner.get(pinnerId) ?? [])
  await deps.outbox.emitAll(
    writer,
    'pin.deleted',
    pins.map(({ id, pinnerId, boardId, aggregateId, link }) => ({
      bucket: bucketOf(id),
      payload: { pinId: id, pinnerId, boardId, aggregateId, link },
    })),
  )
}

async function countRemoved(writer: Writer, pinnerId: string, pins: readonly PinRow[]): Promise<void> {
  const listed = pins.filter(({ isListed }) => isListed)
  const created = listed.filter(({ isCreated }) => isCreated)
  await addToMemberCounters(writer, pinnerId, {
    total_pin_count: -pins.length,
    pin_count: -listed.length,
    created_pin_count: -created.length,
    story_pin_count: -created.filter(({ kind }) => kind === 'story').length,
  })
}
