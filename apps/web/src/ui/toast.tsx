import { Suspense, lazy, useRef } from 'react'
import { useToasts } from './toast-store.ts'
import styles from './toast.module.css'
import { loadPart } from './load-part.ts'
import { useRoomAtEnd } from './use-room-at-end.ts'

const ToastBar = lazy(() => loadPart(() => import('./toast-bar.tsx')).then((module) => ({ default: module.ToastBar })))

/** Where what lasts longer than a toast is told, above the toasts. */
export const LASTING_ID = 'lasting-toasts'

/**
 * Where toasts stand at every width: bottom centre, above what sticks there, one at a time, read aloud politely. Render
 * it once.
 */
export function ToastRegion() {
  const [toast, ...waiting] = useToasts()
  const place = useRef<HTMLDivElement>(null)
  useRoomAtEnd(place)
  return (
    <div ref={place} className={styles['place']}>
      <div id={LASTING_ID} className={styles['lasting']} />
      {/* The mark keeps it readable while a dialog hides everything else. */}
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
    </div>
  )
}
