import { useId } from 'react'
import styles from './switch.module.css'

interface SwitchProps {
  readonly label: string
  readonly help?: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onChange?: (isOn: boolean) => void
}

/** On or off, at once or with the form around it. */
export function Switch({ label, help, isOn, isDisabled = false, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles['row']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles['switch']}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {help !== undefined && (
        <p className={styles['help']} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
