import type { MemberId } from '@pinfold/contract'
import type { Tx } from '../../../platform/db/db.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { type BoardPins, findOwnedBoardIds, lockBoard } from '../../boards/index.ts'
import { inLockOrder } from '../../graph/index.ts'
import { findPinIdsAfter, syncPinSights } from '../../pins/index.ts'

const BATCH = 500

/** After a profile became private or public: brings all pins of the member, and all on their boards, up to date. */
export async function syncProfilePrivacy(
  deps: WriteDeps & { boardPins: BoardPins },
  writer: Writer,
  memberId: MemberId,
): Promise<void> {
  let after = '0'
  for (;;) {
    const pins = await findPinIdsAfter(writer, memberId, after, BATCH)
    if (pins.length > 0)
      await syncPinSights(
        deps,
        writer,
        pins.map(({ id }) => id),
      )
    if (pins.length < BATCH) break
    after = pins.at(-1)?.id ?? after
  }
  // Collaborators' pins on the member's boards follow the boards' owner too.
  for (const boardId of await findOwnedBoardIds(writer, memberId)) await deps.boardPins.syncBoardSight(writer, boardId)
}

/** Boards are locked before members. Whoever saves to one of them waits, and then reads the new privacy. */
export async function lockOwnedBoards(tx: Tx, memberId: MemberId): Promise<void> {
  for (const boardId of inLockOrder(await findOwnedBoardIds(tx, memberId))) await lockBoard(tx, boardId)
}
