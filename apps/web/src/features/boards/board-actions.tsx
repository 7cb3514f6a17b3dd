import { type Board, boardResource, limits } from '@pinfold/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2, UserRoundPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { Menu, type MenuChoice } from '../../ui/menu.tsx'
import { Modal } from '../../ui/modal.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ShareButton } from '../sharing/share-button.tsx'
import { boardTarget } from '../sharing/share-target.ts'
import { CreateMenu } from '../pins/create-menu/create-menu.tsx'
import styles from './board-screen.module.css'
import { forgetPickerBoards } from './stale-boards.ts'

const EditBoardForm = lazy(() => import('./edit-board-form.tsx').then((module) => ({ default: module.EditBoardForm })))
const InvitePeopleModal = lazy(() =>
  import('./invite-people-modal.tsx').then((module) => ({ default: module.InvitePeopleModal })),
)

/** Create, share and edit; only what the server says this viewer may do. */
export function BoardActions({ board }: { readonly board: Board }) {
  const [open, setOpen] = useState<'edit' | 'invite' | 'delete' | null>(null)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const queries = useQueryClient()
  const can = board.viewer_can
  const close = () => setOpen(null)

  const remove = async () => {
    await call(boardResource.delete, { board_id: board.id })
    forgetPickerBoards(queries)
    showToast({ text: `${board.name} was deleted` })
    await navigate(links.profile(board.owner.username), { replace: true })
  }
  const finishEdit = (saved: Board) => {
    close()
    forgetPickerBoards(queries)
    // A new name is a new address.
    if (saved.url === board.url) void revalidate()
    else void navigate(links.board(saved), { replace: true })
  }
  const changes: MenuChoice[] = [
    ...(can.edit
      ? [{ id: 'edit', label: 'Edit board', icon: <Pencil size={20} />, onChoose: () => setOpen('edit') }]
      : []),
    ...(can.invite
      ? [
          {
            id: 'invite',
            label: 'Invite people',
            icon: <UserRoundPlus size={20} />,
            onChoose: () => setOpen('invite'),
          },
        ]
      : []),
    ...(can.delete
      ? [
          {
            id: 'delete',
            label: 'Delete board',
            icon: <Trash2 size={20} />,
            isDangerous: true,
            onChoose: () => setOpen('delete'),
          },
        ]
      : []),
  ]
  return (
    <div className={styles['actions']}>
      {can.add_pin && (
        <CreateMenu label="Board Actions" surface={{ at: 'board', boardId: board.id, canAddSection: can.edit }} />
      )}
      <ShareButton target={boardTarget(board)} kind="filled" />
      {changes.length > 0 && (
        <Menu
          label="More options"
          icon={<Ellipsis size={24} />}
          kind="filled"
          groups={[{ id: 'change', choices: changes }]}
        />
      )}
      <Modal heading="Edit board" isOpen={open === 'edit'} onClose={close}>
        <EditBoardForm board={board} onSaved={finishEdit} onCancel={close} />
      </Modal>
      {open === 'invite' && (
        <Suspense fallback={null}>
          <InvitePeopleModal board={board} onClose={close} />
        </Suspense>
      )}
      <ConfirmModal
        heading={`Delete ${board.name}?`}
        text={`The board and all its Pins go away for everybody. You can bring it back for ${limits.deletedBoards.restorableDays} days.`}
        confirmLabel="Delete"
        isOpen={open === 'delete'}
        onClose={close}
        onConfirm={remove}
        messageOf={messageOf}
      />
    </div>
  )
}
