import { categoriesResource, limits, type Topic } from '@pinfold/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { call } from '../../../api/client.ts'
import { useLocale } from '../../../api/viewer.ts'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './topic-field.module.css'
import { topicFieldWords } from './topic-field.words.ts'

interface TopicFieldProps {
  readonly topics: readonly Topic[]
  readonly onChange: (topics: readonly Topic[]) => void
  readonly error?: string | undefined
}

const MOST_SHOWN = 8

/** The topics that a Pin is about, with suggestions while one types. */
export function TopicField({ topics, onChange, error }: TopicFieldProps) {
  const id = useId()
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { data: all = [] } = useQuery({
    queryKey: ['all-topics'],
    enabled: isAsked,
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      (await call(categoriesResource.get, { page_size: limits.topicsInAll }, { signal })).data,
  })
  const wanted = typed.trim().toLocaleLowerCase(locale)
  const found =
    wanted === ''
      ? []
      : all
          .filter(({ name }) => name.toLocaleLowerCase(locale).includes(wanted))
          .filter((topic) => !topics.some((one) => one.id === topic.id))
          .slice(0, MOST_SHOWN)
  const add = (topic: Topic) => {
    setTyped('')
    onChange([...topics, topic])
  }
  const most = limits.drafts.topics
  return (
    <div className={styles['topics']} role="group" aria-labelledby={id}>
      <span id={id} className="visually-hidden">
        {topicFieldWords.topics}
      </span>
      {topics.length < most && (
        <TextField
          label={topicFieldWords.add}
          help={topicFieldWords.help({ most: String(most) })}
          error={error}
          value={typed}
          autoComplete="off"
          onFocus={() => setAsked(true)}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (found[0]) add(found[0])
          }}
        />
      )}
      {found.length > 0 && (
        <ul className={styles['chips']} aria-label={topicFieldWords.add}>
          {found.map((topic) => (
            <li key={topic.id}>
              <button type="button" className={styles['chip']} onClick={() => add(topic)}>
                {topic.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {topics.length > 0 && (
        <ul className={styles['chips']} aria-label={topicFieldWords.topics}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <button
                type="button"
                className={styles['chosenChip']}
                aria-label={topicFieldWords.remove({ topic: topic.name })}
                onClick={() => onChange(topics.filter((one) => one.id !== topic.id))}
              >
                {topic.name}
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
