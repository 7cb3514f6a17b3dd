import { type Board, mergeSections, reorderSections, type Section } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { links } from '../../../api/links.ts'
import { announce } from '../../../ui/announce.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { without } from './list-changes.ts'
import type { Change, Hold } from './use-overlay.ts'

interface SectionsOfBoard {
  readonly board: Board
  readonly sections: readonly Section[]
  readonly hold: Hold<readonly Section[]>
}

/** BO-03: another order of the sections, and one made of two; shown at once, and taken back where the server refuses. */
export function useSectionChanges({ board, sections, hold }: SectionsOfBoard) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const make = async (change: Change<readonly Section[]>, send: () => Promise<unknown>): Promise<boolean> => {
    const release = hold(change)
    try {
      await send()
      void queries.invalidateQueries({ queryKey: ['board', board.id, 'sections'] })
      void queries.invalidateQueries({ queryKey: ['board-picker'] })
      await revalidate()
      return true
    } catch (error) {
      showToast({ text: messageOf(error) })
      return false
    } finally {
      release()
    }
  }
  /** @param ids all sections, in their new order */
  const reorder = (ids: readonly string[], movedId: string) => {
    const inOrder: Change<readonly Section[]> = (rows) =>
      rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    const moved = sections.find(({ id }) => id === movedId)
    announce(`${moved?.title ?? 'Section'} moved, ${ids.indexOf(movedId) + 1} of ${ids.length}`)
    void make(inOrder, () => call(reorderSections, { board_id: board.id, section_ids: [...ids] }))
  }
  const merge = async (source: Pick<Section, 'id' | 'title'>, target: Pick<Section, 'id' | 'title' | 'slug'>) => {
    const wish = { source_id: source.id, target_id: target.id }
    const isMade = await make(
      (rows) => without(rows, [source.id]),
      () => call(mergeSections, wish),
    )
    if (isMade)
      showToast({ text: `${source.title} merged into ${target.title}`, href: links.section(board, target.slug) })
  }
  return { reorder, merge }
}
