import type { ReactNode } from 'react'
import styles from './owner-action-bar.module.css'

interface OwnerActionBarProps {
  /** The Organize menu of what is below. */
  readonly organize?: ReactNode
  /** Filters of what is below, on the other side. */
  readonly children?: ReactNode
}

/** PS-14: how an owner narrows and organizes the list under it; the round button creates something for it. */
export function OwnerActionBar({ organize, children }: OwnerActionBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['filters']}>{children}</div>
      <div className={styles['menus']}>{organize}</div>
    </div>
  )
}
