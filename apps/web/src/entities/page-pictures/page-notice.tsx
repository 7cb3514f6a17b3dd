import type { ReactNode } from 'react'
import styles from './page-pictures.module.css'

/** What can be done, side by side. */
export const PageNotice = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['actions']}>{children}</div>
)
