import { lazy, Suspense, useCallback, useState } from 'react'
import { useMember, useRootData } from '../../api/viewer.ts'
import styles from './business-bar.module.css'

const BusinessBar = lazy(() => import('./business-bar.tsx').then((module) => ({ default: module.BusinessBar })))

/** ST-30: the bar shows to members with somebody to act for, unless they hid it in this browser. */
export function BusinessBarGate() {
  const root = useRootData()
  const member = useMember()
  const [isReady, setReady] = useState(false)
  const beReady = useCallback(() => setReady(true), [])
  const [isHidden, setHidden] = useState(root?.isBusinessBarHidden ?? false)
  if (!member || !root?.businesses?.length || isHidden) return null
  return (
    // Its place is part of the page, so that nothing moves while its code comes.
    // Until then a press would be lost, so none is taken.
    <div className={styles['place']} inert={!isReady}>
      <Suspense fallback={null}>
        <BusinessBar
          member={member}
          acting={root.acting ?? null}
          businesses={root.businesses}
          onReady={beReady}
          onHide={() => setHidden(true)}
        />
      </Suspense>
    </div>
  )
}
