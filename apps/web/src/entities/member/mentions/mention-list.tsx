import { advancedTypeaheadResource, type TypeaheadItem } from '@pinfold/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { call } from '../../../api/client.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './mentions.module.css'
import { mentionListWords } from './mention-list.words.ts'

const MOST = 6

/** Members whose name begins like the term. */
export function useMentionChoices(term: string | null): readonly TypeaheadItem[] {
  const asked = useDeferredValue(term)
  const { data } = useQuery({
    queryKey: ['mention', asked?.toLowerCase()],
    enabled: asked !== null,
    queryFn: ({ signal }) =>
      call(advancedTypeaheadResource.get, { term: asked ?? '', types: 'user', count: MOST }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return term === null
    ? []
    : (data?.data.items.filter(({ username, detail }) => username !== null && detail === null) ?? [])
}

interface MentionListProps {
  readonly id: string
  readonly choices: readonly TypeaheadItem[]
  readonly active: number
  /** Where a form goes on below the field, the list may cover that. */
  readonly isBelow?: boolean
  readonly onChoose: (username: string) => void
}

/** At the field while somebody is being named. Keys are handled by the field, which keeps the focus. */
export function MentionList({ id, choices, active, isBelow = false, onChoose }: MentionListProps) {
  return (
    <div
      id={id}
      className={classNames(styles['mentions'], isBelow && styles['below'])}
      role="listbox"
      aria-label={mentionListWords.members}
      tabIndex={-1}
    >
      {choices.map((choice, index) => (
        <div
          key={choice.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={styles['mention']}
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(choice.username ?? '')
          }}
        >
          <Avatar name={choice.label} pictureUrl={choice.image_small_url} size={32} />
          <span className={styles['mentionName']}>{choice.label}</span>
          <span className={styles['mentionHandle']}>@{choice.username}</span>
        </div>
      ))}
    </div>
  )
}
