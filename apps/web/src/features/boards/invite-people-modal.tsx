import { type Board, boardInviteResource } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { PeoplePicker } from '../messaging/people-picker.tsx'
import type { Recipient } from '../messaging/recipients.ts'
import styles from './invite-people-modal.module.css'

const MOST = 20

interface InvitePeopleModalProps {
  readonly board: Pick<Board, 'id' | 'name' | 'collaborating_users'>
  readonly onClose: () => void
  readonly onInvited?: () => void
}

/** Asks members to work on a board. */
export function InvitePeopleModal({ board, onClose, onInvited }: InvitePeopleModalProps) {
  const [chosen, setChosen] = useState<readonly Recipient[]>([])
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const invite = async () => {
    setBusy(true)
    setError(null)
    try {
      await call(boardInviteResource.create, { board_id: board.id, invited_user_ids: chosen.map(({ id }) => id) })
      const [first] = chosen
      showToast({ text: chosen.length === 1 ? `${first?.name} is invited` : `${chosen.length} people are invited` })
      onInvited?.()
      onClose()
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal heading={`Invite people to ${board.name}`} isOpen onClose={onClose} width={440}>
      <div className={styles['body']}>
        <PeoplePicker
          chosen={chosen}
          onChange={setChosen}
          most={MOST}
          membersOnly
          without={board.collaborating_users?.map(({ id }) => id) ?? []}
        />
        {error !== null && <FieldError>{error}</FieldError>}
        <Button
          kind="primary"
          size={48}
          isWide
          disabled={chosen.length === 0}
          isBusy={isBusy}
          onClick={() => void invite()}
        >
          Invite
        </Button>
      </div>
    </Modal>
  )
}
