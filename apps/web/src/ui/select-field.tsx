import { type ComponentProps, useId } from 'react'
import { describedBy, FieldFrame } from './field.tsx'
import styles from './select-field.module.css'

interface SelectFieldProps extends ComponentProps<'select'> {
  readonly label: string
  readonly help?: string
  readonly error?: string | undefined
  readonly choices: readonly (readonly [value: string, label: string])[]
}

/** One of many. It holds its own value, as text fields do. */
export function SelectField({ label, help, error, choices, ...rest }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <select {...rest} {...describedBy(id, help, error)} id={id} className={styles['select']}>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
