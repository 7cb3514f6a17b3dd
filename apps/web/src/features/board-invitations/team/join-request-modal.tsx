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
import { Rich } from '../../../ui/rich.tsx'
import { joinRequestWords } from './join-request.words.ts'

interface JoinRequestModalProps {
  readonly board: Board
  /** Since when the viewer's request waits; null where there is none. */
  readonly askedAt: string | null
  readonly onClose: () => void
}

const ageOf = (moment: string, locale: string) => () => <Age moment={moment} locale={locale} />

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
  const named = { board: board.name }
  return (
    <Modal
      heading={askedAt ? joinRequestWords.yourRequest(named) : joinRequestWords.join(named)}
      isOpen
      onClose={onClose}
      width={400}
    >
      <div className={styles['way']}>
        <p>
          {askedAt ? (
            <Rich parts={joinRequestWords.sent({ owner, age: ageOf(askedAt, locale) })} />
          ) : (
            joinRequestWords.weAsk({ owner })
          )}
        </p>
        {failure !== null && (
          <div role="alert">
            <FieldError>{messageOf(failure)}</FieldError>
          </div>
        )}
        {askedAt ? (
          <div className={styles['buttons']}>
            <Button size={48} isBusy={isBusy} onClick={() => void send('delete', joinRequestWords.takenBack(named))}>
              {joinRequestWords.withdraw}
            </Button>
            <Button size={48} kind="primary" onClick={onClose}>
              {joinRequestWords.keepWaiting}
            </Button>
          </div>
        ) : (
          <Button
            size={48}
            kind="primary"
            isWide
            isBusy={isBusy}
            onClick={() => void send('create', joinRequestWords.asked(named))}
          >
            {joinRequestWords.ask}
          </Button>
        )}
      </div>
    </Modal>
  )
}
