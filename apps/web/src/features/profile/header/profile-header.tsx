import type { User } from '@pinfold/contract'
import type { ReactNode } from 'react'
import { useExperiment, useLocale } from '../../../api/viewer.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { BlockedProfileHeader, useIsShutOut } from './blocked-profile.tsx'
import { CountButtons } from './count-buttons.tsx'
import { useIsClosed } from './private-notice.tsx'
import { PrivateProfileHeader } from './private-profile-header.tsx'
import { ProfileAbout } from '../about/profile-about.tsx'
import { ProfileActions } from '../actions/profile-actions.tsx'
import { ProfileCallout } from './profile-callout.tsx'
import { coverPictures, ProfileCover } from '../../../entities/member/profile-cover.tsx'
import styles from './profile-header.module.css'
import { InstagramLink, ProfileLinks } from '../about/profile-links.tsx'
import { ProfileName } from '../../../entities/member/profile-name.tsx'
import { ProfileTopBar } from './profile-top-bar.tsx'
import { monthlyViews } from '../../../entities/member/profile-words.ts'

interface ProfileHeaderProps {
  readonly user: User
  /** For the owner: opens the form with what the profile says. */
  readonly editButton: ReactNode
  /** What a merchant shows. */
  readonly badges?: ReactNode
}

/** PS-01, PS-02, PS-04: who a profile is about, and what the viewer does with it; centred, the same on every width. */
export function ProfileHeader({ user, editButton, badges }: ProfileHeaderProps) {
  const isClosed = useIsClosed(user)
  const explains = useExperiment('private_profile_header') === 'enabled'
  if (useIsShutOut(user)) return <BlockedProfileHeader user={user} />
  if (isClosed && explains) return <PrivateProfileHeader user={user} />
  const hasCover = user.is_partner && coverPictures(user.profile_cover) !== null
  return (
    <div className={classNames(styles['place'], hasCover && styles['hasCover'])}>
      <ProfileTopBar user={user} isOverPicture={hasCover} />
      <header className={classNames(styles['header'], user.is_partner && styles['ofPartner'])}>
        {hasCover && <ProfileCover cover={user.profile_cover} />}
        <span className={styles['picture']}>
          <Avatar name={user.full_name} pictureUrl={user.image_xlarge_url} size={120} />
        </span>
        <ProfileName user={user} />
        <Handles user={user} />
        <ProfileAbout user={user} />
        <ProfileLinks user={user} />
        {!isClosed && <Counts user={user} />}
        {badges}
        <ProfileCallout user={user} />
        <ProfileActions user={user} editButton={editButton} />
      </header>
    </div>
  )
}

/** Username, Instagram handle and pronouns. */
function Handles({ user }: { readonly user: User }) {
  return (
    <p className={styles['handles']}>
      <span dir="ltr">{`@${user.username}`}</span>
      <InstagramLink user={user} />
      {user.pronouns.length > 0 && <span>{user.pronouns.join('/')}</span>}
    </p>
  )
}

function Counts({ user }: { readonly user: User }) {
  const views = monthlyViews(user, useLocale())
  return (
    <p className={styles['counts']}>
      <CountButtons user={user} />
      {views !== null && <span>{views}</span>}
    </p>
  )
}
