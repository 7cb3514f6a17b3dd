import styles from './name-chips.module.css'

interface NameChipsProps {
  readonly names: readonly string[]
  /** What stands in the field; one of the names, or words of one's own. */
  readonly chosen: string
  readonly onChoose: (name: string) => void
}

/** Names that would suit a board. */
export function NameChips({ names, chosen, onChoose }: NameChipsProps) {
  return (
    <div className={styles['chips']} role="group" aria-label="Suggested names">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles['chip']}
          aria-pressed={name === chosen.trim()}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
