import { limits, slugOf } from '@pinfold/contract'
import { AppError } from '../../platform/errors/app-error.ts'
import { bucketOf, compareIds, type Id } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import type { Writer } from '../../platform/writing/writer.ts'
import { countSectionsOnBoard, freeSlug } from '../boards/index.ts'
import { findSectionsOfBoard, insertSections } from './sections.queries.ts'
import { sectionRefusalWords } from './section-refusals.words.ts'

const nameKey = (title: string) => title.toLowerCase()

/**
 * Gives the second of two locked boards the sections of the first, behind its own; those of one name are one. Answers
 * which section became which. Throws `rule_broken` where a board cannot hold so many.
 */
export async function joinSections(
  deps: Pick<WriteDeps, 'ids'>,
  writer: Writer,
  fromId: Id,
  toId: Id,
): Promise<Map<Id, Id>> {
  const all = { after: null, limit: 2 * limits.sectionsPerBoard }
  const coming = await findSectionsOfBoard(writer, { boardId: fromId, ...all })
  const present = await findSectionsOfBoard(writer, { boardId: toId, ...all })
  const byName = new Map(present.map(({ id, title }) => [nameKey(title), id]))
  const missing = coming.filter(({ title }) => !byName.has(nameKey(title)))
  if (missing.length > 0 && present.length + missing.length > limits.sectionsPerBoard) {
    throw new AppError('rule_broken', {
      field: 'target_id',
      detail: `target_id: ${sectionRefusalWords.mostSections({ most: String(limits.sectionsPerBoard) })}`,
    })
  }
  const ids = missing.map(() => deps.ids.next(bucketOf(toId))).toSorted(compareIds)
  const slugs: { slug: string }[] = [...present]
  const added = missing.flatMap(({ title }, at) => {
    const [id, slug] = [ids[at], freeSlug(slugOf(title, 'section'), slugs)]
    if (id === undefined) return []
    slugs.push({ slug })
    byName.set(nameKey(title), id)
    return [{ id, boardId: toId, title, slug }]
  })
  await insertSections(writer, added)
  await countSectionsOnBoard(writer, toId, added.length)
  return new Map(coming.map(({ id, title }) => [id, byName.get(nameKey(title)) ?? id]))
}
