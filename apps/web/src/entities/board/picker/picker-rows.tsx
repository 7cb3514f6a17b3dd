import { Check } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './board-picker.module.css'
import { boardPickerWords } from './board-picker.words.ts'

export interface PickerRow {
  readonly id: string
  readonly name: string
  readonly onPick: () => void
  readonly lead?: ReactNode
  readonly trail?: ReactNode
  /** It is what is chosen now. */
  readonly isChosen?: boolean
}

interface PickerRowsProps {
  readonly heading?: string | undefined
  readonly rows: readonly PickerRow[]
  readonly isFocusedAtFirst?: boolean
}

/** Says of a place that it has the picture already. */
export const SavedMark = () => (
  <span className={styles['saved']}>
    <Check size={16} aria-hidden="true" />
    {boardPickerWords.saved}
  </span>
)

/** A list of choices: one stop for Tab, arrow keys inside. */
export function PickerRows({ heading, rows, isFocusedAtFirst = false }: PickerRowsProps) {
  const listId = useId()
  const [active, setActive] = useState<string | undefined>(undefined)
  const stop = rows.some(({ id }) => id === active) ? active : rows[0]?.id
  return (
    <div>
      {heading !== undefined && (
        <p id={listId} className={styles['heading']}>
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading === undefined ? undefined : listId}>
        {rows.map(({ id, name, onPick, lead, trail, isChosen }, index) => (
          <li key={id}>
            <button
              type="button"
              data-picker-row
              className={styles['row']}
              tabIndex={id === stop ? 0 : -1}
              aria-current={isChosen === true ? 'true' : undefined}
              autoFocus={isFocusedAtFirst && index === 0}
              onFocus={() => setActive(id)}
              onClick={onPick}
            >
              {lead}
              <span className={styles['name']}>{name}</span>
              {/* What comes late stands before what is there. */}
              {trail}
              {isChosen === true && <Check size={20} aria-label={boardPickerWords.chosen} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const isLetter = (event: KeyboardEvent) =>
  event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey

/**
 * Keys of a picker: up and down, Home and End walk through rows; Enter in the search field takes the first; letters go
 * to the search field, or to the next row that begins with them.
 */
function walkRows(picker: HTMLElement, event: KeyboardEvent): void {
  const rows = [...picker.querySelectorAll<HTMLElement>('[data-picker-row]')]
  const search = picker.querySelector<HTMLInputElement>('input[type=search]')
  const at = rows.indexOf(event.target as HTMLElement)
  const isSearch = event.target === search
  if (!isSearch && at < 0) return
  const go = (row: HTMLElement | null | undefined) => {
    event.preventDefault()
    row?.focus()
  }
  if (event.key === 'ArrowDown') go(rows[at + 1] ?? rows[at])
  else if (event.key === 'ArrowUp' && !isSearch) go(rows[at - 1] ?? search ?? rows[0])
  else if (event.key === 'Home' && !isSearch) go(rows[0])
  else if (event.key === 'End' && !isSearch) go(rows.at(-1))
  else if (event.key === 'Enter' && isSearch) {
    event.preventDefault()
    rows[0]?.click()
  } else if (isLetter(event) && !isSearch) {
    // The letter itself arrives in the field that has the focus by then.
    if (search) return search.focus()
    const letter = event.key.toLocaleLowerCase()
    const begins = (row: HTMLElement) => row.textContent.trim().toLocaleLowerCase().startsWith(letter)
    go([...rows.slice(at + 1), ...rows.slice(0, at + 1)].find(begins))
  }
}

/** The `ref` of a picker's frame: hears the keys of all that is inside. */
export function hearRowKeys(picker: HTMLElement | null): (() => void) | undefined {
  if (!picker) return undefined
  const hear = (event: KeyboardEvent) => walkRows(picker, event)
  picker.addEventListener('keydown', hear)
  return () => picker.removeEventListener('keydown', hear)
}
