import type { Board, Pin, SectionCard } from '@pinfold/contract'
import { ArrowLeft } from 'lucide-react'
import { useLocale } from '../../api/viewer.ts'
import { FieldError } from '../../ui/field.tsx'
import { counted } from '../../ui/format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { BoardPicker } from '../../entities/board/picker/board-picker.tsx'
import { CreateBoardForm } from '../../entities/board/making/create-board-form.tsx'
import styles from './organize-modal.module.css'
import { pinCountWords } from '../../entities/board/pin-counts.words.ts'
import { organizeModalWords } from './organize-modal.words.ts'

/** Pictures beside the words that say how many were chosen. */
const SHOWN = 5

interface WayBackProps {
  readonly pins: readonly Pin[]
  readonly backTo: 'pins' | 'boards'
  readonly onBack: () => void
}

/** The way back, and what was chosen. */
function WayBack({ pins, backTo, onBack }: WayBackProps) {
  const locale = useLocale()
  return (
    <div className={styles['wayBack']}>
      <IconButton
        label={backTo === 'pins' ? organizeModalWords.backToPins : organizeModalWords.backToBoards}
        icon={<ArrowLeft size={20} />}
        tooltip="none"
        onClick={onBack}
      />
      <span className={styles['stack']} aria-hidden="true">
        {pins.slice(0, SHOWN).map((pin) => (
          <img key={pin.id} src={pin.images['136x136'].url} alt="" width="40" height="40" />
        ))}
      </span>
      <span className={styles['chosen']}>{pinCountWords.pins(counted(pins.length, locale))}</span>
    </div>
  )
}

interface BoardStepProps {
  readonly pins: readonly Pin[]
  readonly isBusy: boolean
  readonly failure: string | null
  readonly onBack: () => void
  readonly onPick: (board: Board, section: SectionCard | null) => void
  readonly onCreate: (name: string) => void
}

/** PICK_BOARD: a board, and where it has some, a section. */
export function BoardStep({ pins, isBusy, failure, onBack, onPick, onCreate }: BoardStepProps) {
  return (
    <div className={styles['board']} aria-busy={isBusy || undefined} inert={isBusy}>
      <div role="alert">
        {failure !== null && <FieldError>{organizeModalWords.notMoved({ reason: failure })}</FieldError>}
      </div>
      <BoardPicker onPick={onPick} onCreate={onCreate} note={<WayBack pins={pins} backTo="pins" onBack={onBack} />} />
    </div>
  )
}

interface CreateStepProps extends WayBackProps {
  readonly name: string
  readonly onCreated: (board: Board) => Promise<void>
}

/** A new board for what was chosen. */
export function CreateStep({ name, onCreated, ...back }: CreateStepProps) {
  return (
    <div className={styles['board']}>
      <WayBack {...back} />
      <CreateBoardForm defaultName={name} onCreated={onCreated} />
    </div>
  )
}
