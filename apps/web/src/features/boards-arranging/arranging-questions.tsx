import type { Board, BoardSortOrder } from '@pinfold/contract'
import { messageOf } from '../../api/failure.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { Modal } from '../../ui/modal.tsx'
import { labelOfOrder } from './organize-boards.tsx'
import type { Move } from './board-moves.ts'
import { MergeDialog } from '../../entities/board/merging/merge-dialog.tsx'
import { mergeFailureText, mergeQuestion, notCreated } from '../../entities/board/merging/merge-words.ts'
import { MoveDialog } from './move-dialog.tsx'
import styles from './arranged-grid.module.css'
import { boardArrangingWords } from './board-arranging.words.ts'

/** What is asked or told before a board is moved or merged. */
export type Question =
  | { readonly kind: 'sort'; readonly move: Move; readonly sort: BoardSortOrder }
  | { readonly kind: 'place'; readonly board: Board; readonly neighbours: readonly Board[] }
  | { readonly kind: 'target'; readonly board: Board }
  | { readonly kind: 'merge'; readonly board: Board; readonly target: Board }
  | { readonly kind: 'not created' }

interface ArrangingQuestionsProps {
  readonly question: Question
  readonly onClose: () => void
  readonly onMove: (move: Move) => void
  readonly onPlace: (board: Board, place: number) => void
  readonly onBehind: (board: Board, target: Board) => void
  readonly onTarget: (board: Board, target: Board) => void
  /** Throws what the server refuses. */
  readonly onMerge: (board: Board, target: Board) => Promise<void>
}

/** The dialog that is open while boards are arranged. */
export function ArrangingQuestions({ question, onClose, ...on }: ArrangingQuestionsProps) {
  const locale = useLocale()
  if (question.kind === 'sort') {
    return (
      <ConfirmModal
        heading={boardArrangingWords.switchQuestion}
        text={boardArrangingWords.switchText({ order: labelOfOrder(question.sort), custom: labelOfOrder('custom') })}
        confirmLabel={boardArrangingWords.switchAndMove}
        isOpen
        onClose={onClose}
        onConfirm={async () => on.onMove(question.move)}
        messageOf={messageOf}
      />
    )
  }
  if (question.kind === 'merge') {
    const { board, target } = question
    return (
      <ConfirmModal
        heading={boardArrangingWords.mergeQuestion({ source: board.name, target: target.name })}
        text={mergeQuestion(board, target, locale)}
        confirmLabel={boardArrangingWords.merge}
        isOpen
        onClose={onClose}
        onConfirm={() => on.onMerge(board, target)}
        messageOf={mergeFailureText}
      />
    )
  }
  if (question.kind === 'place') {
    const { board, neighbours } = question
    return (
      <MoveDialog
        board={board}
        neighbours={neighbours}
        onMove={(wanted) => on.onPlace(board, wanted)}
        onMoveBehind={(target) => on.onBehind(board, target)}
        onClose={onClose}
      />
    )
  }
  if (question.kind === 'target') {
    const { board } = question
    return <MergeDialog source={board} onPick={(target) => on.onTarget(board, target)} onClose={onClose} />
  }
  const told = notCreated()
  return (
    <Modal heading={told.heading} isOpen onClose={onClose} width={440} role="alertdialog">
      <p className={styles['text']}>{told.text}</p>
      <div className={styles['buttons']}>
        <Button kind="primary" autoFocus onClick={onClose}>
          {boardArrangingWords.ok}
        </Button>
      </div>
    </Modal>
  )
}
