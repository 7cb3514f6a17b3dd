import type { ReactNode } from 'react'
import { CreateMenu } from '../pins/create-menu/create-menu.tsx'
import styles from './owner-action-bar.module.css'

interface OwnerActionBarProps {
  /** The Organize menu of what is below. */
  readonly organize?: ReactNode
  /** Filters of what is below, on the other side. */
  readonly children?: ReactNode
}

/** PS-14: what an owner does with the list under it: organize it, and create something for it. */
export function OwnerActionBar({ organize, children }: OwnerActionBarProps) {
  return (
    <div className={styles['bar']}>
      <div className={styles['filters']}>{children}</div>
      <div className={styles['menus']}>
        {organize}
        <CreateMenu surface={{ at: 'profile' }} />
      </div>
    </div>
  )
}
