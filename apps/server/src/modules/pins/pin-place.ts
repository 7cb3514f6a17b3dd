import { authorize } from '../../platform/auth/decision.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Tx } from '../../platform/db/db.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { findMembers } from '../accounts/index.ts'
import {
  addToBoardCounter,
  addToSectionPinCount,
  canAddPin,
  findSections,
  knowBoard,
  lockBoard,
  touchMemberBoard,
  updateBoardRow,
} from '../boards/index.ts'
import { deleteEdge, insertEdge } from './board-edges.queries.ts'
import { pinSight } from './pin-sight.ts'

/** Where a pin goes: a board and section the viewer may save to, locked; or no board. */
export interface PinPlace {
  readonly boardId: Id | null
  readonly sectionId: Id | null
  readonly boardOwnerId: Id | null
  readonly isPublic: boolean
  readonly hasPublicPicture: boolean
}

/**
 * Checks and locks the place. Throws `board_not_found`, `not_allowed`, `board_archived`, `section_not_found`,
 * `section_of_another_board`.
 */
export async function takePlace(tx: Tx, viewer: Member, wanted: { boardId: Id | null; sectionId: Id | null }): Promise<PinPlace> {
  if (wanted.boardId === null) {
    if (wanted.sectionId !== null) throw new AppError('section_of_another_board', { field: 'section_id' })
    const isPrivate = await privacyOf(tx, [viewer.id])
    return { boardId: null, sectionId: null, boardOwnerId: null, ...pinSight(null, isPrivate, viewer.id) }
  }
  const { facts } = await knowBoard({ db: tx }, viewer, wanted.boardId)
  authorize(canAddPin(facts))
  // Under the lock nobody changes the board's privacy until the pin is on it.
  const board = await lockBoard(tx, wanted.boardId)
  if (!board) throw new AppError('board_not_found')
  if (wanted.sectionId !== null) await checkSection(tx, wanted.boardId, wanted.sectionId)
  const isPrivate = await privacyOf(tx, [viewer.id, board.ownerId])
  const sight = pinSight({ ...board, deletedAt: null }, isPrivate, viewer.id)
  return { boardId: board.id, sectionId: wanted.sectionId, boardOwnerId: board.ownerId, ...sight }
}

async function privacyOf(tx: Tx, memberIds: readonly Id[]): Promise<(memberId: Id) => boolean> {
  const members = await findMembers(tx, [...new Set(memberIds)])
  return (memberId) => members.find(({ id }) => id === memberId)?.isPrivate ?? true
}

async function checkSection(tx: Tx, boardId: Id, sectionId: Id) {
  const [section] = await findSections(tx, [sectionId])
  if (!section) throw new AppError('section_not_found', { field: 'section_id' })
  if (section.boardId !== boardId) throw new AppError('section_of_another_board', { field: 'section_id' })
}

/** Puts the pin's edge onto the board, counts it, and moves the board to the front of what was saved to last. Answers the edge. */
export async function putOnBoard(deps: WriteDeps, tx: Tx, place: PinPlace, pin: { id: Id; pinnerId: Id }): Promise<Id | null> {
  const { boardId, sectionId, boardOwnerId } = place
  if (boardId === null) return null
  const edgeId = deps.ids.next(bucketOf(boardId))
  await insertEdge(tx, { boardId, edgeId, pinId: pin.id, pinnerId: pin.pinnerId, sectionId })
  await addToBoardCounter(tx, boardId, 'pin_count', 1)
  await updateBoardRow(tx, boardId, { last_pinned_at: deps.clock.now() })
  if (sectionId !== null) await addToSectionPinCount(tx, sectionId, 1)
  await touchMemberBoard(tx, pin.pinnerId, boardId, edgeId)
  if (boardOwnerId !== null && boardOwnerId !== pin.pinnerId) await touchMemberBoard(tx, boardOwnerId, boardId, edgeId)
  return edgeId
}

/** Takes the pin's edge off its board, if it is on one, and counts it. */
export async function takeOffBoard(tx: Tx, pin: { boardId: Id | null; edgeId: Id | null; sectionId: Id | null }): Promise<void> {
  if (pin.boardId === null || pin.edgeId === null) return
  await deleteEdge(tx, pin.boardId, pin.edgeId)
  await addToBoardCounter(tx, pin.boardId, 'pin_count', -1)
  if (pin.sectionId !== null) await addToSectionPinCount(tx, pin.sectionId, -1)
}
