import type { ReactNode } from 'react'
import styles from './settings-heading.module.css'

/** What a page of the settings is about. */
export function SettingsHeading({ children, text }: { readonly children: ReactNode; readonly text?: ReactNode }) {
  return (
    <header className={styles['heading']}>
      <h1>{children}</h1>
      {text !== undefined && <p>{text}</p>}
    </header>
  )
}

interface SettingsSectionProps {
  readonly heading: string
  readonly id?: string
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A part of a page that has a name of its own. */
export function SettingsSection({ heading, id, text, children }: SettingsSectionProps) {
  return (
    <section className={styles['section']} id={id} aria-label={heading}>
      <h2>{heading}</h2>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {children}
    </section>
  )
}

interface SettingsRowProps {
  readonly label: string
  readonly text?: ReactNode
  readonly children?: ReactNode
}

/** A thing with what can be done about it beside it. */
export function SettingsRow({ label, text, children }: SettingsRowProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['label']}>{label}</p>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
      </div>
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  )
}
