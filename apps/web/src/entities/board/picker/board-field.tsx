import type { Board, SectionCard } from '@pinfold/contract'
import { ChevronDown, CircleUserRound, Lock } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { FieldFrame, describedBy } from '../../../ui/field.tsx'
import { Popover } from '../../../ui/popover.tsx'
import styles from './board-field.module.css'
import { useBoard, useSection } from '../use-board.ts'
import { BoardPicker, usePickerPreparation } from './board-picker.tsx'
import { boardPickerWords } from './board-picker.words.ts'

/** Where a pin is or goes; without a board it is on the profile alone. */
export interface PinPlace {
  readonly board: Pick<Board, 'id' | 'name' | 'url' | 'privacy'> | null
  readonly section: SectionCard | null
}

/** On no board. */
export const onProfile: PinPlace = { board: null, section: null }

interface BoardFieldProps {
  readonly place: PinPlace
  readonly onChange: (place: PinPlace) => void
  readonly error?: string | undefined
  /** Boards alone can be chosen: what is on one stays on one. */
  readonly isBoardNeeded?: boolean
}

function nameOf({ board, section }: PinPlace): string {
  if (!board) return boardPickerWords.profile
  return section ? `${board.name} › ${section.title}` : board.name
}

/** A form's field that holds the profile, or a board and, if wanted, a section. */
export function BoardField({ place, onChange, error, isBoardNeeded = false }: BoardFieldProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const preparation = usePickerPreparation()
  const board = useBoard(place.board)
  const section = useSection(place.section)
  const name = nameOf({ board, section })
  const help = board || isBoardNeeded ? undefined : boardPickerWords.onNoBoard
  const pick = (next: PinPlace) => {
    setOpen(false)
    onChange(next)
  }
  return (
    <FieldFrame id={id} label={boardPickerWords.board} error={error} help={help}>
      <button
        ref={button}
        {...preparation}
        id={id}
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={boardPickerWords.boardIs({ name })}
        {...describedBy(id, help, error)}
        onClick={() => setOpen(true)}
      >
        {!board && <CircleUserRound size={20} aria-hidden="true" />}
        <span className={styles['name']}>{name}</span>
        {board?.privacy === 'secret' && <Lock size={16} aria-label={boardPickerWords.secret} />}
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      <Popover
        label={boardPickerWords.chooseBoard}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        triggerRef={button}
        width={360}
      >
        <BoardPicker
          chosen={{ boardId: board?.id ?? null, sectionId: section?.id ?? null }}
          onPick={(to, part) => pick({ board: to, section: part })}
          {...(!isBoardNeeded && { onPickProfile: () => pick(onProfile) })}
        />
      </Popover>
    </FieldFrame>
  )
}
