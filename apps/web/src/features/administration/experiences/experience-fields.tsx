import {
  type AdminExperience,
  type AdminExperiment,
  experienceAudiences,
  experiencePlacementIds,
  experienceTypes,
  flyoutDirections,
  limits,
} from '@pinfold/contract'
import { type Language, languages, nameOfLanguage } from '@pinfold/words'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea, TextField } from '../../../ui/text-field.tsx'
import styles from '../admin-page.module.css'
import { experiencesWords as words } from './admin-experiences.words.ts'
import { fieldOf, partOf, textParts } from './experience-draft.ts'

type Errors = Readonly<Record<string, string>>

interface FieldsProps {
  /** Null for a new one. */
  readonly of: AdminExperience | null
  readonly errors: Errors
}

const { longestName, longestText, longestButton } = limits.admin.experience
const others = languages.filter((language) => language !== 'en')

/** What it is called, where it stands, what it looks like. */
export function PlaceFields({ of, errors }: FieldsProps) {
  return (
    <>
      <TextField
        label={words.name}
        help={words.nameHelp}
        name="name"
        maxLength={longestName}
        defaultValue={of?.name ?? ''}
        error={errors['name']}
      />
      <SelectField
        label={words.placement}
        name="placement_id"
        defaultValue={of?.placement_id ?? 'web_banner'}
        choices={experiencePlacementIds.map((each) => [each, words[each]])}
        error={errors['placement_id']}
      />
      <SelectField
        label={words.kind}
        name="type"
        defaultValue={of?.type ?? 'banner'}
        choices={experienceTypes.map((each) => [each, words[each]])}
        error={errors['type']}
      />
    </>
  )
}

/** What it says, in English and in other languages. */
export function TextFields({ of, errors }: FieldsProps) {
  return (
    <>
      <LanguageFields of={of} language="en" error={errors['texts']} />
      <details>
        <summary>{words.others}</summary>
        <p className={styles['note']}>{words.othersHelp}</p>
        {others.map((language) => (
          <LanguageFields key={language} of={of} language={language} />
        ))}
      </details>
      <TextField
        label={words.goTo}
        help={words.addressHelp}
        name="button_uri"
        autoComplete="off"
        defaultValue={of?.look.button_uri ?? ''}
        error={errors['button_uri']}
      />
      <TextField
        label={words.linkTo}
        name="secondary_cta_url"
        autoComplete="off"
        defaultValue={of?.look.secondary_cta_url ?? ''}
        error={errors['secondary_cta_url']}
      />
    </>
  )
}

interface LanguageFieldsProps {
  readonly of: AdminExperience | null
  readonly language: Language
  readonly error?: string | undefined
}

const labelIn = { title: 'titleIn', body: 'bodyIn', done: 'doneIn', go: 'goIn', link: 'linkIn' } as const

function LanguageFields({ of, language, error }: LanguageFieldsProps) {
  return textParts.map((part) => {
    const shared = {
      label: language === 'en' ? words[part] : words[labelIn[part]]({ language: nameOfLanguage(language) }),
      name: fieldOf(part, language),
      defaultValue: partOf(of?.texts[language], part),
    }
    return part === 'body' ? (
      <TextArea key={part} {...shared} rows={2} maxLength={longestText} error={error} />
    ) : (
      <TextField key={part} {...shared} maxLength={longestButton} autoComplete="off" />
    )
  })
}

