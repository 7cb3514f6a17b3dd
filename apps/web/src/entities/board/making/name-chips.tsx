import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './name-chips.module.css'
import { boardMakingWords } from './board-making.words.ts'

interface NameChipsProps {
  readonly names: readonly string[]
  /** More may come. */
  readonly isWaiting?: boolean
  /** One row, whatever comes; it scrolls. */
  readonly isRow?: boolean
  /** What stands in the field; one of the names, or words of one's own. */
  readonly chosen: string
  readonly onChoose: (name: string) => void
}

/** How wide names mostly are. */
const WIDTHS = [88, 112, 72]

/** Names that would suit a board. */
export function NameChips({ names, isWaiting = false, isRow = false, chosen, onChoose }: NameChipsProps) {
  return (
    <div
      className={classNames(styles['chips'], isRow && styles['row'])}
      aria-busy={isWaiting}
      {...(names.length > 0 && { role: 'group', 'aria-label': boardMakingWords.suggestedTitles })}
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={styles['chip']}
          title={name}
          aria-pressed={name === chosen.trim()}
          onClick={() => onChoose(name)}
        >
          {name}
        </button>
      ))}
      {isWaiting &&
        WIDTHS.map((width) => (
          <Skeleton
            key={width}
            style={{ flex: 'none', inlineSize: width, blockSize: 44, borderRadius: 'var(--radius-button)' }}
          />
        ))}
    </div>
  )
}
