import type { MemberId } from '@pinfold/contract'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { lockMembers } from '../../accounts/index.ts'
import {
  findBoardPinIdsAfter,
  movePins,
  takeOffBoards,
  lockPins,
  type PinRow,
  removePins,
  type PinWriteDeps,
} from '../../pins/index.ts'

/**
 * Takes the next pins off a deleted board that its caller locked, and answers how many. The owner's go; others' stay
 * with their pinners on no board where that is wished, as when an owner takes a single pin off.
 */
export async function clearDeletedBoard(
  deps: PinWriteDeps,
  writer: Writer,
  board: { id: Id; ownerId: MemberId; isKeepingOthers: boolean },
  limit: number,
): Promise<number> {
  const edges = await findBoardPinIdsAfter(writer, board.id, '0', limit)
  const pinIds = edges.map(({ pinId }) => pinId)
  if (edges.length === 0) return 0
  // Members before pins, as every writer does.
  await lockMembers(writer, [...new Set(edges.map(({ pinnerId }) => pinnerId))])
  const [, pins] = await lockPins(writer, pinIds)
  const isGoing = ({ pinnerId }: PinRow) => pinnerId === board.ownerId || !board.isKeepingOthers
  const going = pins.filter(isGoing)
  await takeOffBoards(writer, going)
  await removePins(deps, writer, going)
  const kept = pins.filter((pin) => !isGoing(pin)).map((pin) => ({ pin, sectionId: null }))
  await movePins(deps, writer, null, kept)
  return edges.length
}
