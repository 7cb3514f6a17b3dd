import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from '../../entities/viewer/log-in/account-forms.module.css'

interface EntranceProps {
  readonly heading: string
  /** One or two sentences below. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** The column that everything about coming in stands in. */
export function Entrance({ heading, lead, children }: EntranceProps) {
  return (
    <div className={classNames(styles['entrance'], styles['recovery'])}>
      <h1 className={styles['entranceHeading']}>{heading}</h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {children}
    </div>
  )
}
