import { type Board, limits } from '@pinfold/contract'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../api/failure.ts'
import { useLocale } from '../../api/viewer.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { mergeFailureText, mergeQuestion } from '../../entities/board/merging/merge-words.ts'
import { useBoardEnds } from './use-board-ends.ts'
import { loadPart } from '../../ui/load-part.ts'

const MergeDialog = lazy(() =>
  loadPart(() => import('../../entities/board/merging/merge-dialog.tsx')).then((module) => ({
    default: module.MergeDialog,
  })),
)

export type BoardQuestion = 'delete' | 'leave' | 'merge' | 'archive' | 'unarchive'

interface BoardQuestionsProps {
  readonly board: Board
  readonly question: BoardQuestion
  readonly onClose: () => void
}

/** Asks before a board is archived, merged, deleted or left, and then does it. */
export function BoardQuestions({ board, question, onClose }: BoardQuestionsProps) {
  const ends = useBoardEnds(board)
  const locale = useLocale()
  const [target, setTarget] = useState<Board | null>(null)
  const shared = { isOpen: true, onClose, messageOf } as const
  if (question === 'delete') {
    return (
      <ConfirmModal
        {...shared}
        heading={`Delete ${board.name}?`}
        text={`The board and all its Pins disappear for everyone. You can restore it for ${limits.deletedBoards.restorableDays} days.`}
        confirmLabel="Delete"
        onConfirm={ends.remove}
      />
    )
  }
  if (question === 'leave') {
    return (
      <ConfirmModal
        {...shared}
        heading={`Leave ${board.name}?`}
        text="Your Pins stay on the board. To add more, you’ll need a new invitation."
        confirmLabel="Leave"
        onConfirm={ends.leave}
      />
    )
  }
  if (question === 'archive') {
    return (
      <ConfirmModal
        {...shared}
        heading={`Archive ${board.name}?`}
        text="It disappears from everyone’s lists and takes no new Pins until you unarchive it. You’ll find it with your archived boards."
        confirmLabel="Archive"
        onConfirm={async () => {
          await ends.setArchived(true)
          onClose()
        }}
      />
    )
  }
  if (question === 'unarchive') {
    return (
      <ConfirmModal
        {...shared}
        heading={`Unarchive ${board.name}?`}
        text="It returns to your boards and takes Pins again."
        confirmLabel="Unarchive"
        onConfirm={async () => {
          await ends.setArchived(false)
          onClose()
        }}
      />
    )
  }
  return target === null ? (
    <Suspense fallback={null}>
      <MergeDialog source={board} onPick={setTarget} onClose={onClose} />
    </Suspense>
  ) : (
    <ConfirmModal
      {...shared}
      messageOf={mergeFailureText}
      heading={`Merge ${board.name} into ${target.name}?`}
      text={mergeQuestion(board, target, locale)}
      confirmLabel="Merge"
      onConfirm={() => ends.mergeWith(target)}
    />
  )
}
