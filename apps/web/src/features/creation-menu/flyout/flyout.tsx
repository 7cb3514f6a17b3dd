import { lazy, Suspense, useSyncExternalStore } from 'react'
import styles from './flyout-button.module.css'
import type { FlyoutButtonProps } from './flyout-button.tsx'
import { loadPart } from '../../../ui/load-part.ts'

const FlyoutButton = lazy(() =>
  loadPart(() => import('./flyout-button.tsx')).then((module) => ({ default: module.FlyoutButton })),
)

const never = () => () => undefined

/** The flyout button, for those who may make something here. It comes with its code: seen earlier it would be dead. */
export function Flyout(props: FlyoutButtonProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    // Its room is the page's, so that nothing moves when it comes. The site's own create button gives way to it.
    <div className={styles['room']} data-page-create>
      {isInBrowser && (
        <Suspense fallback={null}>
          <FlyoutButton {...props} />
        </Suspense>
      )}
    </div>
  )
}
