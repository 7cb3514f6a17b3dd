import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './choice-group.module.css'

interface ChoiceGroupProps {
  readonly name: string
  readonly heading: string
  readonly help?: string
  readonly chosen: string
  readonly choices: readonly (readonly [value: string, label: string])[]
  /** Side by side where there is room. */
  readonly isInRow?: boolean
}

/** One of a few, all in sight. */
export function ChoiceGroup({ name, heading, help, chosen, choices, isInRow = false }: ChoiceGroupProps) {
  const id = useId()
  return (
    <fieldset
      className={classNames(styles['group'], isInRow && styles['row'])}
      aria-describedby={help === undefined ? undefined : id}
    >
      <legend>{heading}</legend>
      {help !== undefined && (
        <p className={styles['help']} id={id}>
          {help}
        </p>
      )}
      {choices.map(([value, label]) => (
        <label className={styles['choice']} key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
