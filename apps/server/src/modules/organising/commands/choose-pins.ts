import { limits, type BoardId, type PinId, type SectionId } from '@pinfold/contract'
import { allow, type Decision, requireAllowed } from '../../../platform/auth/decision.ts'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { compareIds, type Id } from '../../../platform/ids/ids.ts'
import { authorize, type Held, type Writer } from '../../../platform/writing/writer.ts'
import { type BoardFacts, canSeeBoardPins, knowBoard, lockBoardsInOrder, type LockedBoard } from '../../boards/index.ts'
import { findSections } from '../../sections/index.ts'
import { forgetBlocks } from '../../graph/index.ts'
import { findSourceEdges, type PinSource, type KnownPin, knowPins, canSeePin } from '../../pins/index.ts'

/** Which pins a call is about: some by name, or all of a board or section. */
export interface WhichPins {
  readonly pin_ids: readonly Id[]
  readonly source_board_id?: Id | undefined
  readonly source_section_id?: Id | undefined
}

/** Pins as they were chosen, in the order in which they came to their boards. */
export interface Chosen {
  readonly pins: readonly { readonly pinId: PinId; readonly boardId: BoardId | null }[]
  /** Those that boards lose, with the sections they are in. */
  readonly places: readonly { readonly boardId: BoardId; readonly sectionId: SectionId | null }[]
  /** Where all of a source are meant, and they are too many to name here. */
  readonly source: PinSource | null
}

/**
 * The named pins. Throws `pin_not_found` where one is missing or hidden, and what `may` refuses: all of them or none. An
 * id that stands twice counts once.
 */
export async function chooseNamed(
  tx: Tx,
  viewer: Member,
  ids: readonly Id[],
  may: (pin: KnownPin) => Decision | 'passed over',
): Promise<Chosen> {
  const known = await knowPins({ db: tx }, viewer, ids)
  const chosen = [...new Set(ids)].flatMap((id) => {
    const pin = known.get(id)
    if (!pin || !canSeePin(pin.facts).isAllowed) throw new AppError('pin_not_found', { field: 'pin_ids' })
    const decision = may(pin)
    if (decision === 'passed over') return []
    requireAllowed(decision, 'pin_ids')
    return [pin.row]
  })
  const ordered = chosen.toSorted((a, b) => compareIds(a.edgeId ?? a.id, b.edgeId ?? b.id))
  return {
    pins: ordered.map(({ id: pinId, boardId }) => ({ pinId, boardId })),
    places: ordered.flatMap(({ boardId, sectionId }) => (boardId === null ? [] : [{ boardId, sectionId }])),
    source: null,
  }
}

/**
 * The named pins with their boards, and another one, locked. What `may` says is asked before, so that a stranger locks
 * nothing, and again under the locks. Throws what `chooseNamed` throws, and `in_flight` where a pin was moved meanwhile.
 */
export async function chooseAndLock(
  tx: Tx,
  viewer: Member,
  { ids, otherBoardId }: { ids: readonly Id[]; otherBoardId: BoardId | null },
  may: (pin: KnownPin) => Decision | 'passed over',
): Promise<{ writer: Writer; chosen: Chosen; boards: LockedBoard[] }> {
  const { places } = await chooseNamed(tx, viewer, ids, may)
  const [held, boards] = await lockBoardsInOrder(tx, [
    ...new Set([...places.map(({ boardId }) => boardId), otherBoardId].filter((id) => id !== null)),
  ])
  forgetBlocks(viewer)
  const chosen = await chooseNamed(held, viewer, ids, may)
  const locked = new Set(boards.map(({ id }) => id))
  if (!chosen.places.every(({ boardId }) => locked.has(boardId))) throw new AppError('in_flight', { field: 'pin_ids' })
  // What is chosen was asked one by one.
  return { writer: authorize(held, allow), chosen, boards }
}

/** A board's pins, or a section's, as the viewer may see that board. Throws `board_not_found`, `section_not_found`, and what `may` refuses. */
export async function sourceOf(
  held: Held<'board'>,
  viewer: Member,
  boardId: BoardId,
  { source_section_id: section }: WhichPins,
  may: (board: BoardFacts) => Decision,
): Promise<{ writer: Writer; source: PinSource; facts: BoardFacts }> {
  const { facts } = await knowBoard({ db: held }, viewer, boardId, 'source_board_id')
  authorize(held, canSeeBoardPins(facts), 'source_board_id')
  const writer = authorize(held, may(facts), 'source_board_id')
  if (section !== undefined && section !== '') {
    const [found] = await findSections(held, [section])
    if (found?.boardId !== boardId) throw new AppError('section_not_found', { field: 'source_section_id' })
  }
  return { writer, source: { boardId, ...(section !== undefined && { sectionId: section || null }) }, facts }
}

/** The pins of a source whose board is locked. */
export async function chooseOf(tx: Tx, source: PinSource): Promise<Chosen> {
  const edges = await findSourceEdges(tx, source, limits.operations.atOnce + 1)
  const isMany = edges.length > limits.operations.atOnce
  const places =
    source.sectionId === undefined ? edges : edges.map((edge) => ({ ...edge, sectionId: source.sectionId ?? null }))
  return {
    pins: edges.map(({ pinId }) => ({ pinId, boardId: source.boardId })),
    places: places.map(({ sectionId }) => ({ boardId: source.boardId, sectionId })),
    source: isMany ? source : null,
  }
}
