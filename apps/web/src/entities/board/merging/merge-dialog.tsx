import type { Board } from '@pinfold/contract'
import { useState } from 'react'
import { Modal } from '../../../ui/modal.tsx'
import { BoardChoices, PickerSkeleton } from '../picker/board-choices.tsx'
import pickerStyles from '../picker/board-picker.module.css'
import type { PickerBoards } from '../lists/picker-boards.ts'
import { hearRowKeys } from '../picker/picker-rows.tsx'
import { ReadFailed } from '../picker/read-failed.tsx'
import { usePickerBoards } from '../picker/use-picker-boards.ts'
import { boardMergingWords } from './board-merging.words.ts'

/** All a board can be merged into; sections play no part. */
function targetsOf(boards: PickerBoards, source: Board): Pick<PickerBoards, 'all_boards' | 'boards_shortlist'> {
  const others = (some: readonly Board[]) =>
    some.filter(({ id }) => id !== source.id).map((board) => ({ ...board, section_count: 0 }))
  return { all_boards: others(boards.all_boards), boards_shortlist: others(boards.boards_shortlist) }
}

interface MergeDialogProps {
  readonly source: Board
  readonly onPick: (target: Board) => void
  readonly onClose: () => void
}

/** BO-06: chooses the board that another one goes into. */
export function MergeDialog({ source, onPick, onClose }: MergeDialogProps) {
  const [words, setWords] = useState('')
  const { data, error, refetch } = usePickerBoards(words)
  return (
    <Modal
      heading={boardMergingWords.chooseTarget({ board: source.name })}
      isOpen
      onClose={onClose}
      width={440}
      hasUnsavedText={false}
    >
      <div ref={hearRowKeys} className={pickerStyles['picker']}>
        {data ? (
          <BoardChoices
            boards={targetsOf(data, source)}
            words={words}
            isFocusedAtFirst
            onWords={setWords}
            onChoose={onPick}
          />
        ) : error ? (
          <ReadFailed error={error} retry={refetch} />
        ) : (
          <PickerSkeleton />
        )}
      </div>
    </Modal>
  )
}
