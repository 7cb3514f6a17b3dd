import type { User } from '@pinfold/contract'
import type { ReactNode } from 'react'
import { links } from '../../../api/links.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { CountButtons } from './count-buttons.tsx'
import { ProfileAbout } from '../about/profile-about.tsx'
import { ProfileTopBar } from './profile-top-bar.tsx'
import styles from './self-profile-header.module.css'
import { profileWords } from '../profile.words.ts'

interface SelfProfileHeaderProps {
  readonly user: User
  /** The tab bar. */
  readonly children?: ReactNode
  /** Filter buttons, under the tabs. */
  readonly filters?: ReactNode
}

/** PS-05: the head of the page on which a member finds their own things again. */
export function SelfProfileHeader({ user, children, filters }: SelfProfileHeaderProps) {
  return (
    <div className={styles['place']}>
      <ProfileTopBar user={user} />
      <header className={styles['header']}>
        <h1 className={styles['title']}>{profileWords.savedIdeas}</h1>
        <div className={styles['person']}>
          <Avatar name={user.full_name} pictureUrl={user.image_large_url} size={64} />
          <div className={styles['words']}>
            <p className={styles['name']} dir="auto">
              {user.full_name}
            </p>
            <p className={styles['counts']}>
              <CountButtons user={user} />
            </p>
          </div>
          <LinkButton className={styles['view']} to={links.publicProfile(user.username)}>
            {profileWords.view}
          </LinkButton>
        </div>
        <ProfileAbout user={user} className={styles['about']} />
        {children}
        {filters !== undefined && <div className={styles['filters']}>{filters}</div>}
      </header>
    </div>
  )
}
