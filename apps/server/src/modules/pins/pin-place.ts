import type { BoardId, MemberId, SectionId } from '@pinfold/contract'
import { deny } from '../../platform/auth/decision.ts'
import type { Member } from '../../platform/auth/viewer.ts'
import type { Tx } from '../../platform/db/db.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { type Writer, authorize, writeOwn } from '../../platform/writing/writer.ts'
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
import { isKeptFromSome, pinSight } from './pin-sight.ts'

/** Where a pin goes: a board and section the viewer may save to, locked; or no board. */
export interface PinPlace {
  readonly boardId: BoardId | null
  readonly sectionId: SectionId | null
  readonly boardOwnerId: MemberId | null
  /** It may stand in lists of others. */
  readonly isListed: boolean
  /** Everybody may read it, and its picture. */
  readonly isReadableByAll: boolean
}

/** A place that is checked and locked, with the right to write there. */
type TakenPlace = PinPlace & { readonly writer: Writer }

/** Where somebody wants a pin; the option is what a refused section is blamed on. */
export interface WantedPlace {
  readonly boardId: BoardId | null
  readonly sectionId: SectionId | null
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
export async function takePlace(tx: Tx, viewer: Member, wanted: WantedPlace): Promise<TakenPlace> {
  const [place] = await takePlaceAnd(tx, viewer, wanted, () => Promise.resolve())
  return place
}

/**
 * Takes a place as `takePlace` does, together with locks that come after those of boards and members: all are had before
 * anything is read under them.
 */
export async function takePlaceAnd<L>(
  tx: Tx,
  viewer: Member,
  wanted: WantedPlace,
  lockMore: () => Promise<L>,
): Promise<[TakenPlace, L]> {
  const { boardId, sectionId, sectionOption = 'section_id' } = wanted
  // The pinner's row is locked, so that the profile stays as private as it is; the board's lock holds its owner's.
  if (boardId === null) {
    if (sectionId !== null) throw new AppError('section_of_another_board', { field: sectionOption })
    const [[held, pinner], more] = await Promise.all([lockMember(tx, viewer.id), lockMore()])
    const sight = pinSight(null, () => pinner === undefined || isKeptFromSome(pinner), viewer.id)
    return [{ boardId: null, sectionId: null, boardOwnerId: null, ...sight, writer: writeOwn(held, viewer) }, more]
  }
  // Under the lock nobody changes the board's privacy, nor its team, until the pin is on it.
  const [[held, board], [, pinner], more] = await Promise.all([
    lockBoard(tx, boardId),
    lockMember(tx, viewer.id),
    lockMore(),
  ])
  const known = (await knowBoards({ db: held }, viewer, [boardId])).get(boardId)
  const writer = authorize(held, known ? canAddPin(known.facts) : deny('board_not_found'), 'board_id')
  if (!board) throw new AppError('board_not_found', { field: 'board_id' })
  await refuseWhileBusy(tx, board, { of: 'place', sectionId }, 'board_id')
  if (sectionId !== null) await checkSection(tx, viewer, { boardId, sectionId, sectionOption })
  const [owner] = board.ownerId === viewer.id ? [pinner] : await findMembers(tx, [board.ownerId])
  const isPrivate = (memberId: MemberId) => {
    const member = memberId === viewer.id ? pinner : owner
    return member === undefined || isKeptFromSome(member)
  }
  const sight = pinSight({ ...board, deletedAt: null }, isPrivate, viewer.id)
  return [{ boardId, sectionId, boardOwnerId: board.ownerId, ...sight, writer }, more]
}

async function checkSection(
  tx: Tx,
  viewer: Member,
  wanted: { boardId: BoardId; sectionId: SectionId; sectionOption: string },
) {
  const field = wanted.sectionOption
  const [section] = await findSections(tx, [wanted.sectionId])
  if (section?.boardId === wanted.boardId) return
  const board = section ? (await knowBoards({ db: tx }, viewer, [section.boardId])).get(section.boardId) : undefined
  // A section the viewer may not see is as missing as none.
  const isSeen = board !== undefined && canSeeBoardPins(board.facts).isAllowed
  throw new AppError(isSeen ? 'section_of_another_board' : 'section_not_found', { field })
}

/** The id of a pin's next edge on the board; null on none. */
export const newEdgeId = (deps: Pick<WriteDeps, 'ids'>, boardId: BoardId | null): Id | null =>
  boardId === null ? null : deps.ids.next(bucketOf(boardId))

/**
 * Puts the pin's edge onto its board, if it goes to one, counts it, and moves the board to the front of what was saved to
 * last. All is sent at once, in the order of locks.
 */
export async function putOnBoard(
  deps: WriteDeps,
  writer: Writer,
  { boardId, sectionId, boardOwnerId }: PinPlace,
  { edgeId, ...pin }: { id: Id; pinnerId: MemberId; edgeId: Id | null },
): Promise<void> {
  if (boardId === null || edgeId === null) return
  await Promise.all([
    insertEdge(writer, { boardId, edgeId, pinId: pin.id, pinnerId: pin.pinnerId, sectionId }),
    countPinOnBoard(writer, boardId, deps.clock.now()),
    sectionId === null ? null : countPinInSection(writer, sectionId, 1),
    noteLastSave(writer, { id: boardId, ownerId: boardOwnerId }, pin.pinnerId, edgeId),
  ])
}

/** Notes that a member just put many things onto the board, the newest with this edge. */
export async function notePlace(
  deps: Pick<WriteDeps, 'clock'>,
  writer: Writer,
  { boardId, boardOwnerId }: Pick<PinPlace, 'boardId' | 'boardOwnerId'>,
  memberId: MemberId,
  edgeId: Id | null,
): Promise<void> {
  if (boardId === null || edgeId === null) return
  await notePinsOnBoard(writer, boardId, deps.clock.now())
  await noteLastSave(writer, { id: boardId, ownerId: boardOwnerId }, memberId, edgeId)
}

/** Takes the pin's edge off its board, if it is on one, and counts it. */
export async function takeOffBoard(
  writer: Writer,
  pin: { boardId: BoardId | null; edgeId: Id | null; sectionId: SectionId | null },
): Promise<void> {
  if (pin.boardId === null || pin.edgeId === null) return
  await deleteEdge(writer, pin.boardId, pin.edgeId)
  await countPinOffBoard(writer, pin.boardId)
  if (pin.sectionId !== null) await countPinInSection(writer, pin.sectionId, -1)
}
