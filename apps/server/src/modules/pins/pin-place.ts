import { authorize, deny } from '../../platform/auth/decision.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Tx } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { findMembers, lockMember } from '../accounts/index.ts'
import {
  countPinOffBoard,
  canAddPin,
  canSeeBoardPins,
  countPinOnBoard,
  knowBoards,
  lockBoard,
  notePinsOnBoard,
  refuseWhileBusy,
  noteLastSave,
} from '../boards/index.ts'
import { countPinInSection, findSections } from '../sections/index.ts'
import { deleteEdge, insertEdge } from './edges/board-edges.queries.ts'
import { pinSight } from './pin-sight.ts'

/** Where a pin goes: a board and section the viewer may save to, locked; or no board. */
export interface PinPlace {
  readonly boardId: Id | null
  readonly sectionId: Id | null
  readonly boardOwnerId: Id | null
  /** It may stand in lists of others. */
  readonly isListed: boolean
  /** Everybody may read it, and its picture. */
  readonly isReadableByAll: boolean
}

/** Where somebody wants a pin; the option is what a refused section is blamed on. */
export interface WantedPlace {
  readonly boardId: Id | null
  readonly sectionId: Id | null
  readonly sectionOption?: string
}

/** Where the options of a call want a pin; clients use either name for the section, and '' for none. */
export const placeOf = (options: {
  board_id?: Id | undefined
  section?: string | undefined
  section_id?: string | undefined
}): WantedPlace => ({
  boardId: options.board_id ?? null,
  sectionId: options.section || options.section_id || null,
  sectionOption: options.section ? 'section' : 'section_id',
})

/**
 * Checks and locks the place. Throws `board_not_found`, `not_allowed`, `board_archived`, `board_busy`,
 * `section_not_found`, `section_of_another_board`.
 */
export async function takePlace(tx: Tx, viewer: Member, wanted: WantedPlace): Promise<PinPlace> {
  const { boardId, sectionId, sectionOption = 'section_id' } = wanted
  if (boardId === null) {
    if (sectionId !== null) throw new AppError('section_of_another_board', { field: sectionOption })
    const sight = pinSight(null, await holdPrivacy(tx, viewer.id, viewer.id), viewer.id)
    return { boardId: null, sectionId: null, boardOwnerId: null, ...sight }
  }
  // Under the lock nobody changes the board's privacy, nor its team, until the pin is on it.
  const board = await lockBoard(tx, boardId)
  const known = (await knowBoards({ db: tx }, viewer, [boardId])).get(boardId)
  authorize(known ? canAddPin(known.facts) : deny('board_not_found'), 'board_id')
  if (!board) throw new AppError('board_not_found', { field: 'board_id' })
  await refuseWhileBusy(tx, board, { of: 'place', sectionId }, 'board_id')
  if (sectionId !== null) await checkSection(tx, viewer, { boardId, sectionId, sectionOption })
  const isPrivate = await holdPrivacy(tx, viewer.id, board.ownerId)
  const sight = pinSight({ ...board, deletedAt: null }, isPrivate, viewer.id)
  return { boardId, sectionId, boardOwnerId: board.ownerId, ...sight }
}

/** The pinner's row is locked, so that the profile stays as private as it is; the board's lock holds its owner's. */
async function holdPrivacy(tx: Tx, pinnerId: Id, ownerId: Id): Promise<(memberId: Id) => boolean> {
  const pinner = await lockMember(tx, pinnerId)
  const [owner] = ownerId === pinnerId ? [pinner] : await findMembers(tx, [ownerId])
  return (memberId) => (memberId === pinnerId ? pinner : owner)?.isPrivate ?? true
}

async function checkSection(tx: Tx, viewer: Member, wanted: { boardId: Id; sectionId: Id; sectionOption: string }) {
  const field = wanted.sectionOption
  const [section] = await findSections(tx, [wanted.sectionId])
  if (section?.boardId === wanted.boardId) return
  const board = section ? (await knowBoards({ db: tx }, viewer, [section.boardId])).get(section.boardId) : undefined
  // A section the viewer may not see is as missing as none.
  const isSeen = board !== undefined && canSeeBoardPins(board.facts).isAllowed
  throw new AppError(isSeen ? 'section_of_another_board' : 'section_not_found', { field })
}

/** Puts the pin's edge onto the board, counts it, and moves the board to the front of what was saved to last. Answers the edge. */
export async function putOnBoard(
  deps: WriteDeps,
  tx: Tx,
  place: PinPlace,
  pin: { id: Id; pinnerId: Id },
): Promise<Id | null> {
  const { boardId, sectionId, boardOwnerId } = place
  if (boardId === null) return null
  const edgeId = deps.ids.next(bucketOf(boardId))
  await insertEdge(tx, { boardId, edgeId, pinId: pin.id, pinnerId: pin.pinnerId, sectionId })
  await countPinOnBoard(tx, boardId, deps.clock.now())
  if (sectionId !== null) await countPinInSection(tx, sectionId, 1)
  await noteLastSave(tx, { id: boardId, ownerId: boardOwnerId }, pin.pinnerId, edgeId)
  return edgeId
}

/** Notes that a member just put many things onto the board, the newest with this edge. */
export async function notePlace(
  deps: Pick<WriteDeps, 'clock'>,
  tx: Tx,
  { boardId, boardOwnerId }: Pick<PinPlace, 'boardId' | 'boardOwnerId'>,
  memberId: Id,
  edgeId: Id | null,
): Promise<void> {
  if (boardId === null || edgeId === null) return
  await notePinsOnBoard(tx, boardId, deps.clock.now())
  await noteLastSave(tx, { id: boardId, ownerId: boardOwnerId }, memberId, edgeId)
}

/** Takes the pin's edge off its board, if it is on one, and counts it. */
export async function takeOffBoard(
  tx: Tx,
  pin: { boardId: Id | null; edgeId: Id | null; sectionId: Id | null },
): Promise<void> {
  if (pin.boardId === null || pin.edgeId === null) return
  await deleteEdge(tx, pin.boardId, pin.edgeId)
  await countPinOffBoard(tx, pin.boardId)
  if (pin.sectionId !== null) await countPinInSection(tx, pin.sectionId, -1)
}
