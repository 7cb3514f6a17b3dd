import { type Board, reorderSections, type Section, type SectionCard } from '@pinfold/contract'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { announce } from '../../../ui/announce.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { useSectionEnds } from '../../../entities/board/place/use-section-ends.ts'
import { without } from '../../../entities/board/place/list-changes.ts'
import type { Change, Hold } from '../../../entities/board/place/use-overlay.ts'
import { useLocale } from '../../../api/viewer.ts'
import { sectionChoiceWords } from './section-choice.words.ts'

interface SectionsOfBoard {
  readonly board: Board
  readonly sections: readonly Section[]
  readonly hold: Hold<readonly Section[]>
}

/** BO-03: another order of the sections, and one made of two; shown at once, and taken back where the server refuses. */
export function useSectionChanges({ board, sections, hold }: SectionsOfBoard) {
  const ends = useSectionEnds(board)
  const locale = useLocale()
  /** Shows a change until it is let go, at once where the server refuses. */
  const keep = async (change: Change<readonly Section[]>, send: (release: () => void) => Promise<unknown>) => {
    const release = hold(change)
    try {
      await send(release)
    } catch (error) {
      release()
      showToast({ text: messageOf(error) })
    }
  }
  /** @param ids all sections, in their new order */
  const reorder = (ids: readonly string[], movedId: string) => {
    const inOrder: Change<readonly Section[]> = (rows) =>
      rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    const moved = sections.find(({ id }) => id === movedId)
    const places = {
      place: (ids.indexOf(movedId) + 1).toLocaleString(locale),
      total: ids.length.toLocaleString(locale),
    }
    announce(
      moved ? sectionChoiceWords.moved({ section: moved.title, ...places }) : sectionChoiceWords.someMoved(places),
    )
    void keep(inOrder, async (release) => {
      await call(reorderSections, { board_id: board.id, section_ids: [...ids] })
      release()
    })
  }
  const merge = (source: Pick<Section, 'id' | 'title'>, target: SectionCard) =>
    keep(
      (rows) => without(rows, [source.id]),
      (release) => ends.merge(source, target, release),
    )
  return { reorder, merge }
}
