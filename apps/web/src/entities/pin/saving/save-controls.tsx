import type { Pin } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { useMember } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePickerPreparation } from '../../board/picker/board-picker.tsx'
import { useBoard } from '../../board/use-board.ts'
import { pickerQuery } from '../../board/lists/picker-boards.ts'
import { useIsChoosingBoard } from '../pin-dialog-store.ts'
import styles from './save-controls.module.css'
import { type SavedPlace, savedParts } from './saved-place.ts'
import { usePinSave } from './use-pin-save.ts'
import { actionWords } from '../../../ui/action.words.ts'
import { Rich } from '../../../ui/rich.tsx'
import { saveControlWords } from './save-controls.words.ts'
import { bold } from '../../../ui/rich-elements.tsx'

interface SaveControlsProps {
  readonly pin: Pin
  /** `card` lies on a picture, `bar` stands in a page. */
  readonly look?: 'card' | 'bar'
  readonly size?: 40 | 48
  readonly className?: string | undefined
}

/** PI-02: the board that a press on Save would use, which opens the picker, and Save; once saved, where it is. */
export function SaveControls({ pin, look = 'bar', size = 40, className }: SaveControlsProps) {
  const controls = useRef<HTMLSpanElement>(null)
  const { saved, isBusy, quickSave, choose } = usePinSave(pin)
  const isChoosing = useIsChoosingBoard(pin.id)
  const member = useMember()
  const preparation = usePickerPreparation()
  const press = (event: MouseEvent) => {
    // The second click of a double click is no second wish.
    if (event.detail > 1) return
    if (saved) choose(controls.current)
    else quickSave(controls.current)
  }
  return (
    <span ref={controls} className={classNames(styles['controls'], styles[look], className)} {...preparation}>
      {saved && look === 'card' ? (
        <SavedChip saved={saved} isOpen={isChoosing} onPress={() => choose(controls.current)} />
      ) : saved ? (
        <SavedNote saved={saved} className={styles['note']} isShort />
      ) : member ? (
        <BoardChip isOpen={isChoosing} onPress={() => choose(controls.current)} />
      ) : (
        <span />
      )}
      <Button
        kind={saved ? 'secondary' : 'primary'}
        size={size}
        isBusy={isBusy}
        {...(saved ? { className: styles['saved'], 'aria-haspopup': 'dialog', 'aria-expanded': isChoosing } : {})}
        onClick={press}
      >
        {saved ? saveControlWords.saved : actionWords.save}
        {saved && look === 'bar' && <ChevronDown size={20} aria-hidden="true" />}
      </Button>
    </span>
  )
}

function BoardChip({ isOpen, onPress }: { readonly isOpen: boolean; readonly onPress: () => void }) {
  const { data } = useQuery(pickerQuery)
  const board = useBoard(data?.boards_shortlist[0])
  const name = data ? (board?.name ?? saveControlWords.newBoard) : undefined
  return (
    <button
      type="button"
      className={styles['chip']}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={name === undefined ? saveControlWords.chooseBoard : saveControlWords.board({ name })}
      onClick={onPress}
    >
      {name === undefined ? (
        <Skeleton style={{ inlineSize: 72, blockSize: 12 }} />
      ) : (
        <span className={styles['chipName']}>{name}</span>
      )}
      <ChevronDown size={20} aria-hidden="true" />
    </button>
  )
}

interface SavedChipProps {
  readonly saved: SavedPlace
  readonly isOpen: boolean
  readonly onPress: () => void
}

/** Where a card's pin is, which opens the picker for another place. The picker has the way to the board. */
function SavedChip({ saved, isOpen, onPress }: SavedChipProps) {
  const board = useBoard(saved.board)
  return (
    <button
      type="button"
      className={classNames(styles['chip'], styles['savedChip'])}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <span className={styles['savedWords']}>
        <Rich parts={savedParts({ ...saved, board }, bold)} />
      </span>
      <span className="visually-hidden">{saveControlWords.saveElsewhere}</span>
      <ChevronDown size={20} aria-hidden="true" />
    </button>
  )
}

interface SavedNoteProps {
  readonly saved: SavedPlace
  readonly className?: string | undefined
  /** The place alone can be seen: "Kitchen". */
  readonly isShort?: boolean
  /** The link was followed. */
  readonly onLeave?: () => void
}

const wayTo = (to: string, onLeave?: () => void) => (name: string) => (
  <Link to={to} {...(onLeave && { onClick: onLeave })}>
    {name}
  </Link>
)

/** "Saved to Kitchen", with the way there. */
export function SavedNote({ saved, className, isShort = false, onLeave }: SavedNoteProps) {
  const member = useMember()
  const board = useBoard(saved.board)
  const { section } = saved
  const place = !board
    ? member && links.profilePins(member.username)
    : section
      ? links.section(board, section.slug)
      : links.board(board)
  const parts = savedParts({ ...saved, board }, place === null ? bold : wayTo(place, onLeave))
  return (
    <span className={className}>
      <Rich
        parts={parts.map((part, index) =>
          typeof part === 'string' ? (
            <span key={index} className={isShort ? 'visually-hidden' : undefined}>
              {part}
            </span>
          ) : (
            part
          ),
        )}
      />
    </span>
  )
}
