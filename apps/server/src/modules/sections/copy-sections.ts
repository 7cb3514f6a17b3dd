import type { Tx } from '../../platform/db/db.ts'
import { bucketOf, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { countSectionsOnBoard } from '../boards/index.ts'
import { findSectionsOfBoard, insertSection } from './sections.queries.ts'

const MOST_SECTIONS = 1000

/** Gives a new board the sections of another, empty, in their order. Answers which section became which. */
export async function copySections(deps: Pick<WriteDeps, 'ids'>, tx: Tx, fromId: Id, toId: Id): Promise<Map<Id, Id>> {
  const sections = await findSectionsOfBoard(tx, { boardId: fromId, after: null, limit: MOST_SECTIONS })
  const copies = new Map<Id, Id>()
  for (const { id, title, slug, rank } of sections) {
    const copyId = deps.ids.next(bucketOf(toId))
    await insertSection(tx, { id: copyId, boardId: toId, title, slug, rank })
    copies.set(id, copyId)
  }
  await countSectionsOnBoard(tx, toId, copies.size)
  return copies
}
