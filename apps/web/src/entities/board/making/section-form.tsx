import { type Section, boardSectionEditResource, boardSectionResource, limits } from '@pinfold/contract'
import { call } from '../../../api/client.ts'
import { useForm } from '../../../api/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './board-forms.module.css'
import { actionWords } from '../../../ui/action.words.ts'
import { sectionFormWords } from './section-form.words.ts'

interface SectionFormProps {
  readonly boardId: string
  /** The section to rename; without one a new one is made. */
  readonly section?: Section
  /** Pins of the board that a new section begins with. */
  readonly initialPins?: readonly string[]
  /** The form stays busy until this is done. */
  readonly onDone: (section: Section) => void | Promise<void>
  readonly onCancel?: () => void
}

/** Names a section, new or old. */
export function SectionForm({ boardId, section, initialPins = [], onDone, onCancel }: SectionFormProps) {
  const { errors, isBusy, formProps } = useForm({
    fields: ['name'],
    validate: (values) => (values.text('name').trim() === '' ? { name: sectionFormWords.nameMissing } : {}),
    send: async (values) => {
      const name = values.text('name')
      const answer = section
        ? await call(boardSectionEditResource.create, { section_id: section.id, name })
        : await call(boardSectionResource.create, { board_id: boardId, name, initial_pins: [...initialPins] })
      await onDone(answer.data)
    },
  })
  return (
    <form
      {...formProps}
      className={styles['form']}
      aria-label={section ? sectionFormWords.rename : sectionFormWords.addSection}
    >
      <TextField
        label={sectionFormWords.name}
        name="name"
        defaultValue={section?.title}
        maxLength={limits.sectionName.longest}
        autoComplete="off"
        autoFocus
        error={errors['name']}
      />
      <div className={styles['buttons']}>
        {onCancel && <Button onClick={onCancel}>{actionWords.cancel}</Button>}
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {section ? actionWords.save : sectionFormWords.add}
        </Button>
      </div>
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
    </form>
  )
}
