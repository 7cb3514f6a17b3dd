import {
  type AdminExperience,
  type AdminExperiment,
  adminChangeExperience,
  adminMakeExperience,
} from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { useForm, type Values } from '../../../api/use-form.ts'
import { useWithPassword } from '../../../entities/viewer/settings/password-gate.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { AdminPage, AdminSection } from '../admin-page.tsx'
import { ReasonField } from '../employees-screen.tsx'
import { experiencesWords as words } from './admin-experiences.words.ts'
import { type Previewed, wishOf } from './experience-draft.ts'
import styles from './experience-editor.module.css'
import { BehaviourFields, PlaceFields, TextFields, WhomFields } from './experience-fields.tsx'
import { ExperiencePreview } from './experience-preview.tsx'

interface ExperienceEditorProps {
  /** Null for a new one. */
  readonly of: AdminExperience | null
  readonly now: string
  readonly experiments: readonly AdminExperiment[]
  readonly onClose: () => void
  readonly onSaved: (text: string) => Promise<void>
}

const fields = [
  'name',
  'placement_id',
  'type',
  'texts',
  'button_uri',
  'secondary_cta_url',
  'delay',
  'scroll_to_dismiss_delay_in_seconds',
  'audience',
  'new_within_days',
  'languages',
  'percent',
  'starts_at',
  'ends_at',
  'most_times',
  'days_between',
  'priority',
  'experiment_id',
  'experiment_group',
  'reason',
]

const empty: Previewed = { type: 'banner', texts: { en: {} } }
const shownOf = (of: AdminExperience | null): Previewed =>
  of === null ? empty : { type: of.type, texts: of.texts as Previewed['texts'], ...of.look }

/** As a form is while somebody writes in it. */
function valuesNow(form: HTMLFormElement): Values {
  const data = new FormData(form)
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  const text = (name: string) => all(name)[0] ?? ''
  return { text, isChecked: (name) => text(name) !== '', all }
}

/** Writes an experience, or changes one, beside what it will look like. */
export function ExperienceEditor({ of, now, experiments, onClose, onSaved }: ExperienceEditorProps) {
  const [shown, setShown] = useState(() => shownOf(of))
  const withPassword = useWithPassword()
  const { errors, isBusy, formProps } = useForm({
    fields,
    send: async (values) => {
      await withPassword(async () => {
        const wish = { ...wishOf(values), reason: values.text('reason') }
        await (of ? call(adminChangeExperience, { experience_id: of.id, ...wish }) : call(adminMakeExperience, wish))
        await onSaved(words.saved)
      })
    },
  })
  return (
    <AdminPage
      heading={of ? words.changeOne({ name: of.name }) : words.write}
      action={<Button onClick={onClose}>{words.back}</Button>}
    >
      <div className={styles['editor']}>
        <form
          {...formProps}
          className={styles['form']}
          aria-label={of ? words.changeOne({ name: of.name }) : words.write}
          onInput={(event) => {
            formProps.onInput(event)
            setShown(wishOf(valuesNow(event.currentTarget)))
          }}
        >
          <PlaceFields of={of} errors={errors} />
          <AdminSection heading={words.texts}>
            <TextFields of={of} errors={errors} />
          </AdminSection>
          <AdminSection heading={words.behaviour}>
            <BehaviourFields of={of} errors={errors} />
          </AdminSection>
          <AdminSection heading={words.whom}>
            <WhomFields of={of} errors={errors} now={now} experiments={experiments} />
          </AdminSection>
          <ReasonField error={errors['reason']} />
          <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {words.save}
          </Button>
        </form>
        <ExperiencePreview wish={shown} />
      </div>
    </AdminPage>
  )
}
