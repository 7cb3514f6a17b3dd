import { type PointerEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { type Toast, dismissToast, readToasts, subscribeToToasts } from './toast-store.ts'
import styles from './toast.module.css'

const NOTHING: readonly Toast[] = []

/** Where toasts stand: bottom centre, read aloud politely. Render it once. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, () => NOTHING)
  return (
    <div className={styles['region']} role="status" aria-live="polite" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastBar key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

function ToastBar({ toast }: { readonly toast: Toast }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.milliseconds)
    return () => clearTimeout(timer)
  }, [isHeld, toast])
  const hold = {
    // A finger leaves no hover behind that could end.
    onPointerEnter: (event: PointerEvent) => setHeld(event.pointerType === 'mouse'),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  const close = () => dismissToast(toast.id)
  return (
    <div className={styles['toast']} {...hold}>
      {toast.pictureUrl !== undefined && <img className={styles['picture']} src={toast.pictureUrl} alt="" />}
      <p className={styles['text']}>{toast.text}</p>
      {toast.action && 'href' in toast.action && (
        <Link className={styles['action']} to={toast.action.href} onClick={close}>
          {toast.action.label}
        </Link>
      )}
      {toast.action && 'onPress' in toast.action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            close()
            if (toast.action && 'onPress' in toast.action) toast.action.onPress()
          }}
        >
          {toast.action.label}
        </button>
      )}
    </div>
  )
}
