import { Check, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './people-picker.module.css'
import { type Recipient, recipientKey, toggled } from './recipients.ts'
import { usePeopleChoices } from './use-people-choices.ts'
import { peoplePickerWords } from './people-picker.words.ts'

interface PeoplePickerProps {
  readonly chosen: readonly Recipient[]
  readonly onChange: (chosen: Recipient[]) => void
  readonly most: number
  /** Without conversations: those who are chosen will be in one. */
  readonly membersOnly?: boolean
  /** Ids of members who cannot be chosen. */
  readonly without?: readonly string[]
}

/** Finds people and marks those who were chosen; before anything is typed, recent contacts. */
export function PeoplePicker({ chosen, onChange, most, membersOnly = false, without = [] }: PeoplePickerProps) {
  const id = useId()
  const [text, setText] = useState('')
  const { found, isLoading, isSearch } = usePeopleChoices(text, membersOnly)
  const shown = found.filter((one) => one.kind === 'conversation' || !without.includes(one.id))
  // Whoever was chosen stays in sight, whatever is searched for next.
  const shownKeys = new Set(shown.map(recipientKey))
  const rows = [...chosen.filter((one) => !shownKeys.has(recipientKey(one))), ...shown]
  const chosenKeys = new Set(chosen.map(recipientKey))
  const isFull = chosen.length >= most
  return (
    <div className={styles['picker']}>
      <div className={styles['search']}>
        <Search size={20} aria-hidden="true" />
        <label className="visually-hidden" htmlFor={id}>
          {peoplePickerWords.search}
        </label>
        <input
          id={id}
          type="search"
          placeholder={peoplePickerWords.search}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <ul
        className={styles['list']}
        aria-label={isSearch ? peoplePickerWords.found : peoplePickerWords.contacts}
        aria-busy={isLoading}
      >
        {rows.map((one) => (
          <PersonRow
            key={recipientKey(one)}
            one={one}
            isChosen={chosenKeys.has(recipientKey(one))}
            isFull={isFull}
            onToggle={() => onChange(toggled(chosen, one))}
          />
        ))}
        {rows.length === 0 && isLoading && [1, 2, 3].map((row) => <LoadingRow key={row} />)}
      </ul>
      <p className={styles['nobody']} role="status">
        {rows.length === 0 && !isLoading && (isSearch ? peoplePickerWords.nobody : peoplePickerWords.searchFirst)}
      </p>
    </div>
  )
}

interface PersonRowProps {
  readonly one: Recipient
  readonly isChosen: boolean
  readonly isFull: boolean
  readonly onToggle: () => void
}

function PersonRow({ one, isChosen, isFull, onToggle }: PersonRowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles['row']}
        aria-pressed={isChosen}
        disabled={isFull && !isChosen}
        onClick={onToggle}
      >
        <Avatar name={one.name} pictureUrl={one.pictureUrl} size={40} />
        <span className={styles['words']}>
          <span className={styles['name']}>{one.name}</span>
          <span className={styles['detail']}>{one.detail}</span>
        </span>
        <span className={classNames(styles['mark'], isChosen && styles['isOn'])}>
          {isChosen && <Check size={16} aria-hidden="true" />}
        </span>
      </button>
    </li>
  )
}

const LoadingRow = () => (
  <li className={styles['row']}>
    <Skeleton style={{ inlineSize: 40, blockSize: 40, borderRadius: '50%' }} />
    <Skeleton style={{ inlineSize: '55%', blockSize: 16 }} />
  </li>
)