/** When it shows by itself, and what ends it. */
export function BehaviourFields({ of, errors }: FieldsProps) {
  const look = of?.look
  return (
    <>
      <SelectField
        label={words.direction}
        name="flyout_direction"
        defaultValue={look?.flyout_direction ?? 'down'}
        choices={flyoutDirections.map((each) => [each, words[each]])}
      />
      <NumberField label={words.delay} name="delay" value={look?.delay ?? 0} error={errors['delay']} />
      <Checkbox label={words.scroll} name="scroll_to_dismiss" defaultChecked={look?.scroll_to_dismiss ?? false} />
      <NumberField
        label={words.scrollDelay}
        name="scroll_to_dismiss_delay_in_seconds"
        error={errors['scroll_to_dismiss_delay_in_seconds']}
        value={look?.scroll_to_dismiss_delay_in_seconds ?? 0}
        step="any"
      />
      <Checkbox label={words.click} name="click_to_dismiss" defaultChecked={look?.click_to_dismiss ?? false} />
      <Checkbox label={words.hover} name="complete_on_hover" defaultChecked={look?.complete_on_hover ?? false} />
      <Checkbox label={words.pulsar} name="has_pulsar" defaultChecked={look?.has_pulsar ?? false} />
      <Checkbox label={words.hasTooltip} name="has_tooltip" defaultChecked={look?.has_tooltip ?? true} />
    </>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly name: string
  readonly value: number | ''
  readonly help?: string
  readonly step?: string
  readonly error?: string | undefined
}

const NumberField = ({ value, step = '1', ...rest }: NumberFieldProps) => (
  <TextField {...rest} type="number" inputMode="decimal" min={0} step={step} defaultValue={value} />
)

/** As a field of day and time holds it; what it means is universal time. */
const minuteOf = (moment: string | null): string => (moment === null ? '' : new Date(moment).toISOString().slice(0, 16))

interface WhomFieldsProps extends FieldsProps {
  readonly now: string
  readonly experiments: readonly AdminExperiment[]
}

/** Who sees it, from when to when, and how often. */
export function WhomFields({ of, errors, now, experiments }: WhomFieldsProps) {
  const groups = [...new Set(experiments.flatMap((each) => each.groups.map(({ name }) => name)))]
  return (
    <>
      <SelectField
        label={words.audience}
        name="audience"
        defaultValue={of?.audience ?? 'everybody'}
        choices={experienceAudiences.map((each) => [each, words[each]])}
        error={errors['audience']}
      />
      <NumberField
        label={words.newWithin}
        help={words.newWithinHelp}
        name="new_within_days"
        value={of?.new_within_days ?? ''}
        error={errors['new_within_days']}
      />
      <TextField
        label={words.languages}
        help={words.languagesHelp}
        name="languages"
        autoComplete="off"
        defaultValue={of?.languages.join(', ') ?? ''}
        error={errors['languages']}
      />
      <NumberField
        label={words.percent}
        help={words.percentHelp}
        name="percent"
        value={of?.percent ?? 100}
        error={errors['percent']}
      />
      <TextField
        label={words.from}
        name="starts_at"
        type="datetime-local"
        defaultValue={minuteOf(of?.starts_at ?? now)}
        error={errors['starts_at']}
      />
      <TextField
        label={words.until}
        help={words.untilHelp}
        name="ends_at"
        type="datetime-local"
        defaultValue={minuteOf(of?.ends_at ?? null)}
        error={errors['ends_at']}
      />
      <NumberField
        label={words.times}
        help={words.timesHelp}
        name="most_times"
        value={of?.most_times ?? 0}
        error={errors['most_times']}
      />
      <NumberField
        label={words.days}
        name="days_between"
        value={of?.days_between ?? 0}
        error={errors['days_between']}
      />
      <NumberField
        label={words.priority}
        help={words.priorityHelp}
        name="priority"
        value={of?.priority ?? 0}
        error={errors['priority']}
      />
      {experiments.length > 0 && (
        <>
          <SelectField
            label={words.experiment}
            name="experiment_id"
            defaultValue={of?.experiment_id ?? ''}
            choices={[['', words.noExperiment], ...experiments.map(({ id, key }) => [id, key] as const)]}
            error={errors['experiment_id']}
          />
          <SelectField
            label={words.group}
            name="experiment_group"
            defaultValue={of?.experiment_group ?? ''}
            choices={groups.map((each) => [each, each])}
            error={errors['experiment_group']}
          />
        </>
      )}
    </>
  )
}
