import type { Tx } from '../../../platform/db/db.ts'
import { bucketOf, compareIds, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { countPinsOnBoards } from '../../boards/index.ts'
import { countPinsInSections } from '../../sections/index.ts'
import { deleteEdges, insertEdges, setSectionOfPins } from './board-edges.queries.ts'
import { type PinRow, updatePinPlaces, updatePinSections } from '../pin-rows.queries.ts'
import { syncPinSights } from '../pin-sight.ts'
import { tally } from '../../../platform/tally.ts'

/** A locked pin and the section it goes to. */
export interface Move {
  readonly pin: PinRow
  readonly sectionId: Id | null
}

/** As many new edge ids of a board as wanted, smallest first: what gets the last one shows first. */
export const newEdgeIds = (deps: Pick<WriteDeps, 'ids'>, boardId: Id, count: number): Id[] =>
  Array.from({ length: count }, () => deps.ids.next(bucketOf(boardId))).toSorted(compareIds)

/**
 * Moves pins to a board, in their order, or onto no board, from wherever they are. Boards, pinners and pins are locked.
 * Answers the newest edge. The same number of statements for any number of pins.
 */
export async function movePins(
  deps: WriteDeps,
  tx: Tx,
  boardId: Id | null,
  moves: readonly Move[],
): Promise<Id | null> {
  if (moves.length === 0) return null
  const pins = moves.map(({ pin }) => pin)
  await takeOffBoards(tx, pins)
  const edgeIds = boardId === null ? [] : newEdgeIds(deps, boardId, moves.length)
  const places = moves.map(({ pin, sectionId }, at) => ({ ...pin, boardId, sectionId, edgeId: edgeIds[at] ?? null }))
  await putEdges(tx, places)
  await updatePinPlaces(tx, places)
  await deps.outbox.emitAll(
    tx,
    'pin.changed',
    pins.map(({ id, pinnerId, boardId: leftBoardId }) => ({
      bucket: bucketOf(id),
      payload: { pinId: id, pinnerId, isMoved: true, leftBoardId },
    })),
  )
  await syncPinSights(
    deps,
    tx,
    pins.map(({ id }) => id),
  )
  return edgeIds.at(-1) ?? null
}

type PlacedPin = Pick<PinRow, 'id' | 'pinnerId' | 'boardId' | 'sectionId' | 'edgeId'>

/** Writes the edges of pins on one board, and counts them. */
export async function putEdges(tx: Tx, pins: readonly PlacedPin[]): Promise<void> {
  const edges = edgesOf(pins)
  if (edges.length === 0) return
  await insertEdges(tx, edges)
  await count(tx, edges, 1)
}

/** Takes pins off the boards they are on, and counts it. */
export async function takeOffBoards(tx: Tx, pins: readonly PlacedPin[]): Promise<void> {
  const edges = edgesOf(pins)
  if (edges.length === 0) return
  await deleteEdges(tx, edges)
  await count(tx, edges, -1)
}

const edgesOf = (pins: readonly PlacedPin[]) =>
  pins.flatMap(({ id: pinId, pinnerId, boardId, sectionId, edgeId }) =>
    boardId === null || edgeId === null ? [] : [{ pinId, pinnerId, boardId, sectionId, edgeId }],
  )

async function count(tx: Tx, edges: readonly { boardId: Id; sectionId: Id | null }[], step: 1 | -1): Promise<void> {
  await countPinsOnBoards(
    tx,
    tally(
      edges.map(({ boardId }) => boardId),
      step,
    ),
  )
  await countInSections(tx, edges, step)
}

async function countInSections(tx: Tx, pins: readonly { sectionId: Id | null }[], step: 1 | -1): Promise<void> {
  const sectionIds = pins.flatMap(({ sectionId }) => (sectionId === null ? [] : [sectionId]))
  if (sectionIds.length > 0) await countPinsInSections(tx, tally(sectionIds, step))
}

/** Moves locked pins of one locked board between its sections, with all counters. */
export async function moveToSection(tx: Tx, boardId: Id, sectionId: Id | null, pins: readonly PinRow[]): Promise<void> {
  const moving = pins.filter((pin) => pin.sectionId !== sectionId)
  if (moving.length === 0) return
  const ids = moving.map(({ id }) => id)
  await setSectionOfPins(tx, boardId, sectionId, ids)
  await updatePinSections(tx, ids, sectionId)
  await countInSections(tx, moving, -1)
  if (sectionId !== null) await countPinsInSections(tx, new Map([[sectionId, moving.length]]))
}
