import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldFrameProps {
  readonly id: string
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** What an input says of its help and error. */
export function describedBy(id: string, help: unknown, error: string | undefined) {
  const ids = [error !== undefined && `${id}-error`, help !== undefined && `${id}-help`].filter(
    (part) => part !== false,
  )
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error === undefined ? undefined : true,
  }
}

/** Label above, control, help and error below. */
export function FieldFrame({ id, label, help, error, children }: FieldFrameProps) {
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help !== undefined && (
        <p className={styles['help']} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className={styles['error']} id={id}>
      <CircleAlert size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
