import type { BoardId, SectionId } from '@pinfold/contract'
import { bucketOf, compareIds, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { countPinsOnBoards } from '../../boards/index.ts'
import { countPinsInSections } from '../../sections/index.ts'
import { deleteEdges, insertEdges, setSectionOfPins } from './board-edges.queries.ts'
import { type PinRow, updatePinPlaces, updatePinSections } from '../pin-rows.queries.ts'
import { syncPinSights } from '../pin-sight.ts'
import { tally } from '../../../platform/tally.ts'
import type { Writer } from '../../../platform/writing/writer.ts'

/** A locked pin and the section it goes to. */
export interface Move {
  readonly pin: PinRow
  readonly sectionId: SectionId | null
}

/** As many new edge ids of a board as wanted, smallest first: what gets the last one shows first. */
export const newEdgeIds = (deps: Pick<WriteDeps, 'ids'>, boardId: BoardId, count: number): Id[] =>
  Array.from({ length: count }, () => deps.ids.next(bucketOf(boardId))).toSorted(compareIds)

/**
 * Moves pins to a board, in their order, or onto no board, from wherever they are. Boards, pinners and pins are locked.
 * Answers the newest edge. The same number of statements for any number of pins.
 */
export async function movePins(
  deps: WriteDeps,
  writer: Writer,
  boardId: BoardId | null,
  moves: readonly Move[],
): Promise<Id | null> {
  if (moves.length === 0) return null
  const pins = moves.map(({ pin }) => pin)
  await takeOffBoards(writer, pins)
  const edgeIds = boardId === null ? [] : newEdgeIds(deps, boardId, moves.length)
  const places = moves.map(({ pin, sectionId }, at) => ({ ...pin, boardId, sectionId, edgeId: edgeIds[at] ?? null }))
  await putEdges(writer, places)
  await updatePinPlaces(writer, places)
  await deps.outbox.emitAll(
    writer,
    'pin.changed',
    pins.map(({ id, pinnerId, boardId: leftBoardId }) => ({
      bucket: bucketOf(id),
      payload: { pinId: id, pinnerId, isMoved: true, leftBoardId },
    })),
  )
  await syncPinSights(
    deps,
    writer,
    pins.map(({ id }) => id),
  )
  return edgeIds.at(-1) ?? null
}

type PlacedPin = Pick<PinRow, 'id' | 'pinnerId' | 'boardId' | 'sectionId' | 'edgeId'>

/** Writes the edges of pins on one board, and counts them. */
export async function putEdges(writer: Writer, pins: readonly PlacedPin[]): Promise<void> {
  const edges = edgesOf(pins)
  if (edges.length === 0) return
  await insertEdges(writer, edges)
  await count(writer, edges, 1)
}

/** Takes pins off the boards they are on, and counts it. */
export async function takeOffBoards(writer: Writer, pins: readonly PlacedPin[]): Promise<void> {
  const edges = edgesOf(pins)
  if (edges.length === 0) return
  await deleteEdges(writer, edges)
  await count(writer, edges, -1)
}

const edgesOf = (pins: readonly PlacedPin[]) =>
  pins.flatMap(({ id: pinId, pinnerId, boardId, sectionId, edgeId }) =>
    boardId === null || edgeId === null ? [] : [{ pinId, pinnerId, boardId, sectionId, edgeId }],
  )

async function count(
  writer: Writer,
  edges: readonly { boardId: BoardId; sectionId: SectionId | null }[],
  step: 1 | -1,
): Promise<void> {
  await countPinsOnBoards(
    writer,
    tally(
      edges.map(({ boardId }) => boardId),
      step,
    ),
  )
  await countInSections(writer, edges, step)
}

async function countInSections(
  writer: Writer,
  pins: readonly { sectionId: SectionId | null }[],
  step: 1 | -1,
): Promise<void> {
  const sectionIds = pins.flatMap(({ sectionId }) => (sectionId === null ? [] : [sectionId]))
  if (sectionIds.length > 0) await countPinsInSections(writer, tally(sectionIds, step))
}

/** Moves locked pins of one locked board between its sections, with all counters. */
export async function moveToSection(
  writer: Writer,
  boardId: BoardId,
  sectionId: SectionId | null,
  pins: readonly PinRow[],
): Promise<void> {
  const moving = pins.filter((pin) => pin.sectionId !== sectionId)
  if (moving.length === 0) return
  const ids = moving.map(({ id }) => id)
  await setSectionOfPins(writer, boardId, sectionId, ids)
  await updatePinSections(writer, ids, sectionId)
  await countInSections(writer, moving, -1)
  if (sectionId !== null) await countPinsInSections(writer, new Map([[sectionId, moving.length]]))
}
