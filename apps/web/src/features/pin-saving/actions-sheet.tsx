import type { Pin } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Modal } from '../../ui/modal.tsx'
import { useBoard } from '../../entities/board/use-board.ts'
import { pickerQuery } from '../../entities/board/lists/picker-boards.ts'
import { externalLink } from '../../ui/external-link.ts'
import { gridTitle } from '../../entities/pin/card/pin-card-size.ts'
import styles from './actions-sheet.module.css'
import { leavePinDialog } from '../../entities/pin/pin-dialog-store.ts'
import { SavedNote } from '../../entities/pin/saving/save-controls.tsx'
import { usePinChoices } from '../../entities/pin/actions/use-pin-choices.tsx'
import { usePinSave } from '../../entities/pin/saving/use-pin-save.ts'
import { actionWords } from '../../ui/action.words.ts'
import { actionsSheetWords } from './actions-sheet.words.ts'

interface ActionsSheetProps {
  readonly pin: Pin
  readonly trigger: HTMLElement | null
  readonly onClose: () => void
}

/** Everything a card offers, for fingers. */
export function ActionsSheet({ pin, trigger, onClose }: ActionsSheetProps) {
  const groups = usePinChoices({ pin, hasShare: true, trigger: () => trigger })
  const outside = externalLink(pin.link)
  const title = gridTitle(pin)
  return (
    <Modal heading={title === '' ? actionsSheetWords.heading : title} isOpen onClose={onClose} width={400}>
      {pin.viewer_can.save && <SaveRow pin={pin} trigger={trigger} onClose={onClose} />}
      <ul className={styles['list']}>
        {outside && (
          <li>
            <a
              className={styles['row']}
              href={outside.url}
              target="_blank"
              rel="noopener nofollow ugc"
              data-leads-out={pin.id}
            >
              <ExternalLink size={20} aria-hidden="true" />
              <span className={styles['words']}>{actionsSheetWords.visit({ domain: outside.domain })}</span>
            </a>
          </li>
        )}
        {groups.flatMap((group) =>
          group.choices.map(({ id, label, icon, isDangerous, onChoose }) => (
            <li key={id}>
              <button
                type="button"
                className={classNames(styles['row'], isDangerous === true && styles['dangerous'])}
                onClick={() => {
                  leavePinDialog()
                  onChoose?.()
                }}
              >
                {icon}
                <span className={styles['words']}>{label}</span>
              </button>
            </li>
          )),
        )}
      </ul>
    </Modal>
  )
}

function SaveRow({ pin, trigger, onClose }: ActionsSheetProps) {
  const { saved, isBusy, quickSave, choose } = usePinSave(pin)
  const member = useMember()
  const { data } = useQuery({ ...pickerQuery, enabled: member !== null })
  const last = useBoard(data?.boards_shortlist[0])
  if (saved) {
    return (
      <div className={styles['save']}>
        <SavedNote saved={saved} className={styles['note']} onLeave={onClose} />
        <Button size={48} isWide onClick={() => choose(trigger)}>
          {actionsSheetWords.saveElsewhere}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles['save']}>
      <Button kind="primary" size={48} isWide isBusy={isBusy} onClick={() => quickSave(trigger)}>
        <span className={styles['words']}>
          {last ? actionsSheetWords.saveTo({ name: last.name }) : actionWords.save}
        </span>
      </Button>
      {member && (
        <Button size={48} isWide onClick={() => choose(trigger)}>
          {data?.all_boards.length === 0 ? actionsSheetWords.createBoard : actionsSheetWords.chooseElsewhere}
        </Button>
      )}
    </div>
  )
}
