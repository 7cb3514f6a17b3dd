import type { Board, SectionCard } from '@pinfold/contract'
import { ChevronDown, Lock } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { FieldFrame, describedBy } from '../../ui/field.tsx'
import { Popover } from '../../ui/popover.tsx'
import styles from './board-field.module.css'
import { BoardPicker, usePickerPreparation } from './board-picker.tsx'

/** Where a pin is or goes. */
export interface PinPlace {
  readonly board: Pick<Board, 'id' | 'name' | 'url' | 'privacy'>
  readonly section: SectionCard | null
}

interface BoardFieldProps {
  readonly place: PinPlace | null
  readonly onChange: (place: PinPlace) => void
  readonly error?: string | undefined
}

/** A form's field that holds a board and, if wanted, a section. */
export function BoardField({ place, onChange, error }: BoardFieldProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const preparation = usePickerPreparation()
  const name =
    place === null
      ? 'Choose a board'
      : place.section
        ? `${place.board.name} › ${place.section.title}`
        : place.board.name
  return (
    <FieldFrame id={id} label="Board" error={error}>
      <button
        ref={button}
        {...preparation}
        id={id}
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`Board: ${name}`}
        {...describedBy(id, undefined, error)}
        onClick={() => setOpen(true)}
      >
        <span className={styles['name']}>{name}</span>
        {place?.board.privacy === 'secret' && <Lock size={16} aria-label="Secret" />}
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      <Popover label="Choose a board" isOpen={isOpen} onClose={() => setOpen(false)} triggerRef={button} width={360}>
        <BoardPicker
          onPick={(board, section) => {
            setOpen(false)
            onChange({ board, section })
          }}
        />
      </Popover>
    </FieldFrame>
  )
}
