import type { Board } from '@pinfold/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { BoardChoices, PickerSkeleton } from '../../entities/board/picker/board-choices.tsx'
import pickerStyles from '../../entities/board/picker/board-picker.module.css'
import { groupOf } from '../../entities/board/card/board-groups.ts'
import { hearRowKeys } from '../../entities/board/picker/picker-rows.tsx'
import { ReadFailed } from '../../entities/board/picker/read-failed.tsx'
import { usePickerBoards } from '../../entities/board/picker/use-picker-boards.ts'
import styles from './arranged-grid.module.css'
import { useLocale } from '../../api/viewer.ts'
import { boardArrangingWords } from './board-arranging.words.ts'

interface MoveDialogProps {
  readonly board: Board
  /** The boards that show and among which it has its place, itself among them. */
  readonly neighbours: readonly Board[]
  readonly onMove: (place: number) => void
  readonly onMoveBehind: (target: Board) => void
  readonly onClose: () => void
}

/** BO-06: puts a board at a place that is told by its number, or behind any other board of its group. */
export function MoveDialog({ board, neighbours, onMove, onMoveBehind, onClose }: MoveDialogProps) {
  const count = neighbours.length
  const most = count.toLocaleString(useLocale())
  const [error, setError] = useState<string | undefined>(undefined)
  const [typed, setTyped] = useState(String(neighbours.findIndex(({ id }) => id === board.id) + 1))
  const move = () => {
    const wanted = Number(typed)
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > count) setError(boardArrangingWords.outOfRange({ most }))
    else onMove(wanted)
  }
  return (
    <Modal
      heading={boardArrangingWords.moveBoard({ board: board.name })}
      isOpen
      onClose={onClose}
      width={440}
      hasUnsavedText={false}
    >
      <form
        className={styles['place']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          move()
        }}
      >
        <TextField
          label={boardArrangingWords.place}
          help={boardArrangingWords.range({ most })}
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          error={error}
        />
        <Button type="submit" kind="primary" size={48}>
          {boardArrangingWords.move}
        </Button>
      </form>
      <h3 className={styles['or']}>{boardArrangingWords.placeAfter}</h3>
      <BoardsBeside board={board} neighbours={neighbours} onPick={onMoveBehind} />
    </Modal>
  )
}

interface BoardsBesideProps extends Pick<MoveDialogProps, 'board' | 'neighbours'> {
  readonly onPick: (target: Board) => void
}

/** All boards of the same group by name, those too that do not show yet. */
function BoardsBeside({ board, neighbours, onPick }: BoardsBesideProps) {
  const locale = useLocale()
  const [words, setWords] = useState('')
  const { data, error, refetch } = usePickerBoards(words)
  if (error && !data) return <ReadFailed error={error} retry={refetch} />
  if (!data) return <PickerSkeleton />
  const known = new Set(neighbours.map(({ id }) => id))
  const others = data.all_boards.filter((other) => !known.has(other.id) && groupOf(other) === groupOf(board))
  const all = [...neighbours, ...others]
    .filter(({ id }) => id !== board.id)
    // Its sections play no part.
    .map((other) => ({ ...other, section_count: 0 }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <div ref={hearRowKeys} className={pickerStyles['picker']}>
      <BoardChoices
        boards={{ all_boards: all, boards_shortlist: [] }}
        words={words}
        isFocusedAtFirst={false}
        onWords={setWords}
        onChoose={onPick}
      />
    </div>
  )
}
