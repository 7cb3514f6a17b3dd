import { House, Search } from 'lucide-react'
import { NavLink } from 'react-router'
import { links } from '../../api/links.ts'
import type { useMember } from '../../api/viewer.ts'
import { InboxLink } from '../../features/messaging/index.ts'
import { NewsLink } from '../../features/news/index.ts'
import { CreateMenu } from '../../features/creation-menu/index.ts'
import { Avatar } from '../../ui/avatar.tsx'
import styles from './bottom-bar.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { shellWords } from './shell.words.ts'

/** The phone's way around. */
export function BottomBar({ member }: { readonly member: NonNullable<ReturnType<typeof useMember>> }) {
  return (
    <nav className={styles['bar']} aria-label={shellWords.main} data-at-end>
      <NavLink className={styles['item'] ?? ''} to={links.home()} end aria-label={shellWords.home}>
        <House size={24} aria-hidden="true" />
      </NavLink>
      <NavLink
        className={styles['item'] ?? ''}
        to={links.search({ shouldFocusInput: true })}
        aria-label={actionWords.search}
      >
        <Search size={24} aria-hidden="true" />
      </NavLink>
      {/* A page's own button stands in its place. */}
      <div className={styles['create']} data-anchor="create_button">
        <CreateMenu surface={{ at: 'anywhere' }} />
      </div>
      <NewsLink />
      <InboxLink />
      <NavLink className={styles['item'] ?? ''} to={links.profile(member.username)} aria-label={shellWords.yourProfile}>
        <Avatar name={member.fullName} pictureUrl={member.pictureUrl} size={32} />
      </NavLink>
    </nav>
  )
}
