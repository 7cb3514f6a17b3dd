import { type ReactNode, useEffect } from 'react'
import { useMatches } from 'react-router'
import { useMember } from '../../api/viewer.ts'
import { CookieConsent } from '../../features/cookie-consent/index.ts'
import { BusinessBarGate } from '../../features/partners/index.ts'
import { classNames } from '../../ui/class-names.ts'
import { NOTICES_ID } from '../../ui/notices-place.ts'
import { OWN_SHELL, PLAIN_PAGE } from '../../ui/plain-page.ts'
import { watchTooltips } from '../../ui/tooltip-dismissal.ts'
import { AccountMenuPlace } from '../../entities/viewer/accounts/account-menu-place.ts'
import { AccountMenu } from './account-menu.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { finishHydration } from './early-acts.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { PendingScreen } from './pending-screen.tsx'
import styles from './shell.module.css'
import { useHidingBars } from './use-hiding-bars.ts'
import { useNavigationFocus } from './use-navigation-focus.ts'
import { shellWords } from './shell.words.ts'

export const MAIN_ID = 'main'
/** The first paint waits for the element with this id. */
export const PAGE_END_ID = 'page-end'

interface ShellProps {
  /** Around a failure, which looks alike wherever it is: what is missing tells nothing by what stands around it. */
  readonly isOfFailure?: boolean
  readonly children: ReactNode
}

/** What stands around every page. */
export function Shell({ isOfFailure = false, children }: ShellProps) {
  const member = useMember()
  useNavigationFocus(MAIN_ID)
  useEffect(watchTooltips, [])
  useHidingBars()
  useEffect(finishHydration, [])
  const handles = useMatches().map(({ handle }) => handle)
  if (!isOfFailure && handles.includes(OWN_SHELL)) {
    return (
      <>
        <NavigationProgress />
        {children}
        <span id={PAGE_END_ID} hidden />
      </>
    )
  }
  if (handles.includes(PLAIN_PAGE)) {
    return (
      <>
        <main id={MAIN_ID} tabIndex={-1} className={styles['plain']}>
          {children}
        </main>
        <span id={PAGE_END_ID} hidden />
      </>
    )
  }
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href={`#${MAIN_ID}`}>
        {shellWords.skip}
      </a>
      {/* Read first, seen at the end. */}
      <CookieConsent />
      <ConnectionNote />
      <div className={classNames(styles['shell'], member && styles['forMember'])}>
        <NavigationProgress />
        <PendingScreen />
        <Header />
        {/* Seen at the end; whoever comes by keys meets it before a page that has no end. */}
        {member && <BottomBar member={member} />}
        <BusinessBarGate />
        <main id={MAIN_ID} tabIndex={-1} className={styles['main']}>
          <AccountMenuPlace value={member && <AccountMenu member={member} />}>{children}</AccountMenuPlace>
        </main>
        {!member && <Footer />}
      </div>
      <div id={NOTICES_ID} className={styles['notices']} />
      <span id={PAGE_END_ID} hidden />
    </div>
  )
}
