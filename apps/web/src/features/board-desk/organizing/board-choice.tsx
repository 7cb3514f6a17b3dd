import { Modal } from '../../../ui/modal.tsx'
import { BoardPicker } from '../../../entities/board/picker/board-picker.tsx'
import type { Goal } from '../../../entities/board/place/place.ts'

interface BoardChoiceProps {
  readonly heading: string
  readonly onPick: (goal: Goal) => void
  readonly onClose: () => void
}

/** A dialog that chooses a board and, where it has some, a section. */
export function BoardChoice({ heading, onPick, onClose }: BoardChoiceProps) {
  return (
    <Modal heading={heading} isOpen onClose={onClose} width={400}>
      <BoardPicker onPick={(board, section) => onPick({ board, section })} />
    </Modal>
  )
}
