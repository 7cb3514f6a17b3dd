import { type PointerEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type Toast, dismissToast } from './toast-store.ts'
import styles from './toast.module.css'

/** Milliseconds that a toast shows unless it says otherwise, and that it shows at least while others wait. */
const SHOWN = 5000
const SHOWN_BEFORE_OTHERS = 2000

/** One toast with at most one thing to do; it waits while it is pointed at or holds the focus. */
export function ToastBar({ toast, isLast }: { readonly toast: Toast; readonly isLast: boolean }) {
  const [isHeld, setHeld] = useState(false)
  const [shownAt] = useState(() => performance.now())
  useEffect(() => {
    if (isHeld) return
    const passed = performance.now() - shownAt
    // After a pause there is time again to read on.
    const left = Math.max((isLast ? (toast.shownFor ?? SHOWN) : SHOWN_BEFORE_OTHERS) - passed, 1000)
    const timer = setTimeout(() => dismissToast(toast.id), left)
    return () => clearTimeout(timer)
  }, [isHeld, isLast, shownAt, toast.id, toast.shownFor])
  const hold = {
    // A mouse that rests where it comes up does not hold it, nor does a finger: that leaves no hover behind that could end.
    onPointerMove: (event: PointerEvent) => setHeld(event.pointerType === 'mouse'),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    <div className={styles['toast']} data-toast {...hold}>
      {toast.pictureUrl !== undefined && <img className={styles['picture']} src={toast.pictureUrl} alt="" />}
      <p className={styles['text']}>
        {toast.href === undefined ? (
          toast.text
        ) : (
          <Link to={toast.href} onClick={() => dismissToast(toast.id)}>
            {toast.text}
          </Link>
        )}
      </p>
      <ToastButton toast={toast} />
    </div>
  )
}

function ToastButton({ toast: { id, action } }: { readonly toast: Toast }) {
  if (!action) return null
  if ('href' in action) {
    return (
      <Link className={styles['action']} to={action.href} onClick={() => dismissToast(id)}>
        {action.label}
      </Link>
    )
  }
  const press = () => {
    dismissToast(id)
    action.onPress()
  }
  return (
    <button type="button" className={styles['action']} onClick={press}>
      {action.label}
    </button>
  )
}
