import type { User } from '@pinfold/contract'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import styles from './profile-sub-header.module.css'
import { profileWords } from '../profile.words.ts'

interface ProfileSubHeaderProps {
  readonly user: User
  readonly heading: string
  /** A line under the heading. */
  readonly detail?: ReactNode
}

/** PS-06: stands over a member's list that has a page of its own, with the way back to the profile. */
export function ProfileSubHeader({ user, heading, detail }: ProfileSubHeaderProps) {
  return (
    <header className={styles['header']}>
      <Link
        className={styles['back']}
        to={links.profile(user.username)}
        aria-label={profileWords.backTo({ name: user.full_name })}
      >
        <ArrowLeft size={20} aria-hidden="true" />
      </Link>
      <div className={styles['words']}>
        <Link className={styles['person']} to={links.profile(user.username)}>
          <Avatar name={user.full_name} pictureUrl={user.image_small_url} size={24} />
          <bdi className={styles['name']}>{user.full_name}</bdi>
        </Link>
        <h1 className={styles['heading']}>{heading}</h1>
        {detail !== undefined && <p className={styles['detail']}>{detail}</p>}
      </div>
    </header>
  )
}
