import { type BlockingAction, limits, slugOf, type BoardId, type PinId, type SectionId } from '@pinfold/contract'
import type { Member } from '../../../platform/auth/viewer.ts'
import type { Db, Tx } from '../../../platform/db/db.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { bucketOf, type Id } from '../../../platform/ids/ids.ts'
import type { WriteDeps } from '../../../platform/write-deps.ts'
import { authorize, type Writer } from '../../../platform/writing/writer.ts'
import {
  refuseWhileBusy,
  knowBoard,
  countSectionsOnBoard,
  lockBoard,
  canEditBoard,
  freeSlug,
} from '../../boards/index.ts'
import {
  findRivalSections,
  findSections,
  insertSection,
  type SectionRow,
  updateSectionRow,
} from '../sections.queries.ts'
import { removeSection } from '../remove-section.ts'
import type { SectionPins } from '../section-pins.ts'
import { sectionRefusalWords } from '../section-refusals.words.ts'

type SectionDeps = WriteDeps & { sectionPins: SectionPins }

/** Makes a section, with pins of the board in it. Throws `section_name_taken`, `rule_broken` when the board is full of sections. */
export async function createSection(
  deps: SectionDeps,
  viewer: Member,
  input: { boardId: BoardId; name: string; pinIds: readonly PinId[] },
): Promise<Id> {
  return inTransaction(deps.db, 'create-section', async (tx) => {
    const { writer, board } = await lockEditableBoard(tx, viewer, input.boardId)
    await refuseWhileBusy(tx, board, { of: 'place', sectionId: null })
    if (board.sectionCount >= limits.sectionsPerBoard) {
      throw new AppError('rule_broken', {
        field: 'name',
        detail: `name: ${sectionRefusalWords.mostSections({ most: String(limits.sectionsPerBoard) })}`,
      })
    }
    const id = deps.ids.next(bucketOf(board.id))
    await insertSection(writer, {
      id,
      boardId: board.id,
      title: input.name,
      slug: await freeSectionSlug(tx, board.id, input.name),
    })
    await countSectionsOnBoard(writer, board.id, 1)
    await deps.sectionPins.putInto(writer, viewer.id, { id, boardId: board.id }, input.pinIds)
    return id
  })
}

/** Renames a section; its address changes with it. Throws `section_name_taken`. */
export async function renameSection(
  deps: WriteDeps,
  viewer: Member,
  sectionId: SectionId,
  name: string,
): Promise<void> {
  await inTransaction(deps.db, 'rename-section', async (tx) => {
    const { writer, ...section } = await lockSection(tx, viewer, sectionId)
    if (section.title === name) return
    await updateSectionRow(
      writer,
      { id: sectionId, boardId: section.boardId },
      {
        title: name,
        slug: await freeSectionSlug(tx, section.boardId, name, sectionId),
      },
    )
  })
}

/**
 * Deletes a section; its pins stay on the board. Where they are many, it goes when the last of them is out of it, and the
 * answer is what the board shows meanwhile; else null.
 */
export async function deleteSection(
  deps: SectionDeps,
  viewer: Member,
  sectionId: SectionId,
): Promise<BlockingAction | null> {
  return inTransaction(deps.db, 'delete-section', async (tx) => {
    const { writer, boardId } = await lockSection(tx, viewer, sectionId)
    const begun = await deps.sectionPins.empty(writer, viewer.id, { id: sectionId, boardId })
    if (!begun) await removeSection(writer, boardId, sectionId)
    return begun
  })
}

/** A section of a board that the viewer may edit, which is locked. Throws `section_not_found`, `not_allowed`, `board_busy`. */
export async function lockSection(
  tx: Tx,
  viewer: Member,
  sectionId: SectionId,
): Promise<SectionRow & { readonly writer: Writer }> {
  const { boardId } = await findSection(tx, sectionId)
  const { writer, board } = await lockEditableBoard(tx, viewer, boardId, 'section_not_found')
  await refuseWhileBusy(tx, board, { of: 'section', sectionId })
  // While the lock was waited for, somebody may have ended or renamed it.
  return { ...(await findSection(tx, sectionId)), writer }
}

async function findSection(db: Db, sectionId: SectionId): Promise<SectionRow> {
  const [section] = await findSections(db, [sectionId])
  if (!section) throw new AppError('section_not_found')
  return section
}

/** Locks a board that the viewer may edit. Throws `board_not_found` or what is named instead, `not_allowed`. */
export async function lockEditableBoard(
  tx: Tx,
  viewer: Member,
  boardId: BoardId,
  whenHidden: 'board_not_found' | 'section_not_found' = 'board_not_found',
) {
  // Locked first: what somebody may do is asked of the board as it is then.
  const [held, board] = await lockBoard(tx, boardId)
  const { facts } = await knowBoard({ db: held }, viewer, boardId).catch((error: unknown) => {
    // A section of a deleted board is as missing as one that never was.
    throw error instanceof AppError && error.code === 'board_not_found' ? new AppError(whenHidden) : error
  })
  const decision = canEditBoard(facts)
  const writer = authorize(
    held,
    !decision.isAllowed && decision.code === 'board_not_found' ? { isAllowed: false, code: whenHidden } : decision,
  )
  if (!board) throw new AppError(whenHidden)
  return { writer, board }
}

async function freeSectionSlug(tx: Tx, boardId: BoardId, name: string, ownId?: Id): Promise<string> {
  const wished = slugOf(name, 'section')
  const rivals = (await findRivalSections(tx, boardId, name, wished)).filter(({ id }) => id !== ownId)
  if (rivals.some(({ title }) => title.toLowerCase() === name.toLowerCase()))
    throw new AppError('section_name_taken', { field: 'name' })
  return freeSlug(wished, rivals)
}
