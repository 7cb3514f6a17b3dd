import { type BlockingAction, limits, type MemberId, type PinId } from '@pinfold/contract'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { findSourceEdges, moveToSection, lockPins } from '../../pins/index.ts'
import type { SectionOfBoard } from '../../sections/index.ts'
import { startOperation } from '../work/start-operation.ts'

/** Puts pins of a locked board into a section of it; what is on another board is left alone. Many go in the background. */
export async function putIntoSection(
  deps: WriteDeps,
  writer: Writer,
  actorId: MemberId,
  { id: sectionId, boardId }: SectionOfBoard,
  pinIds: readonly PinId[],
): Promise<void> {
  const unique = [...new Set(pinIds)]
  if (unique.length <= limits.operations.atOnce) {
    const [, pins] = await lockPins(writer, unique)
    const onBoard = pins.filter((pin) => pin.boardId === boardId)
    return moveToSection(writer, boardId, sectionId, onBoard)
  }
  const work = { kind: 'create_section', fromBoardId: boardId, toBoardId: boardId, sectionId } as const
  const items = unique.map((pinId) => ({ pinId, sectionId, fromBoardId: boardId }))
  const shown = { boardId, operation: 'create_section', sectionId, isOrigin: false, isEnding: false } as const
  await startOperation(deps, writer, actorId, work, items, [shown])
}

/**
 * Takes all pins out of a section of a locked board; they stay on the board. Where they are many, they leave in the
 * background and the section goes after them; the answer is what the board shows meanwhile, else null.
 */
export async function emptySection(
  deps: WriteDeps,
  writer: Writer,
  actorId: MemberId,
  { id: sectionId, boardId }: SectionOfBoard,
): Promise<BlockingAction | null> {
  const source = { boardId, sectionId }
  const edges = await findSourceEdges(writer, source, limits.operations.atOnce + 1)
  if (edges.length <= limits.operations.atOnce) {
    const [, pins] = await lockPins(
      writer,
      edges.map(({ pinId }) => pinId),
    )
    await moveToSection(writer, boardId, null, pins)
    return null
  }
  const work = { kind: 'delete_section', fromBoardId: boardId, toBoardId: boardId, sectionId } as const
  const shown = { boardId, operation: 'delete_section', sectionId, isOrigin: true, isEnding: true } as const
  return (await startOperation(deps, writer, actorId, work, { source, to: { sectionId: null } }, [shown]))
    .blockingAction
}
