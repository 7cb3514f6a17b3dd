import type { OptionsOf, pinResource } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { countPinInSection } from '../../sections/index.ts'
import { setEdgeSection } from '../edges/board-edges.queries.ts'
import { lockPinOnBoards } from './lock-pin-on-boards.ts'
import { changeOffer, offerOf } from '../kinds/offer.ts'
import { putOnBoard, takeOffBoard, takePlace } from '../pin-place.ts'
import { type PinRow, updatePinRow } from '../pin-rows.queries.ts'
import { syncPinSights } from '../pin-sight.ts'
import { domainOf } from '../pin-words.ts'
import { canEditPin } from '../pins.policy.ts'

type Changes = OptionsOf<typeof pinResource.update>

/** Changes a pin's words and whether it takes comments, and moves it where another board or section is named. Throws what `takePlace` throws. */
export async function updatePin(deps: WriteDeps, viewer: Member, changes: Changes): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const named = { pinId: changes.id, otherBoardId: changes.board_id }
    const { row: pin } = await lockPinOnBoards(tx, viewer, named, canEditPin)
    await movePin(deps, tx, viewer, pin, changes)
    const link = changes.link ?? pin.link
    await updatePinRow(tx, pin.id, {
      title: changes.title ?? pin.title,
      description: changes.description ?? pin.description,
      alt_text: changes.alt_text ?? pin.altText,
      link,
      domain: domainOf(link),
      is_comments_allowed: changes.is_comments_allowed ?? pin.isCommentsAllowed,
      ...changeOffer(offerOf(pin), changes),
    })
    const isMoved = changes.board_id !== undefined && changes.board_id !== pin.boardId
    const payload = { pinId: pin.id, pinnerId: pin.pinnerId, isMoved, leftBoardId: isMoved ? pin.boardId : null }
    await deps.outbox.emit(tx, bucketOf(pin.id), 'pin.changed', payload)
  })
}

async function movePin(deps: WriteDeps, tx: Tx, viewer: Member, pin: PinRow, changes: Changes): Promise<void> {
  const boardId = changes.board_id ?? pin.boardId
  const isMoving = boardId !== pin.boardId
  const stays = isMoving ? null : pin.sectionId
  const sectionId = changes.board_section_id === undefined ? stays : changes.board_section_id || null
  if (!isMoving && sectionId === pin.sectionId) return
  const place = await takePlace(tx, viewer, { boardId, sectionId, sectionOption: 'board_section_id' })
  if (!isMoving) return changeSection(tx, pin, sectionId)
  await takeOffBoard(tx, pin)
  const edgeId = await putOnBoard(deps, tx, place, { id: pin.id, pinnerId: pin.pinnerId })
  await updatePinRow(tx, pin.id, { board_id: boardId, section_id: sectionId, edge_id: edgeId })
  await syncPinSights(deps, tx, [pin.id])
}

async function changeSection(tx: Tx, pin: PinRow, sectionId: Id | null): Promise<void> {
  if (pin.boardId === null || pin.edgeId === null) return
  await setEdgeSection(tx, pin.boardId, pin.edgeId, sectionId)
  await updatePinRow(tx, pin.id, { section_id: sectionId })
  if (pin.sectionId !== null) await countPinInSection(tx, pin.sectionId, -1)
  if (sectionId !== null) await countPinInSection(tx, sectionId, 1)
}
