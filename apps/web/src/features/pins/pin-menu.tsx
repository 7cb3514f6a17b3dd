import { type Pin, pinResource } from '@pinfold/contract'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Modal } from '../../ui/modal.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { EditPinForm } from './edit-pin-form.tsx'

/** Edit and delete for the pinner; whoever keeps the board may take a pin off it. */
export function PinMenu({ pin }: { readonly pin: Pin }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const close = () => setOpen(null)
  const isOwn = pin.viewer_can.delete
  const remove = async () => {
    await call(pinResource.delete, { id: pin.id })
    showToast({ text: isOwn ? 'Pin deleted' : `Taken off ${pin.board?.name ?? 'the board'}` })
    await navigate(pin.board ? links.board(pin.board) : links.home(), { replace: true })
  }
  const choices = [
    ...(pin.viewer_can.edit
      ? [{ id: 'edit', label: 'Edit Pin', icon: <Pencil size={20} />, onChoose: () => setOpen('edit') }]
      : []),
    ...(isOwn || pin.viewer_can.remove_from_board
      ? [
          {
            id: 'delete',
            label: isOwn ? 'Delete Pin' : 'Remove from board',
            icon: <Trash2 size={20} />,
            isDangerous: true,
            onChoose: () => setOpen('delete'),
          },
        ]
      : []),
  ]
  if (choices.length === 0) return null
  return (
    <>
      <Menu label="More options" icon={<Ellipsis size={24} />} groups={[{ id: 'pin', choices }]} />
      <Modal heading="Edit Pin" isOpen={open === 'edit'} onClose={close} width={560} hasUnsavedText>
        <EditPinForm
          pin={pin}
          onCancel={close}
          onSaved={() => {
            close()
            void revalidate()
          }}
        />
      </Modal>
      <ConfirmModal
        heading={isOwn ? 'Delete this Pin?' : 'Remove this Pin?'}
        text={isOwn ? 'Once it is deleted, it cannot be brought back.' : 'It goes off this board.'}
        confirmLabel={isOwn ? 'Delete' : 'Remove'}
        isOpen={open === 'delete'}
        onClose={close}
        onConfirm={remove}
        messageOf={messageOf}
      />
    </>
  )
}
