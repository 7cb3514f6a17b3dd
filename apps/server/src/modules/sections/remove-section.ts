import type { Tx } from '../../platform/db/db.ts'
import type { Id } from '../../platform/ids/ids.ts'
import { countSectionsOnBoard } from '../boards/index.ts'
import { deleteSectionRow } from './sections.queries.ts'

/** An empty section of a locked board goes. */
export async function removeSection(tx: Tx, boardId: Id, sectionId: Id): Promise<void> {
  const isGone = await deleteSectionRow(tx, sectionId)
  await countSectionsOnBoard(tx, boardId, isGone ? -1 : 0)
}
