import { type InputHTMLAttributes, useId } from 'react'
import styles from './field.module.css'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: string
  readonly help?: string
}

export function Checkbox({ label, help, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <label className={styles['check']}>
      <input {...rest} type="checkbox" aria-describedby={help === undefined ? undefined : `${id}-help`} />
      <span>{label}</span>
      {help !== undefined && (
        <span className={styles['help']} id={`${id}-help`}>
          {help}
        </span>
      )}
    </label>
  )
}
