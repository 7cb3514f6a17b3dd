import {
  type BlockingAction,
  type Board,
  boardFeedResource,
  boardSectionEditResource,
  mergeSections,
  type SectionCard,
} from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { links } from '../../../api/links.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { watchBoardOperations } from '../../operation/operations-store.ts'
import { onWorkEnd } from '../../operation/read-again.ts'
import { sectionsChanged, wallsChanged } from '../lists/stale-boards.ts'
import { sectionEndWords } from './section-ends.words.ts'

type NamedSection = Pick<SectionCard, 'id' | 'title'>

/** BO-03: ends sections. With many Pins that goes on in the background, is told (ST-17), and shows when it is over. */
export function useSectionEnds(board: Board) {
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  /** What was in the section is on the board's own wall now. */
  const rereadWall = () => {
    wallsChanged(queries, [boardFeedResource.get])
    void revalidate()
  }
  /** @param onOver when the first section is gone and the page knows; answers what goes on until then */
  const merge = async (source: NamedSection, target: SectionCard, onOver?: () => void) => {
    const { data } = await call(mergeSections, { source_id: source.id, target_id: target.id })
    const { blocking_action: started } = data
    const finish = async () => {
      await revalidate()
      onOver?.()
    }
    if (started) {
      const section = { id: target.id, name: target.title }
      watchBoardOperations({
        boardId: board.id,
        boardName: board.name,
        section,
        started,
        onDone: () => {
          sectionsChanged(queries)
          void finish()
        },
      })
    } else {
      await finish()
      showToast({
        text: sectionEndWords.merged({ source: source.title, target: target.title }),
        href: links.section(board, target.slug),
      })
    }
    return started
  }
  const remove = async ({ id, title }: NamedSection): Promise<BlockingAction | null> => {
    const { data } = await call(boardSectionEditResource.delete, { section_id: id })
    const { blocking_action: started } = data
    if (started)
      onWorkEnd(started, () => {
        sectionsChanged(queries)
        rereadWall()
      })
    else rereadWall()
    const names = { section: title, board: board.name }
    showToast({ text: started ? sectionEndWords.deleting(names) : sectionEndWords.deleted(names) })
    return started
  }
  return { merge, remove }
}
