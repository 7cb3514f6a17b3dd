import type { User } from '@pinfold/contract'
import { lazy, Suspense, useState } from 'react'
import { useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { MessageButton } from '../messaging/message-button.tsx'
import { ContactMenu } from './contact-menu.tsx'
import { FollowButton } from './follow-button.tsx'
import styles from './profile-actions.module.css'
import { ProfileOptions } from './profile-options.tsx'
import { ProfileShare } from './profile-share.tsx'
import { loadPart } from '../../ui/load-part.ts'

const EditProfileModal = lazy(() =>
  loadPart(() => import('./edit-profile-modal.tsx')).then((module) => ({ default: module.EditProfileModal })),
)

/** PS-01, PS-04, RP-01, RP-04: what this viewer does with the profile. Nobody follows himself. */
export function ProfileActions({ user }: { readonly user: User }) {
  const isOwn = useMember()?.id === user.id
  return (
    <div className={styles['actions']}>
      <ProfileShare user={user} />
      {isOwn ? (
        <EditProfileButton user={user} />
      ) : (
        <>
          <MessageButton user={user} />
          <ContactMenu user={user} />
          <FollowButton user={user} size={48} />
        </>
      )}
      <ProfileOptions user={user} />
    </div>
  )
}

/** Opens the form with what the profile says. */
function EditProfileButton({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={48} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Edit profile
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditProfileModal user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
