import type { User } from '@pinfold/contract'
import { Search } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { useMember } from '../../../api/viewer.ts'
import { AccountMenuPlace } from '../../../entities/viewer/accounts/account-menu-place.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ProfileBack } from './profile-back.tsx'
import styles from './profile-top-bar.module.css'
import { actionWords } from '../../../ui/action.words.ts'

interface ProfileTopBarProps {
  readonly user: User
  readonly end?: ReactNode
  /** A cover lies under it. */
  readonly isOverPicture?: boolean
}

/**
 * PS-06: the tools over a profile. On the own one, search and the account with its settings, which desktops have in the
 * site's header; on another's the way back and, at the other end, `end`.
 */
export function ProfileTopBar({ user, end, isOverPicture = false }: ProfileTopBarProps) {
  const member = useMember()
  const accountMenu = use(AccountMenuPlace)
  const look = classNames(styles['bar'], isOverPicture && styles['overPicture'])
  if (member?.id !== user.id) {
    return (
      <div className={look}>
        <ProfileBack />
        <div className={styles['end']}>{end}</div>
      </div>
    )
  }
  return (
    <div className={classNames(look, styles['own'])}>
      <Link className={styles['search']} to={links.search({ shouldFocusInput: true })} aria-label={actionWords.search}>
        <Search size={24} aria-hidden="true" />
      </Link>
      <div className={styles['end']}>{accountMenu}</div>
    </div>
  )
}
