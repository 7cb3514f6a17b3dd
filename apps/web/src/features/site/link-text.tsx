import type { ReactNode } from 'react'
import styles from './link-text.module.css'

/** A button that reads as a link within a sentence. */
export function LinkText({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={styles['link']} onClick={onPress}>
      {children}
    </button>
  )
}
