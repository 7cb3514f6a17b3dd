import type { User } from '@pinfold/contract'
import { useLocale, useMember } from '../../api/viewer.ts'
import { AccountMenu } from '../../app/shell/account-menu.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { countOf } from '../../ui/format.ts'
import { CreateMenu } from '../pins/create-menu/create-menu.tsx'
import { externalLink } from '../pins/external-link.ts'
import { FollowButton } from './follow-button.tsx'
import styles from './profile.module.css'
import { shownWebsite } from './shown-website.ts'

/** PS-01 in its first form: picture, name, website, about, username, counts. */
export function ProfileHeader({ user }: { readonly user: User }) {
  const locale = useLocale()
  const member = useMember()
  const website = externalLink(user.website_url)
  return (
    <header className={styles['header']}>
      {member?.id === user.id && (
        <div className={styles['ownMenu']}>
          <AccountMenu member={member} showsGear />
        </div>
      )}
      <Avatar name={user.full_name} pictureUrl={user.image_xlarge_url} size={120} />
      <h1 className={styles['name']}>{user.full_name}</h1>
      <p className={styles['handle']}>
        {`@${user.username}`}
        {user.pronouns.length > 0 && ` · ${user.pronouns.join('/')}`}
      </p>
      {user.about !== '' && <p className={styles['about']}>{user.about}</p>}
      {website && (
        <a className={styles['website']} href={website.url} target="_blank" rel="noopener nofollow me ugc">
          {shownWebsite(website.url)}
        </a>
      )}
      <p className={styles['counts']}>
        {countOf(user.follower_count, 'follower', 'followers', locale)} ·{' '}
        {countOf(user.following_count, 'following', 'following', locale)}
      </p>
      {member?.id === user.id ? (
        <CreateMenu hasText size={48} surface={{ at: 'profile' }} />
      ) : (
        <FollowButton user={user} size={48} />
      )}
    </header>
  )
}
