import type { BoardId, PinId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id, idAtSlot, LAST_ID, slotOf } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize } from '../../../platform/writing/writer.ts'
import { canEditBoard, knowBoard, lockBoard } from '../../boards/index.ts'
import { findEdgesBelow, findEdgesOfPins, setEdges } from './edge-order.queries.ts'
import { makeRoom } from './edge-places.ts'
import { knowPins } from '../pin-facts.ts'
import { lockPins } from '../pin-rows.queries.ts'
import { canSeePin } from '../pins.policy.ts'

const NEIGHBOURS_AT_ONCE = 200

interface Wish {
  readonly boardId: BoardId
  readonly pinIds: readonly PinId[]
  /** Null for the front of the board. */
  readonly afterPinId: PinId | null
}

/**
 * Puts pins of a board, in the order named, behind another of its pins, or first. Nothing but their places changes: no
 * date, nor what was saved to last. Throws `pin_not_found` for a pin that is not on the board or is hidden from the viewer.
 */
export async function reorderPins(deps: WriteDeps, viewer: Member, wish: Wish): Promise<void> {
  const pinIds = [...new Set(wish.pinIds)]
  if (pinIds.length === 0) return
  await inTransaction(deps.db, 'reorder-pins', async (tx) => {
    // Locked first: what somebody may do is asked of the board as it is then.
    const [locked, board] = await lockBoard(tx, wish.boardId)
    const { facts } = await knowBoard({ db: locked }, viewer, wish.boardId)
    const writer = authorize(locked, canEditBoard(facts))
    if (!board) throw new AppError('board_not_found')
    await checkSeen(tx, viewer, wish)
    const edges = new Map((await findEdgesOfPins(tx, wish.boardId, [...pinIds, ...anchorOf(wish)])).map(toEntry))
    const held = pinIds.map((pinId) => slotOf(edges.get(pinId) ?? missing('pin_ids')))
    const after = wish.afterPinId === null ? null : (edges.get(wish.afterPinId) ?? missing('after_pin_id'))
    const placed = await findPlaces(deps, tx, { boardId: wish.boardId, pinIds, held, after })
    await lockPins(
      tx,
      placed.map(({ pinId }) => pinId),
    )
    await setEdges(writer, wish.boardId, placed)
  })
}

const anchorOf = ({ afterPinId }: Wish) => (afterPinId === null ? [] : [afterPinId])
const toEntry = ({ pinId, edgeId }: { pinId: PinId; edgeId: Id }): [Id, Id] => [pinId, edgeId]

function missing(field: string): never {
  throw new AppError('pin_not_found', { field })
}

/** Hidden pins read like missing ones. */
async function checkSeen(tx: Tx, viewer: Member, wish: Wish): Promise<void> {
  const known = await knowPins({ db: tx }, viewer, [...wish.pinIds, ...anchorOf(wish)])
  const isSeen = (pinId: PinId) => {
    const facts = known.get(pinId)?.facts
    return facts !== undefined && canSeePin(facts).isAllowed
  }
  if (!wish.pinIds.every(isSeen)) missing('pin_ids')
  if (!anchorOf(wish).every(isSeen)) missing('after_pin_id')
}

interface Moving {
  boardId: BoardId
  pinIds: readonly PinId[]
  held: readonly bigint[]
  after: Id | null
}

/** The new places of the pins, and of those below them that make room. */
async function findPlaces(deps: WriteDeps, tx: Tx, { boardId, pinIds, held, after }: Moving) {
  const bucket = bucketOf(boardId)
  const below: { pinId: PinId; edgeId: Id }[] = []
  for (;;) {
    const page = { below: below.at(-1)?.edgeId ?? after ?? LAST_ID, withoutPinIds: pinIds, limit: NEIGHBOURS_AT_ONCE }
    const next = await findEdgesBelow(tx, boardId, page)
    below.push(...next)
    const neighbours = below.map(({ edgeId }) => slotOf(edgeId))
    const ceiling = after === null ? aboveAll(slotOf(deps.ids.next(bucket)), neighbours) : slotOf(after)
    const isAll = next.length < NEIGHBOURS_AT_ONCE
    const places = makeRoom({ ceiling, held, neighbours, isAll })
    if (places === null && isAll) throw new Error(`board ${boardId} has no room for its pins`)
    if (places === null) continue
    const moved = places.coming.map((slot, index) => ({ pinId: pinIds[index] ?? '', edgeId: idAtSlot(bucket, slot) }))
    const pushed = places.below.map((slot, index) => ({
      pinId: below[index]?.pinId ?? '',
      edgeId: idAtSlot(bucket, slot),
    }))
    return [...moved, ...pushed]
  }
}

/** A pin that comes now stands first; where another process's clock is ahead, so does whatever it put there. */
const aboveAll = (now: bigint, [first = 0n]: readonly bigint[]) => (now > first ? now : first + 1n)
