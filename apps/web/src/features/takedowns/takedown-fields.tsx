import {
  limits,
  type TakedownDetail,
  takedownDetails,
  type TakedownLaw,
  type TakedownLawType,
  takedownLawTypes,
} from '@pinfold/contract'
import { useState } from 'react'
import { useLocale, useRootData } from '../../api/viewer.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { takedownFormWords as words } from './takedown-form.words.ts'
import styles from './takedowns.module.css'
import noticeStyles from '../../entities/report/notices.module.css'

interface FieldsProps {
  readonly law: TakedownLaw
  readonly errors: Readonly<Record<string, string>>
}

const kinds = {
  DMCA: () => words.dmca,
  Trademark: () => words.trademark,
  GDPR: () => words.gdpr,
} satisfies Record<TakedownLawType, () => string>

const details = {
  work: () => words.work,
  trademark: () => words.mark,
  registration: () => words.registration,
  personal_data: () => words.personalData,
} satisfies Record<TakedownDetail, () => string>

/** What is broken, where and by what; each kind of law asks for something of its own. */
export function ClaimFields({ law, errors, about }: FieldsProps & { readonly about: string }) {
  const [chosen, setChosen] = useState<readonly TakedownLawType[]>([])
  const locale = useLocale()
  const here = useRootData()?.viewer.countryFromIp?.toUpperCase() ?? ''
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const countries = law.country_codes
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .toSorted(([, a], [, b]) => a.localeCompare(b, locale))
  const choose = (type: TakedownLawType, isChosen: boolean) =>
    setChosen((before) => {
      const others = law.restrict_multiple_laws ? [] : before.filter((each) => each !== type)
      return isChosen ? [...others, type] : others
    })
  return (
    <>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>{words.kind}</legend>
        {takedownLawTypes.map((type) => (
          <label key={type} className={styles['choice']}>
            <input
              type={law.restrict_multiple_laws ? 'radio' : 'checkbox'}
              name="law_types"
              value={type}
              aria-invalid={errors['law_types'] === undefined ? undefined : true}
              onChange={(event) => choose(type, event.target.checked)}
            />
            {kinds[type]()}
          </label>
        ))}
        {errors['law_types'] !== undefined && <FieldError>{errors['law_types']}</FieldError>}
      </fieldset>
      {countries.length > 1 ? (
        <SelectField
          label={words.country}
          name="country"
          choices={countries}
          defaultValue={law.country_codes.includes(here) ? here : countries[0]?.[0]}
          error={errors['country']}
        />
      ) : (
        <input type="hidden" name="country" value={law.country_codes[0]} />
      )}
      <TextArea
        label={words.addresses}
        name="addresses"
        rows={3}
        help={words.addressesHelp({ most: String(limits.takedown.addresses) })}
        defaultValue={about}
        error={errors['addresses']}
        spellCheck={false}
        required
      />
      {chosen
        .flatMap((type): readonly TakedownDetail[] => takedownDetails[type])
        .map((name) => (
          <TextArea
            key={name}
            label={details[name]()}
            name={name}
            rows={2}
            maxLength={limits.takedown.longestDetail}
            error={errors[name]}
            required
          />
        ))}
      <TextArea
        label={words.explanation}
        name="explanation"
        rows={5}
        maxLength={limits.takedown.longestExplanation}
        error={errors['explanation']}
        required
      />
    </>
  )
}

/** Who asks, and in which part: whoever is nobody's to know leaves no name. */
export function ClaimantFields({ law, errors }: FieldsProps) {
  const [isAnonymous, setAnonymous] = useState(false)
  const [isFlagger, setFlagger] = useState(false)
  const most = limits.takedown.longestName
  return (
    <>
      {law.has_trusted_flagger && !isAnonymous && (
        <Checkbox
          label={words.flagger}
          name="is_trusted_flagger"
          checked={isFlagger}
          onChange={(event) => setFlagger(event.target.checked)}
        />
      )}
      {isFlagger && !isAnonymous && (
        <TextField
          label={words.flaggerNumber}
          name="flagger_number"
          maxLength={most}
          error={errors['flagger_number']}
          required
        />
      )}
      {law.has_complaints_office && <Checkbox label={words.office} name="is_for_complaints_office" />}
      {law.allow_anonymous_submission && (
        <Checkbox
          label={words.anonymous}
          help={words.anonymousHelp}
          name="is_anonymous"
          checked={isAnonymous}
          onChange={(event) => setAnonymous(event.target.checked)}
        />
      )}
      {/* What was typed stays there for who changes their mind. */}
      <div className={noticeStyles['form']} hidden={isAnonymous}>
        <TextField
          label={words.name}
          name="name"
          autoComplete="name"
          maxLength={most}
          error={errors['name']}
          required={!isAnonymous}
        />
        <TextField
          label={words.organisation}
          name="organisation"
          autoComplete="organization"
          maxLength={most}
          error={errors['organisation']}
        />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={limits.email.longest}
          error={errors['email']}
          required={!isAnonymous}
        />
      </div>
    </>
  )
}
