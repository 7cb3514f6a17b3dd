import type { Board } from '@pinfold/contract'
import { memo } from 'react'
import { Flyout } from './flyout.tsx'

/** What whoever may work on a board can make on it. */
export const BoardFlyout = memo(function BoardFlyout({ board }: { readonly board: Board }) {
  const { add_pin: mayAddPins, edit: mayEdit } = board.viewer_can
  if (!mayAddPins && !mayEdit) return null
  return (
    <Flyout
      surface="board"
      place={{ at: 'board', boardId: board.id, canAddSection: mayEdit }}
      mayAddPins={mayAddPins}
      mayEdit={mayEdit}
    />
  )
})

interface SectionFlyoutProps {
  readonly board: Board
  readonly sectionId: string
}

/** What whoever may put pins on a board can make in one of its sections. */
export function SectionFlyout({ board, sectionId }: SectionFlyoutProps) {
  if (!board.viewer_can.add_pin) return null
  return <Flyout surface="section" place={{ at: 'section', boardId: board.id, sectionId }} />
}
