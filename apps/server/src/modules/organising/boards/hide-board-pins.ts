import type { BoardId, PinId } from '@pinfold/contract'
import type { Writer } from '../../../platform/writing/writer.ts'
import { addToMemberCounters, lockMembers } from '../../accounts/index.ts'
import { inLockOrder } from '../../graph/index.ts'
import { closeSignatures } from '../../media/index.ts'
import { findPinMedia } from '../../pins/index.ts'
import {
  findOpenPins,
  findPinnersOn,
  findPinsOn,
  hidePins,
  lockPinsToHide,
  lockSharedAggregates,
} from './hide-board-pins.queries.ts'

const BATCH = 2000

/**
 * Hides every pin of a locked board from all that does not ask the board itself: lists, counts and the addresses of
 * pictures. Little for each pin, so that it is done before the answer where they are thousands; their aggregates, new
 * addresses and what is told of it are left to `syncPinSights`, which knows such pins by their open aggregates.
 */
export async function hideBoardPins(writer: Writer, boardId: BoardId): Promise<void> {
  // Members before pins, as every writer does.
  await lockMembers(writer, await findPinnersOn(writer, boardId))
  const pinIds = await findPinsOn(writer, boardId)
  const counts = new Map((await lockPinsToHide(writer, pinIds)).map((count) => [count.pinnerId, count]))
  await hidePins(writer, pinIds)
  for (const pinnerId of inLockOrder([...counts.keys()])) {
    const { pins = 0, created = 0, stories = 0 } = counts.get(pinnerId) ?? {}
    await addToMemberCounters(writer, pinnerId, {
      pin_count: -pins,
      created_pin_count: -created,
      story_pin_count: -stories,
    })
  }
  // Whoever hides another pin of the same picture at this moment comes before or after, so one of both sees that it is the last.
  await lockSharedAggregates(writer, pinIds)
  for (let at = 0; at < pinIds.length; at += BATCH) await closeAddresses(writer, pinIds.slice(at, at + BATCH))
}

/** Pictures of hidden pins answer nobody any more, unless a public pin carries them, too. */
async function closeAddresses(writer: Writer, pinIds: readonly PinId[]): Promise<void> {
  if (pinIds.length === 0) return
  const open = await findOpenPins(writer, pinIds)
  const withMedia = open.filter(({ kind }) => kind !== 'picture').map(({ id }) => id)
  const media = withMedia.length === 0 ? [] : await findPinMedia(writer, withMedia)
  await closeSignatures(writer, [
    ...open
      .filter(({ isPictureOfPublic }) => !isPictureOfPublic)
      .map(({ signature, id: pinId }) => ({ signature, pinId })),
    ...media.map(({ signature, pinId }) => ({ signature, pinId })),
  ])
}
