import type { User } from '@pinfold/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import styles from './block-modals.module.css'
import { sayBlocked, useBlock } from '../../entities/member/blocking/use-block.ts'
import { actionWords } from '../../ui/action.words.ts'
import { blockDialogsWords } from './block-dialogs.words.ts'

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
    <Modal
      heading={blockDialogsWords.question({ name: user.full_name })}
      isOpen
      onClose={onClose}
      width={440}
      role="alertdialog"
    >
      <div className={styles['question']}>
        <ul className={styles['points']}>
          <li>{blockDialogsWords.unseen}</li>
          <li>{blockDialogsWords.unfollowed}</li>
          <li>{blockDialogsWords.untold({ name: user.full_name })}</li>
        </ul>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{actionWords.cancel}</Button>
          <Button kind="danger" onClick={block}>
            {blockDialogsWords.block}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** ER-12. What opened the dialogs went with the block; the focus goes to what takes the block back. */
function leave(user: User, onClose: () => void) {
  onClose()
  sayBlocked(user)
  setTimeout(() => {
    // A dialog whose opener went leaves the focus at the page's main part.
    if ([null, document.body, document.getElementById('main')].includes(document.activeElement as HTMLElement | null))
      document.querySelector<HTMLElement>('[data-unblock]')?.focus({ preventScroll: true })
  }, 50)
}

function Blocked({ user, isOpen, onClose }: BlockModalsProps & { readonly isOpen: boolean }) {
  return (
    <Modal heading={blockDialogsWords.blocked({ name: user.full_name })} isOpen={isOpen} onClose={onClose} width={440}>
      <div className={styles['question']}>
        <p>{blockDialogsWords.blockedMeans}</p>
        <div className={styles['buttons']}>
          <Button kind="primary" onClick={onClose}>
            {blockDialogsWords.gotIt}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
