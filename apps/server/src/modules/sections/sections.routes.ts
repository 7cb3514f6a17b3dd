import {
  boardSectionEditResource,
  boardSectionResource,
  boardSectionsResource,
  mergeSections as mergeSectionsCall,
  reorderSections as reorderSectionsCall,
} from '@pinfold/contract'
import { requireMember } from '../../platform/auth/viewer.ts'
import type { Binder } from '../../platform/http/binder.ts'
import { NO_ID } from '../../platform/ids/ids.ts'
import type { WriteDeps } from '../../platform/write-deps.ts'
import { lookUpBoardId } from '../boards/index.ts'
import { mergeSections, reorderSections } from './commands/arrange-sections.ts'
import { createSection, deleteSection, renameSection } from './commands/edit-sections.ts'
import { findSectionIdBySlug } from './sections.queries.ts'
import { type SectionViewDeps, sectionsView, sectionView } from './sections.view.ts'

/** Sections of boards. */
export function bindSections({ bind, bindPaged }: Binder, deps: WriteDeps & SectionViewDeps): void {
  bindPaged(boardSectionsResource.get, ({ viewer, options, page }) =>
    sectionsView(deps, viewer, { boardId: options.board_id, ...page }),
  )

  bind(boardSectionResource.get, async ({ viewer, options }) => {
    if (options.section_id !== undefined) return sectionView(deps, viewer, options.section_id)
    const board = { username: options.username, slug: options.board_slug }
    const boardId = await lookUpBoardId(deps, board)
    const sectionId = await findSectionIdBySlug(deps.db, boardId ?? NO_ID, options.section_slug ?? '')
    return sectionView(deps, viewer, sectionId ?? NO_ID)
  })
  bind(boardSectionResource.create, async ({ viewer, options }) => {
    const input = { boardId: options.board_id, name: options.name, pinIds: options.initial_pins }
    return sectionView(deps, viewer, await createSection(deps, requireMember(viewer), input))
  })
  bind(boardSectionEditResource.create, async ({ viewer, options }) => {
    await renameSection(deps, requireMember(viewer), options.section_id, options.name)
    return sectionView(deps, viewer, options.section_id)
  })
  bind(boardSectionEditResource.delete, async ({ viewer, options }) => {
    return { blocking_action: await deleteSection(deps, requireMember(viewer), options.section_id) }
  })
  bind(reorderSectionsCall, async ({ viewer, options }) => {
    const input = { boardId: options.board_id, sectionIds: options.section_ids }
    await reorderSections(deps, requireMember(viewer), input)
    return null
  })
  bind(mergeSectionsCall, async ({ viewer, options }) => {
    const input = { sourceId: options.source_id, targetId: options.target_id }
    return { blocking_action: await mergeSections(deps, requireMember(viewer), input) }
  })
}
