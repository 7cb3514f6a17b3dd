import { Suspense, lazy, useSyncExternalStore } from 'react'
import { type Toast, readToasts, subscribeToToasts } from './toast-store.ts'
import styles from './toast.module.css'
import { loadPart } from './load-part.ts'

const ToastBar = lazy(() => loadPart(() => import('./toast-bar.tsx')).then((module) => ({ default: module.ToastBar })))

const NOTHING: readonly Toast[] = []

/** Where toasts stand: bottom centre, one at a time, read aloud politely. Render it once. */
export function ToastRegion() {
  const [toast, ...waiting] = useSyncExternalStore(subscribeToToasts, readToasts, () => NOTHING)
  return (
    // The mark keeps it readable while a dialog hides everything else.
    <div
      className={styles['region']}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      data-react-aria-top-layer="true"
    >
      <Suspense fallback={null}>
        {toast && <ToastBar key={toast.id} toast={toast} isLast={waiting.length === 0} />}
      </Suspense>
    </div>
  )
}
