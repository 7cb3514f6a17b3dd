import { type Board, boardCollaboratorResource, boardResource, mergeBoards } from '@pinfold/contract'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { showToast } from '../../ui/toast-store.ts'
import { mergeDone } from '../../entities/board/merging/merge-words.ts'
import { watchBoardOperations } from '../../entities/operation/operations-store.ts'
import { actionWords } from '../../ui/action.words.ts'
import { boardQuestionWords } from './board-questions.words.ts'

/** BO-02: what puts a board away, or oneself off it. Each throws what the server refuses. */
export function useBoardEnds(board: Board) {
  const navigate = useNavigate()
  const member = useMember()
  const named = { board: board.name }
  const archive = async (isArchived: boolean) => {
    await call(boardResource.update, { board_id: board.id, archived: isArchived })
  }
  const tellFailure = (error: unknown) => showToast({ text: messageOf(error) })
  return {
    async setArchived(isArchived: boolean): Promise<void> {
      await archive(isArchived)
      showToast({
        text: isArchived ? boardQuestionWords.archived(named) : boardQuestionWords.isBack(named),
        action: { label: actionWords.undo, onPress: () => void archive(!isArchived).catch(tellFailure) },
      })
    },
    async remove(): Promise<void> {
      await call(boardResource.delete, { board_id: board.id })
      showToast({ text: boardQuestionWords.deleted(named) })
      await navigate(links.profile(board.owner.username), { replace: true })
    },
    async leave(): Promise<void> {
      await call(boardCollaboratorResource.delete, { board_id: board.id, invited_user_id: member?.id ?? '' })
      showToast({ text: boardQuestionWords.left(named) })
      await navigate(links.profile(member?.username ?? board.owner.username), { replace: true })
    },
    async mergeWith(target: Board): Promise<void> {
      const { data } = await call(mergeBoards, { source_id: board.id, target_id: target.id })
      if (data.blocking_action === null) showToast({ text: mergeDone(board, target) })
      else {
        const { id: boardId, name: boardName } = target
        watchBoardOperations({ boardId, boardName, started: data.blocking_action, cardProgress: 0 })
      }
      await navigate(links.board(data.board), { replace: true })
    },
  }
}
