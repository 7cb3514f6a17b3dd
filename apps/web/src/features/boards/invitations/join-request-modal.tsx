import { type Board, contactRequestResource } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { messageOf } from '../../../api/failure.ts'
import { useLocale } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { formatAge } from '../../../ui/format.ts'
import { Modal } from '../../../ui/modal.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import styles from './invite-ways.module.css'

interface JoinRequestModalProps {
  readonly board: Board
  readonly onClose: () => void
}

/** BO-04: asks the owner to let the viewer onto the board, or says since when they wait. */
export function JoinRequestModal({ board, onClose }: JoinRequestModalProps) {
  const locale = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { data: askedAt, error } = useQuery({
    queryKey: ['join-request', board.id],
    queryFn: async () => (await call(contactRequestResource.get, { board_id: board.id })).data.asked_at,
    gcTime: 0,
  })
  const ask = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await call(contactRequestResource.create, { board_id: board.id })
      showToast({ text: `You asked to join ${board.name}` })
      onClose()
    } catch (refused) {
      setFailure(refused)
      setBusy(false)
    }
  }
  const wrong = failure ?? error
  return (
    <Modal heading={`Join ${board.name}?`} isOpen onClose={onClose} width={400}>
      <div className={styles['way']}>
        {askedAt === undefined && !error ? (
          <Skeleton style={{ inlineSize: '100%', blockSize: 48 }} />
        ) : (
          <p>
            {askedAt
              ? `You asked ${formatAge(askedAt, locale)}. ${board.owner.full_name} has not answered yet.`
              : `We ask ${board.owner.full_name} to let you add Pins and sections to this board.`}
          </p>
        )}
        {wrong !== null && wrong !== undefined && <FieldError>{messageOf(wrong)}</FieldError>}
        {askedAt ? (
          <Button size={48} isWide onClick={onClose}>
            Close
          </Button>
        ) : (
          <Button size={48} kind="primary" isWide isBusy={isBusy || askedAt === undefined} onClick={() => void ask()}>
            Ask to join
          </Button>
        )}
      </div>
    </Modal>
  )
}
