import type { Id } from '../../platform/ids/ids.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { countSectionsOnBoard } from '../boards/index.ts'
import { deleteSectionRow } from './sections.queries.ts'

/** An empty section of a locked board goes. */
export async function removeSection(writer: Writer, boardId: Id, sectionId: Id): Promise<void> {
  const isGone = await deleteSectionRow(writer, sectionId)
  await countSectionsOnBoard(writer, boardId, isGone ? -1 : 0)
}
