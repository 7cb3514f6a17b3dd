import { type Board, contactRequestResource } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { useLocale } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Age } from '../../../ui/age.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import styles from '../inviting/invite-ways.module.css'

interface JoinRequestModalProps {
  readonly board: Board
  /** Since when the viewer's request waits; null where there is none. */
  readonly askedAt: string | null
  readonly onClose: () => void
}

/** BO-04: asks the owner to let the viewer onto the board, or takes back what was asked. */
export function JoinRequestModal({ board, askedAt, onClose }: JoinRequestModalProps) {
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const send = async (which: 'create' | 'delete', told: string) => {
    setBusy(true)
    setFailure(null)
    try {
      await call(contactRequestResource[which], { board_id: board.id })
      showToast({ text: told })
      onClose()
    } catch (refused) {
      setFailure(refused)
      setBusy(false)
    }
  }
  const owner = board.owner.full_name
  return (
    <Modal
      heading={askedAt ? `Your request to join ${board.name}` : `Join ${board.name}?`}
      isOpen
      onClose={onClose}
      width={400}
    >
      <div className={styles['way']}>
        <p>
          {askedAt ? (
            <>
              Sent <Age moment={askedAt} locale={locale} />. {owner} hasn’t answered yet.
            </>
          ) : (
            `We ask ${owner} to let you add Pins and sections to this board.`
          )}
        </p>
        {failure !== null && (
          <div role="alert">
            <FieldError>{messageOf(failure)}</FieldError>
          </div>
        )}
        {askedAt ? (
          <div className={styles['buttons']}>
            <Button
              size={48}
              isBusy={isBusy}
              onClick={() => void send('delete', `You took your request to join ${board.name} back`)}
            >
              Withdraw
            </Button>
            <Button size={48} kind="primary" onClick={onClose}>
              Keep waiting
            </Button>
          </div>
        ) : (
          <Button
            size={48}
            kind="primary"
            isWide
            isBusy={isBusy}
            onClick={() => void send('create', `You asked to join ${board.name}`)}
          >
            Ask to join
          </Button>
        )}
      </div>
    </Modal>
  )
}
