import { type Board, limits } from '@pinfold/contract'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../api/failure.ts'
import { useLocale } from '../../api/viewer.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { mergeFailureText, mergeQuestion } from '../../entities/board/merging/merge-words.ts'
import { useBoardEnds } from './use-board-ends.ts'
import { loadPart } from '../../ui/load-part.ts'
import { actionWords } from '../../ui/action.words.ts'
import { counted } from '../../ui/format.ts'
import { boardQuestionWords } from './board-questions.words.ts'

const MergeDialog = lazy(() =>
  loadPart(() => import('../../entities/board/merging/merge-dialog.tsx')).then((module) => ({
    default: module.MergeDialog,
  })),
)

const ReportModal = lazy(() =>
  loadPart(() => import('../../entities/report/report-modal.tsx')).then((module) => ({ default: module.ReportModal })),
)

export type BoardQuestion = 'delete' | 'leave' | 'merge' | 'archive' | 'unarchive' | 'report'

interface BoardQuestionsProps {
  readonly board: Board
  readonly question: BoardQuestion
  readonly onClose: () => void
}

/** Asks before a board is archived, merged, deleted, left or reported, and then does it. */
export function BoardQuestions({ board, question, onClose }: BoardQuestionsProps) {
  const ends = useBoardEnds(board)
  const locale = useLocale()
  const [target, setTarget] = useState<Board | null>(null)
  const named = { board: board.name }
  const shared = { isOpen: true, onClose, messageOf } as const
  if (question === 'delete') {
    return (
      <ConfirmModal
        {...shared}
        heading={boardQuestionWords.deleteQuestion(named)}
        text={boardQuestionWords.deleteText(counted(limits.deletedBoards.restorableDays, locale))}
        confirmLabel={actionWords.delete}
        onConfirm={ends.remove}
      />
    )
  }
  if (question === 'leave') {
    return (
      <ConfirmModal
        {...shared}
        heading={boardQuestionWords.leaveQuestion(named)}
        text={boardQuestionWords.leaveText}
        confirmLabel={boardQuestionWords.leave}
        onConfirm={ends.leave}
      />
    )
  }
  if (question === 'archive') {
    return (
      <ConfirmModal
        {...shared}
        heading={boardQuestionWords.archiveQuestion(named)}
        text={boardQuestionWords.archiveText}
        confirmLabel={boardQuestionWords.archive}
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
        heading={boardQuestionWords.unarchiveQuestion(named)}
        text={boardQuestionWords.unarchiveText}
        confirmLabel={boardQuestionWords.unarchive}
        onConfirm={async () => {
          await ends.setArchived(false)
          onClose()
        }}
      />
    )
  }
  if (question === 'report') {
    return (
      <Suspense fallback={null}>
        <ReportModal
          heading={boardQuestionWords.reportHeading}
          thing={{ object_type: 'board', object_id: board.id }}
          onClose={onClose}
        />
      </Suspense>
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
      heading={boardQuestionWords.mergeQuestion({ source: board.name, target: target.name })}
      text={mergeQuestion(board, target, locale)}
      confirmLabel={boardQuestionWords.merge}
      onConfirm={() => ends.mergeWith(target)}
    />
  )
}
