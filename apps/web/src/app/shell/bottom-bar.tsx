import { House, Plus, UserRound } from 'lucide-react'
import { NavLink } from 'react-router'
import { links } from '../../api/links.ts'
import { Menu } from '../../ui/menu.tsx'
import styles from './bottom-bar.module.css'
import { createChoices } from './create-choices.tsx'

/** The phone's way around. */
export function BottomBar({ username }: { readonly username: string }) {
  return (
    <nav className={styles['bar']} aria-label="Main">
      <NavLink className={styles['item'] ?? ''} to={links.home()} end aria-label="Home">
        <House size={24} />
      </NavLink>
      <Menu label="Create" icon={<Plus size={24} />} kind="filled" groups={createChoices} />
      <NavLink className={styles['item'] ?? ''} to={links.profile(username)} aria-label="Your profile">
        <UserRound size={24} />
      </NavLink>
    </nav>
  )
}
