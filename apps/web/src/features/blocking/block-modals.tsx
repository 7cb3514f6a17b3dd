import type { User } from '@pinfold/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './block-modals.module.css'
import { blockedWords, useBlock } from '../../entities/member/blocking/use-block.ts'

interface BlockModalsProps {
  readonly user: User
  readonly onClose: () => void
}

/** ST-04, PS-18: asks, blocks, and says what that means. A refused block takes the second one away again. */
export function BlockModals({ user, onClose }: BlockModalsProps) {
  const [isBlocked, wish] = useBlock(user, 'profile_options')
  const [isConfirmed, setConfirmed] = useState(false)
  if (isConfirmed) return <Blocked user={user} isOpen={isBlocked} onClose={() => leave(user, onClose)} />
  const block = () => {
    wish(true)
    setConfirmed(true)
  }
  return (
    <Modal heading={`Block ${user.full_name}?`} isOpen onClose={onClose} width={440} role="alertdialog">
      <div className={styles['question']}>
        <ul className={styles['points']}>
          <li>You won’t see each other’s Pins, boards and comments.</li>
          <li>You will stop following each other, and cannot follow again.</li>
          <li>We won’t tell {user.full_name}.</li>
        </ul>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="danger" onClick={block}>
            Block
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** ER-12. What opened the dialogs went with the block; the focus goes to what takes the block back. */
function leave(user: User, onClose: () => void) {
  onClose()
  showToast({ text: blockedWords(user) })
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-unblock]')?.focus({ preventScroll: true })
  }, 50)
}

function Blocked({ user, isOpen, onClose }: BlockModalsProps & { readonly isOpen: boolean }) {
  return (
    <Modal heading={`${user.full_name} is blocked`} isOpen={isOpen} onClose={onClose} width={440}>
      <div className={styles['question']}>
        <p>You no longer see each other. You can unblock them at any time on their profile.</p>
        <div className={styles['buttons']}>
          <Button kind="primary" onClick={onClose}>
            Got it
          </Button>
        </div>
      </div>
    </Modal>
  )
}
