import { pinResource } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { Modal } from '../../ui/modal.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ReportModal } from '../../entities/report/report-modal.tsx'
import { EditPinForm } from '../../features/pin-editing/index.ts'
import { ActionsSheet, SavePicker } from '../../features/pin-saving/index.ts'
import { type PinDialog, closePinDialog, focusableOf } from '../../entities/pin/pin-dialog-store.ts'
import { usePin } from '../../entities/pin/use-pin.ts'
import { tellDeleted } from '../../entities/pin/actions/pin-gone.ts'
import { forgetSaved } from '../../entities/pin/saving/use-pin-save.ts'
import { actionWords } from '../../ui/action.words.ts'
import { pinDialogWords } from './open-pin-dialog.words.ts'

/** After a dialog went, the focus is where it was, or else at what opened it. */
function close(trigger: HTMLElement | null) {
  closePinDialog()
  setTimeout(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return
    focusableOf(trigger)?.focus({ preventScroll: true })
  }, 50)
}

interface OpenDialogProps {
  readonly dialog: PinDialog
}

export function OpenPinDialog({ dialog }: OpenDialogProps) {
  const { kind, trigger } = dialog
  const pin = usePin(dialog.pin)
  const onClose = () => close(trigger)
  if (kind === 'save') return <SavePicker pin={pin} trigger={trigger} onClose={onClose} />
  if (kind === 'actions') return <ActionsSheet pin={pin} trigger={trigger} onClose={onClose} />
  if (kind === 'edit') return <EditPin pin={pin} onClose={onClose} />
  if (kind === 'report') {
    const thing = { object_type: 'pin', object_id: pin.id } as const
    return <ReportModal heading={pinDialogWords.report} thing={thing} onClose={onClose} />
  }
  return <DeletePin pin={pin} onClose={onClose} />
}

interface DialogProps extends Pick<PinDialog, 'pin'> {
  readonly onClose: () => void
}

function EditPin({ pin, onClose }: DialogProps) {
  return (
    <Modal heading={pinDialogWords.edit} isOpen onClose={onClose} width={560}>
      <EditPinForm pin={pin} onCancel={onClose} onSaved={onClose} />
    </Modal>
  )
}

const removedText = ({ board }: PinDialog['pin']): string =>
  board ? pinDialogWords.removed({ board: board.name }) : pinDialogWords.removedFromBoard

function DeletePin({ pin, onClose }: DialogProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const isOwn = pin.viewer_can.delete
  const remove = async () => {
    await call(pinResource.delete, { id: pin.id })
    tellDeleted(queries, pin.id)
    forgetSaved(queries, pin)
    onClose()
    showToast({ text: isOwn ? pinDialogWords.deleted : removedText(pin) })
    // Its own page is gone with it.
    const isItsPage = pathname.replace(/\/?$/, '/') === links.pin(pin.id)
    if (isItsPage) await navigate(pin.board ? links.board(pin.board) : links.home(), { replace: true })
  }
  return (
    <ConfirmModal
      heading={isOwn ? pinDialogWords.deleteHeading : pinDialogWords.removeHeading}
      text={isOwn ? pinDialogWords.deleteText : pinDialogWords.removeText}
      confirmLabel={isOwn ? actionWords.delete : actionWords.remove}
      isOpen
      onClose={onClose}
      onConfirm={remove}
      messageOf={messageOf}
    />
  )
}
