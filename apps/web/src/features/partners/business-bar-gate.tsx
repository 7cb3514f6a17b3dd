import { lazy, Suspense, useState } from 'react'
import { useMember, useRootData } from '../../api/viewer.ts'
import styles from './business-bar.module.css'
import { loadPart } from '../../ui/load-part.ts'

const BusinessBar = lazy(() =>
  loadPart(() => import('./business-bar.tsx')).then((module) => ({ default: module.BusinessBar })),
)

/** ST-30: the bar shows to members with somebody to act for, unless they hid it in this browser. */
export function BusinessBarGate() {
  const root = useRootData()
  const member = useMember()
  const [isHidden, setHidden] = useState(root?.isBusinessBarHidden ?? false)
  if (!member || !root?.businesses?.length || isHidden) return null
  return (
    // Its place is part of the page, so that nothing moves while its code comes.
    <div className={styles['place']}>
      <Suspense fallback={null}>
        <BusinessBar
          member={member}
          acting={root.acting ?? null}
          businesses={root.businesses}
          onHide={() => setHidden(true)}
        />
      </Suspense>
    </div>
  )
}
