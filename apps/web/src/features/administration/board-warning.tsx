import { adminWarnOfBoard, type FoundThing } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { boardWarningWords as words } from './admin-board-warning.words.ts'
import { adminWords } from './admin.words.ts'
import { ReasonField } from './employees-screen.tsx'

/** Whether the moderators warn people before a board. */
const isWarnedOf = ({ states }: FoundThing) => states.includes('sensitive')

/** For moderators: the warning before a board, which its owner cannot take away. */
export const warningColumn = (onOpen: (board: FoundThing) => void): Column<FoundThing> => ({
  key: 'acts',
  heading: adminWords.act,
  cell: (thing) => {
    if (thing.type !== 'board' || thing.states.includes('deleted')) return null
    const name = { name: thing.title }
    return (
      <Button
        size={32}
        aria-label={isWarnedOf(thing) ? words.takeAwayFrom(name) : words.warnOf(name)}
        onClick={() => onOpen(thing)}
      >
        {isWarnedOf(thing) ? words.takeAway : words.warn}
      </Button>
    )
  },
})

interface WarnOfBoardProps {
  readonly board: FoundThing
  readonly onClose: () => void
  readonly onDone: (text: string) => Promise<void>
}

/** Asks why, and changes the warning. */
export function WarnOfBoard({ board, onClose, onDone }: WarnOfBoardProps) {
  const isWarned = isWarnedOf(board)
  const name = { name: board.title }
  return (
    <DialogForm
      heading={isWarned ? words.takeAwayFrom(name) : words.warnOf(name)}
      fields={['reason']}
      submitLabel={isWarned ? words.takeAway : words.warn}
      onClose={onClose}
      send={async (values) => {
        await call(adminWarnOfBoard, { board_id: board.id, is_sensitive: !isWarned, reason: values.text('reason') })
        await onDone(isWarned ? words.wasTakenAway : words.wasWarned)
      }}
    >
      {(errors) => <ReasonField error={errors['reason']} />}
    </DialogForm>
  )
}
