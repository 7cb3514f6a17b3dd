import type { Board, SectionCard } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { Modal } from '../../ui/modal.tsx'
import { useSelection } from '../../ui/selection/use-selection.ts'
import { showToast } from '../../ui/toast-store.ts'
import { pickerQuery } from '../../entities/board/lists/picker-boards.ts'
import { BoardStep, CreateStep } from './board-steps.tsx'
import { type Moved, usePinMoving } from './move-pins.ts'
import { PinsStep } from './pins-step.tsx'
import { useBoardlessPins } from './use-boardless-pins.ts'
import { organizeModalWords } from './organize-modal.words.ts'
import { pinMovingWords } from './pin-moving.words.ts'

/** ST-08: pins first, then a board; a new one on the way, named by what was looked for, or as the only way. */
type Step = { at: 'pins' } | { at: 'board' } | { at: 'new board'; name: string; isOnlyWay: boolean }

const headings = {
  pins: () => organizeModalWords.organizePins,
  board: () => organizeModalWords.chooseBoard,
  'new board': () => organizeModalWords.createBoard,
} as const satisfies Record<Step['at'], () => string>

/** Five columns of 152, four gutters of 16, the space beside them, and a bar to scroll by. */
const WIDTH = 5 * 152 + 4 * 16 + 2 * 32 + 17

interface OrganizeModalProps {
  readonly userId: string
  readonly onClose: () => void
}

/** Moves boardless pins onto a board. What was chosen and typed stays until it is done. */
export function OrganizeModal({ userId, onClose }: OrganizeModalProps) {
  const list = useBoardlessPins(userId)
  const pins = list.pins
  const order = useMemo(() => (pins ?? []).map(({ id }) => id), [pins])
  const selection = useSelection(order)
  const [step, setStep] = useState<Step>({ at: 'pins' })
  const [failure, setFailure] = useState<string | null>(null)
  const [isMoving, setMoving] = useState(false)
  const { data: boards } = useQuery(pickerQuery)
  const navigate = useNavigate()
  const moving = usePinMoving()
  const chosen = useMemo(() => {
    const ids = new Set(selection.ids)
    return (pins ?? []).filter(({ id }) => ids.has(id))
  }, [pins, selection.ids])

  const go = (next: Step) => {
    setFailure(null)
    setStep(next)
  }
  const toPins = () => go({ at: 'pins' })
  // Who has no board can only make one, and stays there while the new one is already theirs.
  if (step.at === 'board' && boards?.all_boards.length === 0) setStep({ at: 'new board', name: '', isOnlyWay: true })

  const move = async (board: Board, section: SectionCard | null, onMoved: (moved: Moved) => void) => {
    setMoving(true)
    setFailure(null)
    let moved: Moved
    try {
      moved = await moving.move(chosen, board, section)
    } catch (error) {
      setMoving(false)
      // A board that was just made is the first of them now.
      setStep({ at: 'board' })
      setFailure(messageOf(error))
      return
    }
    onClose()
    onMoved(moved)
  }
  const pick = (board: Board, section: SectionCard | null) => void move(board, section, moving.tellMoved)
  const open = (board: Board) =>
    move(board, null, () => {
      showToast({ text: pinMovingWords.boardCreated })
      void navigate(links.board(board))
    })

  return (
    <Modal heading={headings[step.at]()} isOpen onClose={onClose} width={WIDTH} isTall>
      {step.at === 'pins' && (
        <PinsStep list={list} selection={selection} onNext={() => go({ at: 'board' })} onClose={onClose} />
      )}
      {step.at === 'board' && (
        <BoardStep
          pins={chosen}
          isBusy={isMoving}
          failure={failure}
          onBack={toPins}
          onPick={pick}
          onCreate={(name) => go({ at: 'new board', name, isOnlyWay: false })}
        />
      )}
      {step.at === 'new board' && (
        <CreateStep
          pins={chosen}
          name={step.name}
          backTo={step.isOnlyWay ? 'pins' : 'boards'}
          onBack={() => (step.isOnlyWay ? toPins() : go({ at: 'board' }))}
          onCreated={open}
        />
      )}
    </Modal>
  )
}
