import { Compass, Search } from 'lucide-react'
import { Suspense } from 'react'
import { NewsBell } from '../../features/news/index.ts'
import { Link, NavLink, useLocation } from 'react-router'
import { links } from '../../api/links.ts'
import { useMember } from '../../api/viewer.ts'
import { SearchBox } from '../../features/search/index.ts'
import { InboxLink } from '../../features/messaging/index.ts'
import { CreateMenu } from '../../features/creation-menu/index.ts'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { AccountMenu } from './account-menu.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { shellWords } from './shell.words.ts'

/** 64 high. Members on phones have the bottom bar instead. */
export function Header() {
  const member = useMember()
  return (
    <header className={classNames(styles['header'], member ? styles['forMember'] : styles['forVisitor'])}>
      <Logo />
      {member ? <ForMember member={member} /> : <ForVisitor />}
    </header>
  )
}

function ForMember({ member }: { readonly member: NonNullable<ReturnType<typeof useMember>> }) {
  return (
    <>
      <nav className={styles['tabs']} aria-label={shellWords.main}>
        <NavLink className={tabClass} to={links.home()} end>
          {shellWords.home}
        </NavLink>
        <ExploreTab />
      </nav>
      <SearchBox className={styles['search']} />
      {/* A page's own button takes its place. */}
      <div className={styles['create']} data-anchor="create_button">
        <CreateMenu surface={{ at: 'anywhere' }} hasText />
      </div>
      <Suspense fallback={<span />}>
        <NewsBell />
      </Suspense>
      <InboxLink />
      <AccountMenu member={member} />
    </>
  )
}

const tabClass = ({ isActive }: { isActive: boolean }) => classNames(styles['tab'], isActive && styles['isActive'])

/** A sign alone where words have no room. */
function ExploreTab() {
  return (
    <NavLink className={tabClass} to={links.ideas()}>
      <Compass className={styles['tabSign']} size={24} aria-hidden="true" />
      <span className={styles['tabWord']}>{shellWords.explore}</span>
    </NavLink>
  )
}

function ForVisitor() {
  const { pathname, search } = useLocation()
  const isEntrance = [links.login(), links.signUp()].includes(pathname.replace(/\/?$/, '/'))
  const next = isEntrance ? undefined : `${pathname}${search}`
  return (
    <>
      <nav className={styles['tabs']} aria-label={shellWords.main}>
        <ExploreTab />
      </nav>
      <SearchBox className={styles['search']} />
      <Link
        className={styles['searchLink']}
        to={links.search({ shouldFocusInput: true })}
        aria-label={actionWords.search}
      >
        <Search size={24} aria-hidden="true" />
      </Link>
      <LinkButton kind="tertiary" to={links.login(next)}>
        {shellWords.logIn}
      </LinkButton>
      <LinkButton kind="primary" to={links.signUp(next)}>
        {shellWords.signUp}
      </LinkButton>
    </>
  )
}
