import type { User } from '@pinfold/contract'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useMember } from '../../api/viewer.ts'
import { classNames } from '../../ui/class-names.ts'
import { PreloadedPages } from '../../ui/preloaded-pages.tsx'
import { watchScrollMark } from '../../ui/scroll-mark.ts'
import styles from './profile-tabs.module.css'
import { decideTab, tabLabel, type tabLinks, type TabName } from './profile-tab-names.ts'
import { profileWords } from './profile.words.ts'

interface ProfileTabsProps {
  readonly user: User
  readonly names: readonly TabName[]
  readonly current: TabName
  readonly addresses: typeof tabLinks
}

/** PR-10: the tabs, or where there is nothing to choose the member's name, once the header is scrolled away. */
export function ProfileTabs({ user, names, current, addresses }: ProfileTabsProps) {
  if (names.length <= 1) return <NameOnScroll name={user.full_name} />
  const usual = decideTab('decider', user.eligible_profile_tabs)
  const addressOf = (name: TabName) => addresses[name === usual ? 'decider' : name](user.username)
  return (
    <nav className={styles['tabs']} aria-label={profileWords.tabs}>
      {names.map((name) => (
        <Link
          key={name}
          className={styles['tab']}
          to={addressOf(name)}
          aria-current={name === current ? 'page' : undefined}
          preventScrollReset
        >
          {tabLabel(name)}
        </Link>
      ))}
      <PreloadedPages addresses={names.filter((name) => name !== current).map(addressOf)} />
    </nav>
  )
}

function NameOnScroll({ name }: { readonly name: string }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => (end.current ? watchScrollMark(end.current) : undefined), [])
  return (
    <>
      <div ref={end} className={styles['headerEnd']} data-scroll-mark />
      {/* The heading of the page says the same. */}
      <p
        className={classNames(styles['name'], useMember() && styles['forMember'])}
        aria-hidden="true"
        data-name-on-scroll
      >
        {name}
      </p>
    </>
  )
}
