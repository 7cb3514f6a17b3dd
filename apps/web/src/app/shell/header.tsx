import { Plus } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Menu } from '../../ui/menu.tsx'
import { AccountMenu } from './account-menu.tsx'
import { createChoices } from './create-choices.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'

/** 64 high on desktops. Members on phones have the bottom bar instead. */
export function Header() {
  const member = useMember()
  const location = useLocation()
  const here = `${location.pathname}${location.search}`
  const isEntrance = [links.login(), links.signUp()].includes(location.pathname.replace(/\/?$/, '/'))
  return (
    <header className={classNames(styles['header'], member && styles['forMember'])}>
      <Logo />
      {member ? (
        <>
          <nav className={styles['nav']} aria-label="Main">
            <NavLink
              className={({ isActive }) => classNames(styles['tab'], isActive && styles['isActive'])}
              to={links.home()}
              end
            >
              Home
            </NavLink>
          </nav>
          <div className={styles['end']}>
            <Menu label="Create" icon={<Plus size={20} />} text="Create" groups={createChoices} />
            <AccountMenu member={member} />
          </div>
        </>
      ) : (
        <div className={styles['end']}>
          <LinkButton kind="tertiary" to={links.login(isEntrance ? undefined : here)}>
            Log in
          </LinkButton>
          <LinkButton kind="primary" to={links.signUp(isEntrance ? undefined : here)}>
            Sign up
          </LinkButton>
        </div>
      )}
    </header>
  )
}
