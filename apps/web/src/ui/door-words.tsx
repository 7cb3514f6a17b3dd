import type { ReactNode } from 'react'
import styles from './doors.module.css'

interface DoorWordsProps {
  readonly icon: ReactNode
  readonly label: string
  readonly text: string
}

/** What stands on an entry of `doors.module.css`: a way to something new, with a picture and a line about it. */
export function DoorWords({ icon, label, text }: DoorWordsProps) {
  return (
    <>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <span className={styles['label']}>{label}</span>
      <span className={styles['text']}>{text}</span>
    </>
  )
}
