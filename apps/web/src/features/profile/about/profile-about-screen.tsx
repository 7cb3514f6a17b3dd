import type { User } from '@pinfold/contract'
import { AtSign, Camera, Globe, MapPin, Scale, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale } from '../../../api/viewer.ts'
import { externalLink } from '../../../ui/external-link.ts'
import styles from './profile-about-screen.module.css'
import { InstagramLink, OWN_LINK, useImprint, WebsiteLink } from './profile-links.tsx'
import { monthlyViews } from '../../../entities/member/profile-words.ts'
import { profileAboutWords } from './profile-about.words.ts'

/** PR-02: all that a member says of themselves. */
export function ProfileAboutScreen({ user }: { readonly user: User }) {
  const imprint = useImprint(user)
  const views = monthlyViews(user, useLocale())
  return (
    <div className={styles['screen']}>
      {user.about.trim() !== '' && (
        <p className={styles['about']} dir="auto">
          {user.about.trim()}
        </p>
      )}
      <ul className={styles['facts']}>
        <Fact icon={<AtSign size={20} />}>
          <span dir="ltr">{user.username}</span>
        </Fact>
        {user.pronouns.length > 0 && <Fact icon={<UserRound size={20} />}>{user.pronouns.join('/')}</Fact>}
        {user.location && (
          <Fact icon={<MapPin size={20} />}>
            <bdi>{user.location}</bdi>
          </Fact>
        )}
        {externalLink(user.website_url) && (
          <Fact icon={<Globe size={20} />}>
            <WebsiteLink user={user} />
          </Fact>
        )}
        {user.instagram_data && (
          <Fact icon={<Camera size={20} />}>
            <InstagramLink user={user} />
          </Fact>
        )}
        {imprint && (
          <Fact icon={<Scale size={20} />}>
            <a href={imprint.url} target="_blank" rel={OWN_LINK}>
              {profileAboutWords.imprint}
            </a>
          </Fact>
        )}
      </ul>
      {views !== null && <p className={styles['views']}>{views}</p>}
    </div>
  )
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={styles['fact']}>
      <span aria-hidden="true">{icon}</span>
      <span className={styles['words']}>{children}</span>
    </li>
  )
}
