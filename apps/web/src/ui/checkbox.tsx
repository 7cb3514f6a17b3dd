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
      {/* The help is around it, too, and would be read twice. */}
      <input
        {...rest}
        type="checkbox"
        {...(help !== undefined && { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-help` })}
      />
      <span id={`${id}-label`}>{label}</span>
      {help !== undefined && (
        <span className={styles['help']} id={`${id}-help`}>
          {help}
        </span>
      )}
    </label>
  )
}
