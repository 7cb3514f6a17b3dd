import { limits, type BoardId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { lockMembers } from '../../accounts/index.ts'
import { findSections } from '../../sections/index.ts'
import { type KnownBoard, knowBoards, type LockedBoard, lockBoardsInOrder } from '../../boards/index.ts'
import {
  canDropPin,
  type Move,
  movePins,
  moveToSection,
  knowPins,
  notePlace,
  findPins,
  lockPins,
  type PinRow,
  isLeftToPinner,
  dropPins,
  type PinWriteDeps,
} from '../../pins/index.ts'
import { copyPins } from './copy-pins.ts'
import { canMovePin, mayGoOn } from '../operations.policy.ts'
import type { Item, Work } from './work.ts'

interface Batch {
  readonly deps: PinWriteDeps
  readonly writer: Writer
  readonly viewer: Member
  readonly work: Work
  readonly items: readonly Item[]
  readonly boards: ReadonlyMap<Id, LockedBoard>
  /** Locked, where they were when the boards were locked. */
  readonly pins: ReadonlyMap<Id, PinRow>
}

/**
 * Does the work to some pins. What the viewer may not touch, or what somebody moved away meanwhile, is passed over.
 * Answers how many it did; null where the work may not go on. The same number of statements for any number of pins.
 */
export async function applyOperation(
  deps: PinWriteDeps,
  writer: Writer,
  viewer: Member,
  work: Work,
  items: readonly Item[],
): Promise<number | null> {
  if (items.length > limits.operations.batch) throw new Error('too many pins at once')
  if (work.kind === 'copy_pins') return copyPins(deps, writer, viewer, work, items)
  const batch = await lockBatch({ deps, writer, viewer, work, items })
  if (!mayGoOn(work, await standings(batch))) return null
  if (work.kind === 'delete_pins') return deleteSome(batch)
  return work.kind === 'merge' ? mergeSome(batch) : moveSome(batch)
}

/** Boards, then members, then pins, as every writer locks them. */
async function lockBatch(batch: Omit<Batch, 'boards' | 'pins'>): Promise<Batch> {
  const { writer, work, items } = batch
  const ids = items.map(({ pinId }) => pinId)
  const seen = new Map((await findPins(writer, ids)).map((pin) => [pin.id, pin]))
  const places = [...[...seen.values()].map(({ boardId }) => boardId), work.fromBoardId, work.toBoardId]
  const boardIds = new Set(places.filter((id) => id !== null))
  const [, locked] = await lockBoardsInOrder(writer, [...boardIds])
  const boards = new Map(locked.map((board) => [board.id, board]))
  await lockMembers(writer, [...new Set([...seen.values()].map(({ pinnerId }) => pinnerId))])
  const [, found] = await lockPins(writer, [...seen.keys()])
  const pins = found.filter(
    ({ id, boardId }) => boardId === seen.get(id)?.boardId && (boardId === null || boards.has(boardId)),
  )
  return { ...batch, boards, pins: new Map(pins.map((pin) => [pin.id, pin])) }
}

async function standings({ writer, viewer, work, boards }: Batch) {
  const ids = [work.fromBoardId, work.toBoardId].filter((id) => id !== null)
  const known = await knowBoards({ db: writer }, viewer, ids)
  const factsOf = (id: Id | null): KnownBoard['facts'] | null =>
    id === null || !boards.has(id) ? null : (known.get(id)?.facts ?? null)
  return { from: factsOf(work.fromBoardId), to: factsOf(work.toBoardId) }
}

/** The moves of the batch that are still to be made, of pins that nobody moved away, to sections that are there. */
async function movesOf({ writer, items, pins }: Batch): Promise<Move[]> {
  const wanted = [...new Set(items.map(({ sectionId }) => sectionId).filter((id) => id !== null))]
  const sections = new Set((await findSections(writer, wanted)).map(({ id }) => id))
  return items.flatMap(({ pinId, sectionId, fromBoardId }) => {
    const pin = pins.get(pinId)
    return pin?.boardId === fromBoardId
      ? [{ pin, sectionId: sectionId !== null && sections.has(sectionId) ? sectionId : null }]
      : []
  })
}

async function mergeSome(batch: Batch): Promise<number> {
  const moves = await movesOf(batch)
  await moveAway(batch, moves)
  return moves.length
}

async function moveSome(batch: Batch): Promise<number> {
  const { writer, viewer, work } = batch
  const known = await knowPins({ db: writer }, viewer, [...batch.pins.keys()])
  const isWithin = work.fromBoardId !== null && work.fromBoardId === work.toBoardId
  const moves = (await movesOf(batch)).filter(({ pin }) => {
    if (work.kind === 'delete_section' && pin.sectionId !== work.sectionId) return false
    // Whoever may edit the board may say which section anything on it is in.
    if (isWithin) return true
    const facts = known.get(pin.id)?.facts
    return facts !== undefined && canMovePin(facts, pin.boardId === work.toBoardId).isAllowed
  })
  const isStaying = ({ pin }: Move) => pin.boardId !== null && pin.boardId === work.toBoardId
  await moveAway(
    batch,
    moves.filter((move) => !isStaying(move)),
  )
  if (work.toBoardId !== null) await stay(writer, work.toBoardId, moves.filter(isStaying))
  return moves.length
}

/** Pins that are on the board already only change their section, which is one for all of a batch. */
async function stay(writer: Writer, boardId: BoardId, moves: readonly Move[]): Promise<void> {
  const [first] = moves
  if (!first) return
  const pins = moves.map(({ pin }) => pin)
  await moveToSection(writer, boardId, first.sectionId, pins)
}

async function moveAway({ deps, writer, viewer, work, boards }: Batch, moves: readonly Move[]): Promise<void> {
  const { toBoardId } = work
  const going = moves.filter(({ pin }) => pin.boardId !== null || toBoardId !== null)
  const edgeId = await movePins(deps, writer, toBoardId, going)
  const boardOwnerId = toBoardId === null ? null : (boards.get(toBoardId)?.ownerId ?? null)
  await notePlace(deps, writer, { boardId: toBoardId, boardOwnerId }, viewer.id, edgeId)
}

async function deleteSome({ deps, writer, viewer, items, pins }: Batch): Promise<number> {
  const known = await knowPins({ db: writer }, viewer, [...pins.keys()])
  const dropped = items.flatMap(({ pinId, fromBoardId }) => {
    const [pin, facts] = [pins.get(pinId), known.get(pinId)?.facts]
    return pin?.boardId === fromBoardId && facts && canDropPin(facts).isAllowed
      ? [{ pin, isLeft: isLeftToPinner(facts) }]
      : []
  })
  await dropPins(deps, writer, dropped)
  return dropped.length
}
