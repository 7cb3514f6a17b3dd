import type { BoardId, SectionId } from '@pinfold/contract'
import type { Writer } from '../../platform/writing/writer.ts'
import { countSectionsOnBoard } from '../boards/index.ts'
import { deleteSectionRow } from './sections.queries.ts'

/** An empty section of a locked board goes. */
export async function removeSection(writer: Writer, boardId: BoardId, sectionId: SectionId): Promise<void> {
  const isGone = await deleteSectionRow(writer, sectionId)
  await countSectionsOnBoard(writer, boardId, isGone ? -1 : 0)
}
