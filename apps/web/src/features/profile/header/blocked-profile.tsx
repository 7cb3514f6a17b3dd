import type { User } from '@pinfold/contract'
import { Ban } from 'lucide-react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { FollowButton } from '../../../entities/member/follow-button.tsx'
import { ProfileName } from '../../../entities/member/profile-name.tsx'
import { ProfileOptions } from '../actions/profile-options.tsx'
import { ProfileTopBar } from './profile-top-bar.tsx'
import styles from './blocked-profile.module.css'
import { blockedWords, useBlock, useIsBlocked } from '../../../entities/member/blocking/use-block.ts'
import { profileWords } from '../profile.words.ts'

/** Whether the page shows the member as one the viewer blocks: also while a page read during the block still stands. */
export function useIsShutOut(user: User): boolean {
  const isBlocked = useIsBlocked(user)
  return isBlocked || user.blocked_by_me
}

/** What who blocks somebody still sees of them: name, picture and Unblock. */
export function BlockedProfileHeader({ user }: { readonly user: User }) {
  const [isBlocked, wish] = useBlock(user, 'profile')
  return (
    <div className={styles['place']}>
      <ProfileTopBar user={user} />
      <header className={styles['header']}>
        <Avatar name={user.full_name} pictureUrl={user.image_xlarge_url} size={120} />
        <ProfileName user={user} />
        <p className={styles['handle']} dir="ltr">{`@${user.username}`}</p>
        <div className={styles['actions']}>
          {isBlocked ? (
            <Button
              size={48}
              data-unblock
              aria-label={profileWords.unblockName({ name: user.full_name })}
              onClick={() => wish(false)}
            >
              {profileWords.unblock}
            </Button>
          ) : (
            <FollowButton user={user} size={48} isOfPage />
          )}
          <ProfileOptions user={user} />
        </div>
      </header>
    </div>
  )
}

/** Stands in place of what a block hides. */
export function BlockedNotice({ user }: { readonly user: User }) {
  if (!useIsBlocked(user)) return <div className={styles['waiting']} aria-busy="true" />
  return (
    <section className={styles['notice']}>
      <Ban size={24} aria-hidden="true" />
      <h2>{blockedWords(user)}</h2>
      <p>{profileWords.blockMeans}</p>
    </section>
  )
}
