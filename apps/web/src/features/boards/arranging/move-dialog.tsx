import type { Board } from '@pinfold/contract'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './arranged-grid.module.css'

interface MoveDialogProps {
  readonly board: Board
  /** Where it stands, from 1, and how many places there are. */
  readonly place: number
  readonly count: number
  readonly onMove: (place: number) => void
  readonly onClose: () => void
}

/** BO-06: puts a board at a place that is told by its number. */
export function MoveDialog({ board, place, count, onMove, onClose }: MoveDialogProps) {
  const [error, setError] = useState<string | undefined>(undefined)
  const [typed, setTyped] = useState(String(place))
  const move = () => {
    const wanted = Number(typed)
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > count) setError(`Give a number from 1 to ${count}.`)
    else onMove(wanted)
  }
  return (
    <Modal heading={`Move ${board.name}`} isOpen onClose={onClose} width={360} hasUnsavedText={false}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          move()
        }}
      >
        <TextField
          label="Place"
          help={`1 to ${count}`}
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
        <div className={styles['buttons']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary">
            Move
          </Button>
        </div>
      </form>
    </Modal>
  )
}
