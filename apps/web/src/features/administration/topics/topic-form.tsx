import {
  adminChangeTopic,
  adminMakeTopic,
  type AdminTopic,
  limits,
  type Topic,
  topicThemes,
  type TopicTheme,
} from '@pinfold/contract'
import { languages, nameOfLanguage } from '@pinfold/words'
import { call } from '../../../api/client.ts'
import type { Values } from '../../../api/use-form.ts'
import { DialogForm } from '../../../entities/viewer/settings/dialog-form.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import styles from '../admin-page.module.css'
import { ReasonField } from '../employees-screen.tsx'
import { pinIdIn } from '../named-thing.ts'
import { adminTopicsWords as words } from './admin-topics.words.ts'

interface TopicFormProps {
  /** Null for a new one. */
  readonly topic: AdminTopic | null
  /** Where a new one stands at first. */
  readonly below: string
  readonly firstTopics: readonly Pick<Topic, 'id' | 'name'>[]
  readonly onClose: () => void
  readonly onDone: (text: string) => Promise<void>
}

const others = languages.filter((language) => language !== 'en')
const longest = limits.admin.topic.name

function wishOf(values: Values) {
  const names = languages.flatMap((language) => {
    const name = values.text(`name_${language}`)
    return name === '' && language !== 'en' ? [] : [[language, name]]
  })
  return {
    names: Object.fromEntries(names) as { en: string },
    theme: values.text('theme') as TopicTheme,
    parent_id: values.text('parent_id'),
    synonyms: linesOf(values.text('synonyms')),
    is_hidden: values.isChecked('is_hidden'),
    cover_pin_id: pinIdIn(values.text('cover_pin_id')),
    reason: values.text('reason'),
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const titleOf = (theme: string) => `${theme.charAt(0).toUpperCase()}${theme.slice(1)}`

/** Makes a topic, or says all that is said of one anew. */
export function TopicForm({ topic, below, firstTopics, onClose, onDone }: TopicFormProps) {
  const parents = firstTopics.filter(({ id }) => id !== topic?.id)
  return (
    <DialogForm
      heading={topic ? words.changeOne({ name: topic.name }) : words.make}
      fields={['names', 'theme', 'parent_id', 'synonyms', 'cover_pin_id', 'is_hidden', 'reason']}
      submitLabel={topic ? words.change : words.make}
      onClose={onClose}
      send={async (values) => {
        const wish = wishOf(values)
        await (topic ? call(adminChangeTopic, { topic_id: topic.id, ...wish }) : call(adminMakeTopic, wish))
        await onDone(topic ? words.saved : words.made)
      }}
    >
      {(errors) => (
        <>
          <TextField
            label={words.name}
            name="name_en"
            maxLength={longest}
            defaultValue={topic?.name}
            autoComplete="off"
            error={errors['names']}
          />
          <details>
            <summary>{words.others}</summary>
            <p className={styles['note']}>{words.othersHelp}</p>
            {others.map((language) => (
              <TextField
                key={language}
                label={nameOfLanguage(language)}
                name={`name_${language}`}
                lang={language}
                maxLength={longest}
                defaultValue={topic?.names[language]}
                autoComplete="off"
              />
            ))}
          </details>
          <SelectField
            label={words.parent}
            name="parent_id"
            defaultValue={topic ? (topic.parent_id ?? '') : below}
            choices={[['', words.noParent], ...parents.map(({ id, name }): [string, string] => [id, name])]}
            error={errors['parent_id']}
          />
          <SelectField
            label={words.theme}
            name="theme"
            defaultValue={topic?.theme}
            choices={topicThemes.map((theme) => [theme, titleOf(theme)])}
            error={errors['theme']}
          />
          <TextArea
            label={words.synonyms}
            help={words.synonymsHelp}
            name="synonyms"
            rows={3}
            defaultValue={topic?.synonyms.join('\n')}
            error={errors['synonyms']}
          />
          <TextField
            label={words.cover}
            help={words.coverHelp}
            name="cover_pin_id"
            defaultValue={topic?.cover_pin_id ?? ''}
            autoComplete="off"
            error={errors['cover_pin_id']}
          />
          <Checkbox label={words.hidden} name="is_hidden" value="yes" defaultChecked={topic?.is_hidden ?? false} />
          <div aria-live="polite">{errors['is_hidden']}</div>
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}
