import { type BlockingAction, type BoardOperation, limits, type SectionId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Id } from '../../../platform/ids/ids.ts'
import type { MemberRates } from '../../../platform/rate-limit/member-rates.ts'
import type { Held, Writer } from '../../../platform/writing/writer.ts'
import { type Concerned, type LockedBoard, lockBoardsInOrder, refuseWhileBusy } from '../../boards/index.ts'
import type { PinWriteDeps } from '../../pins/index.ts'
import { applyOperation } from '../work/apply-operation.ts'
import type { Work } from '../work/work.ts'
import type { Chosen } from './choose-pins.ts'
import { startOperation } from '../work/start-operation.ts'

/** What changing many pins needs. */
export type OperationDeps = PinWriteDeps & { readonly memberRates: MemberRates }

/** What became of a command that may be too much for one answer. */
export interface Outcome {
  readonly pin_count: number
  readonly blocking_action: BlockingAction | null
  /** Begun, but no board waits for it. */
  readonly unwatchedId?: Id
}

/** Stands for all of a board where a section is named. */
export const WHOLE_BOARD = '-1'

/** Locks the boards of the chosen pins, and others, in order; answers those that are there. */
export async function lockFor(tx: Tx, boardIds: readonly (Id | null)[]): Promise<[Held<'board'>, LockedBoard[]]> {
  return lockBoardsInOrder(tx, [...new Set(boardIds.filter((id) => id !== null))])
}

/** Throws `board_busy` where something runs on one of the boards. */
export async function refuseBusy(tx: Tx, boards: readonly LockedBoard[], field: string): Promise<void> {
  for (const board of boards.filter(({ hasOperations }) => hasOperations))
    await refuseWhileBusy(tx, board, { of: 'board' }, field)
}

/** How the boards that lose pins show it: by their section where they are all of one. */
export function origins(operation: BoardOperation, { places, source }: Chosen): Concerned[] {
  const byBoard = Map.groupBy(places, ({ boardId }) => boardId)
  return [...byBoard].map(([boardId, list]) => {
    const sections = new Set(list.map(({ sectionId }) => sectionId))
    const [only] = sections
    const isWhole = sections.size > 1 || (source !== null && source.sectionId === undefined)
    return {
      boardId,
      operation,
      sectionId: isWhole ? WHOLE_BOARD : (only ?? null),
      isOrigin: true,
      isEnding: false,
    }
  })
}

/**
 * Does the work to a few pins at once, and begins it with many. Throws `in_flight` where a named pin was moved meanwhile,
 * `throttled` where the viewer may copy or move no more for now.
 */
export async function doNowOrLater(
  deps: OperationDeps,
  writer: Writer,
  viewer: Member,
  {
    work,
    chosen,
    sectionId,
    concerned,
  }: { work: Work; chosen: Chosen; sectionId: SectionId | null; concerned: readonly Concerned[] },
): Promise<Outcome> {
  const items = chosen.pins.map(({ pinId, boardId }) => ({ pinId, sectionId, fromBoardId: boardId }))
  const count = (pins: number) =>
    work.kind === 'delete_pins' ? null : deps.memberRates.takeWithin(writer, viewer, 'bulk', pins)
  if (items.length <= limits.operations.atOnce) {
    await count(items.length)
    const done = await applyOperation(deps, writer, viewer, work, items)
    if (done === null) throw new AppError('in_flight')
    const mayPassOver = work.kind === 'copy_pins'
    if (!mayPassOver && done < items.length) throw new AppError('in_flight')
    return { pin_count: done, blocking_action: null }
  }
  const listed = chosen.source === null ? items : { source: chosen.source, to: { sectionId } }
  const begun = await startOperation(deps, writer, viewer.id, work, listed, concerned)
  await count(begun.pinCount)
  return {
    pin_count: begun.pinCount,
    blocking_action: begun.blockingAction,
    ...(concerned.length === 0 && { unwatchedId: begun.id }),
  }
}
