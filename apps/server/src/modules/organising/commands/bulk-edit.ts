import { type bulkEditResource, limits, type OptionsOf, type BoardId } from '@pinfold/contract'
import { allow, requireAllowed } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Held, type Writer } from '../../../platform/writing/writer.ts'
import { canAddPin, canEditBoard, knowBoard } from '../../boards/index.ts'
import { canDropPin, canSavePin, type KnownPin, mayClearBoard, type PinWriteDeps, takePlace } from '../../pins/index.ts'
import { chooseAndLock, chooseNamed, chooseOf, type Chosen, sourceOf } from './choose-pins.ts'
import { doNowOrLater, lockFor, type OperationDeps, origins, type Outcome, refuseBusy } from './do-now-or-later.ts'
import { canMovePin } from '../operations.policy.ts'
import { runWholeOperation } from '../work/run-operation.ts'

const none = { fromBoardId: null, toBoardId: null, sectionId: null }

/** What was begun and no board waits for is done before the answer. */
async function finished(deps: PinWriteDeps, { unwatchedId, ...outcome }: Outcome): Promise<Outcome> {
  if (unwatchedId !== undefined) await runWholeOperation(deps, unwatchedId)
  return outcome
}

/** Saves pins to a board of the viewer's. Throws what `takePlace` throws, and `pin_not_found`. */
export const copyInBulk = (
  deps: OperationDeps,
  viewer: Member,
  options: OptionsOf<typeof bulkEditResource.create>,
): Promise<Outcome> =>
  inTransaction(deps.db, 'copy-in-bulk', async (tx) => {
    const [boardId, sectionId] = [options.board_id, options.section_id || null]
    const [held, [target]] = await lockFor(tx, [boardId])
    const chosen = await chooseToCopy(held, viewer, options)
    const { writer } = await takePlace(held, viewer, { boardId, sectionId })
    const isLong = chosen.source !== null || chosen.pins.length > limits.operations.atOnce
    if (target && isLong) await refuseBusy(tx, [target], 'board_id')
    const concerned = [{ boardId, operation: 'move_pins', sectionId, isOrigin: false, isEnding: false } as const]
    const work = { ...none, kind: 'copy_pins', toBoardId: boardId } as const
    return doNowOrLater(deps, writer, viewer, { work, chosen, sectionId, concerned })
  })

async function chooseToCopy(held: Held<'board'>, viewer: Member, options: OptionsOf<typeof bulkEditResource.create>) {
  const { pin_ids: ids, source_board_id: from } = options
  if (from === undefined || ids.length > 0) return chooseNamed(held, viewer, ids, ({ facts }) => canSavePin(facts))
  return chooseOf(held, (await sourceOf(held, viewer, from, options, () => allow)).source)
}

/**
 * Moves the viewer's pins to a board or section, or onto no board; on their own board, whoever's they are. Of named ones,
 * all or none, but onto no board others' are passed over; of a whole board, others' are passed over. Throws what
 * `takePlace` throws, `pin_not_found`, `not_allowed`, `board_busy`.
 */
export async function moveInBulk(
  deps: OperationDeps,
  viewer: Member,
  options: OptionsOf<typeof bulkEditResource.update>,
): Promise<Outcome> {
  const [toBoardId, sectionId] = [options.board_id || null, options.section_id || null]
  const outcome = await inTransaction(deps.db, 'move-in-bulk', async (tx) => {
    const { chosen, fromBoardId } = await chooseToMove(tx, viewer, options, toBoardId)
    const { writer } = await takePlace(tx, viewer, { boardId: toBoardId, sectionId })
    const target = { operation: 'move_pins', sectionId, isOrigin: false, isEnding: false } as const
    const concerned = [
      ...origins('move_pins', chosen),
      ...(toBoardId === null ? [] : [{ ...target, boardId: toBoardId }]),
    ]
    const work = { ...none, kind: 'move_pins', fromBoardId, toBoardId } as const
    return doNowOrLater(deps, writer, viewer, { work, chosen, sectionId, concerned })
  })
  return finished(deps, outcome)
}

async function chooseToMove(
  tx: Tx,
  viewer: Member,
  options: OptionsOf<typeof bulkEditResource.update>,
  toBoardId: BoardId | null,
): Promise<{ chosen: Chosen; fromBoardId: BoardId | null }> {
  const { pin_ids: ids, source_board_id: from } = options
  if (from === undefined || ids.length > 0) {
    const mayMove = ({ facts, row }: KnownPin) =>
      toBoardId === null && row.pinnerId !== viewer.id
        ? 'passed over'
        : canMovePin(facts, row.boardId !== null && row.boardId === toBoardId)
    const { writer, chosen, boards } = await chooseAndLock(tx, viewer, { ids, otherBoardId: toBoardId }, mayMove)
    await requirePlace(writer, viewer, toBoardId)
    await refuseBusy(tx, boards, 'pin_ids')
    return { chosen, fromBoardId: null }
  }
  // Locked first: what somebody may do is asked of the boards as they are then.
  const [held, boards] = await lockFor(tx, [from, toBoardId])
  await requirePlace(held, viewer, toBoardId)
  const { source } = await sourceOf(held, viewer, from, options, canEditBoard)
  await refuseBusy(tx, boards, 'source_board_id')
  const wanted = from === toBoardId ? source : { ...source, pinnerId: viewer.id }
  return { chosen: await chooseOf(tx, wanted), fromBoardId: from }
}

/** Before anything says that a board is busy: whoever may not see it hears nothing of it. */
async function requirePlace(held: Tx, viewer: Member, boardId: BoardId | null): Promise<void> {
  if (boardId !== null)
    requireAllowed(canAddPin((await knowBoard({ db: held }, viewer, boardId, 'board_id')).facts), 'board_id')
}

/**
 * Deletes the viewer's pins; others' leave the viewer's board. Of named ones all or none; of a whole board, what the
 * viewer may not touch is passed over. Throws `pin_not_found`, `not_allowed`, `board_not_found`, `board_busy`.
 */
export async function deleteInBulk(
  deps: OperationDeps,
  viewer: Member,
  options: OptionsOf<typeof bulkEditResource.delete>,
): Promise<Outcome> {
  const outcome = await inTransaction(deps.db, 'delete-in-bulk', async (tx) => {
    const { writer, chosen, fromBoardId } = await chooseToDelete(tx, viewer, options)
    const work = { ...none, kind: 'delete_pins', fromBoardId } as const
    const concerned = origins('delete_pins', chosen)
    return doNowOrLater(deps, writer, viewer, { work, chosen, sectionId: null, concerned })
  })
  return finished(deps, outcome)
}

async function chooseToDelete(
  tx: Tx,
  viewer: Member,
  options: OptionsOf<typeof bulkEditResource.delete>,
): Promise<{ writer: Writer; chosen: Chosen; fromBoardId: BoardId | null }> {
  const { pin_ids: ids, source_board_id: from } = options
  if (from === undefined || ids.length > 0) {
    const named = { ids, otherBoardId: null }
    const { writer, chosen, boards } = await chooseAndLock(tx, viewer, named, ({ facts }) => canDropPin(facts))
    await refuseBusy(tx, boards, 'pin_ids')
    return { writer, chosen, fromBoardId: null }
  }
  const [held, boards] = await lockFor(tx, [from])
  const { writer, source, facts } = await sourceOf(held, viewer, from, options, () => allow)
  await refuseBusy(tx, boards, 'source_board_id')
  const wanted = mayClearBoard(facts) ? source : { ...source, pinnerId: viewer.id }
  return { writer, chosen: await chooseOf(tx, wanted), fromBoardId: from }
}
