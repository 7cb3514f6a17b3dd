import { House, Search, UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { links } from '../../api/links.ts'
import { InboxLink } from '../../features/messaging/inbox-link.tsx'
import { CreateMenu } from '../../features/pins/create-menu/create-menu.tsx'
import styles from './bottom-bar.module.css'

/** The phone's way around. */
export function BottomBar({ username }: { readonly username: string }) {
  return (
    <nav className={styles['bar']} aria-label="Main">
      <NavLink className={styles['item'] ?? ''} to={links.home()} end aria-label="Home">
        <House size={24} aria-hidden="true" />
      </NavLink>
      <NavLink className={styles['item'] ?? ''} to={links.search({ shouldFocusInput: true })} aria-label="Search">
        <Search size={24} aria-hidden="true" />
      </NavLink>
      <CreateMenu surface={{ at: 'anywhere' }} />
      <InboxLink />
      <NavLink className={styles['item'] ?? ''} to={links.profile(username)} aria-label="Your profile">
        <UserRound size={24} aria-hidden="true" />
      </NavLink>
    </nav>
  )
}
