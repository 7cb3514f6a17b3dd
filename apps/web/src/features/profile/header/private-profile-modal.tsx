import type { User } from '@pinfold/contract'
import { Modal } from '../../../ui/modal.tsx'
import { FollowButton } from '../../../entities/member/follow-button.tsx'
import styles from './private-profile.module.css'
import { profileWords } from '../profile.words.ts'

interface PrivateProfileModalProps {
  readonly user: User
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** PS-03: says why a list of a private profile does not open, and how it would. */
export function PrivateProfileModal({ user, isOpen, onClose }: PrivateProfileModalProps) {
  return (
    <Modal heading={profileWords.isPrivate} isOpen={isOpen} onClose={onClose} width={440}>
      <div className={styles['modal']}>
        <p>{profileWords.privateMeans}</p>
        <FollowButton user={user} size={48} isOfPage />
      </div>
    </Modal>
  )
}
