import { type ReactNode, useEffect } from 'react'
import { useMember } from '../../api/viewer.ts'
import { classNames } from '../../ui/class-names.ts'
import { BottomBar } from './bottom-bar.tsx'
import { finishHydration } from './early-submit.ts'
import { Header } from './header.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import styles from './shell.module.css'
import { useNavigationFocus } from './use-navigation-focus.ts'
import { useTooltipDismissal } from './use-tooltip-dismissal.ts'

export const MAIN_ID = 'main'

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const member = useMember()
  useNavigationFocus(MAIN_ID)
  useTooltipDismissal()
  useEffect(finishHydration, [])
  return (
    <div className={classNames(styles['shell'], member && styles['forMember'])}>
      <a className={styles['skip']} href={`#${MAIN_ID}`}>
        Skip to content
      </a>
      <NavigationProgress />
      <Header />
      <main id={MAIN_ID} tabIndex={-1} className={styles['main']}>
        {children}
      </main>
      {member && <BottomBar username={member.username} />}
    </div>
  )
}
