import type { User } from '@pinfold/contract'
import type { ReactNode } from 'react'
import { useMember } from '../../../api/viewer.ts'
import { MessageButton } from '../../../entities/conversation/message-button.tsx'
import { ContactMenu } from './contact-menu.tsx'
import { FollowButton } from '../../../entities/member/follow-button.tsx'
import styles from './profile-actions.module.css'
import { ProfileOptions } from './profile-options.tsx'
import { ProfileShare } from './profile-share.tsx'

interface ProfileActionsProps {
  readonly user: User
  /** For the owner: opens the form with what the profile says. */
  readonly editButton: ReactNode
}

/** PS-01, PS-04, RP-01, RP-04: what this viewer does with the profile. Nobody follows himself. */
export function ProfileActions({ user, editButton }: ProfileActionsProps) {
  const isOwn = useMember()?.id === user.id
  return (
    <div className={styles['actions']}>
      <ProfileShare user={user} />
      {isOwn ? (
        editButton
      ) : (
        <>
          <MessageButton user={user} />
          <ContactMenu user={user} />
          <FollowButton user={user} size={48} isOfPage />
        </>
      )}
      <ProfileOptions user={user} />
    </div>
  )
}
