import { type BlockingAction, limits, type MemberId } from '@pinfold/contract'
import type { Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import type { Writer } from '../../../platform/writing/writer.ts'
import { findSourceEdges, moveToSection, lockPins } from '../../pins/index.ts'
import type { SectionOfBoard } from '../../sections/index.ts'
import { startOperation } from '../work/start-operation.ts'

/**
 * Puts all pins of a section of a locked board into another section of it. Where they are many, they go in the background
 * and the first section goes after them; the answer is what the board shows meanwhile, else null.
 */
export async function joinSection(
  deps: WriteDeps,
  writer: Writer,
  actorId: MemberId,
  { id: sectionId, boardId }: SectionOfBoard,
  toId: Id,
): Promise<BlockingAction | null> {
  const source = { boardId, sectionId }
  const edges = await findSourceEdges(writer, source, limits.operations.atOnce + 1)
  if (edges.length <= limits.operations.atOnce) {
    const [, pins] = await lockPins(
      writer,
      edges.map(({ pinId }) => pinId),
    )
    await moveToSection(writer, boardId, toId, pins)
    return null
  }
  const work = { kind: 'delete_section', fromBoardId: boardId, toBoardId: boardId, sectionId } as const
  const shown = { boardId, operation: 'merge' } as const
  const begun = await startOperation(deps, writer, actorId, work, { source, to: { sectionId: toId } }, [
    { ...shown, sectionId, isOrigin: true, isEnding: true },
    { ...shown, sectionId: toId, isOrigin: false, isEnding: false },
  ])
  return begun.blockingAction
}
