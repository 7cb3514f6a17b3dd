import { type Board, boardInviteResource, limits } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { PeoplePicker } from '../../../entities/conversation/people-picker.tsx'
import type { Recipient } from '../../../entities/conversation/recipients.ts'
import { InviteByEmail } from './invite-by-email.tsx'
import { InviteByLink } from './invite-by-link.tsx'
import styles from './invite-people-modal.module.css'
import { useLocale } from '../../../api/viewer.ts'
import { counted } from '../../../ui/format.ts'
import { invitingWords } from './inviting.words.ts'

const ways = ['people', 'email', 'link'] as const
type Way = (typeof ways)[number]

interface InvitePeopleModalProps {
  readonly board: Pick<Board, 'id' | 'name' | 'collaborating_users'>
  readonly onClose: () => void
  readonly onInvited?: () => void
}

/** BO-04: asks people to work on a board: members by name, anybody by email or by a link. */
export function InvitePeopleModal({ board, onClose, onInvited }: InvitePeopleModalProps) {
  const [way, setWay] = useState<Way>('people')
  const finish = (words: string) => {
    showToast({ text: words })
    onInvited?.()
    onClose()
  }
  return (
    <Modal heading={invitingWords.heading({ board: board.name })} isOpen onClose={onClose} width={440}>
      <div className={styles['body']}>
        <div className={styles['ways']} role="group" aria-label={invitingWords.howToInvite}>
          {ways.map((value) => (
            <button
              key={value}
              type="button"
              className={styles['way']}
              aria-pressed={way === value}
              onClick={() => setWay(value)}
            >
              {invitingWords[value]}
            </button>
          ))}
        </div>
        {/* All stay, so that nothing chosen or typed is lost. */}
        <div hidden={way !== 'people'}>
          <ByName board={board} onDone={finish} />
        </div>
        <div hidden={way !== 'email'}>
          <InviteByEmail boardId={board.id} onDone={finish} />
        </div>
        {way === 'link' && <InviteByLink boardId={board.id} />}
      </div>
    </Modal>
  )
}

interface ByNameProps extends Pick<InvitePeopleModalProps, 'board'> {
  readonly onDone: (words: string) => void
}

function ByName({ board, onDone }: ByNameProps) {
  const locale = useLocale()
  const [chosen, setChosen] = useState<readonly Recipient[]>([])
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const invite = async () => {
    setBusy(true)
    setError(null)
    try {
      await call(boardInviteResource.create, { board_id: board.id, invited_user_ids: chosen.map(({ id }) => id) })
      const [first] = chosen
      onDone(
        first && chosen.length === 1
          ? invitingWords.isInvited({ name: first.name })
          : invitingWords.areInvited(counted(chosen.length, locale)),
      )
    } catch (failure) {
      setError(messageOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles['body']}>
      <PeoplePicker
        chosen={chosen}
        onChange={setChosen}
        most={limits.boardInvites.atOnce}
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
        {invitingWords.invite}
      </Button>
    </div>
  )
}
