import {
  adminAcceptTakedown,
  adminKeepRemoved,
  adminRefuseTakedown,
  type AdminTakedown,
  takedownLawOf,
} from '@pinfold/contract'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ReasonField } from './employees-screen.tsx'
import styles from './takedown-deed.module.css'
import { takedownQueueWords as words } from './takedown-queue.words.ts'

/** What moderators do about a request by law. */
export type TakedownDeed = 'accept' | 'refuse' | 'court'

export const deeds = {
  accept: { label: () => words.accept },
  refuse: { label: () => words.refuse },
  court: { label: () => words.court },
} satisfies Record<TakedownDeed, { label: () => string }>

interface DeedProps {
  readonly deed: TakedownDeed
  readonly takedown: AdminTakedown
  readonly onClose: () => void
}

/** Asks why, and for a grant where. */
export function DeedForm({ deed, takedown, onClose }: DeedProps) {
  const { revalidate } = useRevalidator()
  const label = deeds[deed].label()
  return (
    <DialogForm
      heading={words.deedOn({ deed: label, number: takedown.id })}
      fields={['where', 'countries', 'reason']}
      submitLabel={label}
      onClose={onClose}
      validate={(values): Record<string, string> =>
        values.text('where') === 'some' && values.all('countries').length === 0
          ? { countries: words.chooseCountries }
          : {}
      }
      send={async (values) => {
        const wish = { takedown_id: takedown.id, reason: values.text('reason') }
        const where = values.text('where')
        if (deed === 'accept')
          await call(adminAcceptTakedown, {
            ...wish,
            is_everywhere: where === 'everywhere',
            countries: where === 'some' ? values.all('countries') : [],
          })
        else await call(deed === 'refuse' ? adminRefuseTakedown : adminKeepRemoved, wish)
        onClose()
        await revalidate()
      }}
    >
      {(errors) => (
        <>
          {deed === 'accept' && <WhereFields takedown={takedown} errors={errors} />}
          {deed === 'refuse' && <p>{words.reasonIsTold}</p>}
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}

interface WhereProps {
  readonly takedown: AdminTakedown
  readonly errors: Readonly<Record<string, string>>
}

/** Some countries can be chosen where a law holds in several; the one that was asked for is chosen at first. */
function WhereFields({ takedown, errors }: WhereProps) {
  const locale = useLocale()
  const [where, setWhere] = useState('law')
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  const countries = takedownLawOf(takedown.law)
    .country_codes.map((code): [string, string] => [code, names.of(code) ?? code])
    .toSorted(([, a], [, b]) => a.localeCompare(b, locale))
  return (
    <>
      <SelectField
        label={words.where}
        name="where"
        value={where}
        onChange={(event) => setWhere(event.target.value)}
        choices={[
          ['law', words.whereLawHolds],
          ...(countries.length > 1 ? [['some', words.someCountries] as const] : []),
          ['everywhere', words.everywhere],
        ]}
        error={errors['where']}
      />
      {where === 'some' && (
        <fieldset className={styles['countries']}>
          <legend className={styles['legend']}>{words.countries}</legend>
          {countries.map(([code, name]) => (
            <Checkbox
              key={code}
              label={name}
              name="countries"
              value={code}
              defaultChecked={code === takedown.country}
              aria-invalid={errors['countries'] === undefined ? undefined : true}
            />
          ))}
          {errors['countries'] !== undefined && <FieldError>{errors['countries']}</FieldError>}
        </fieldset>
      )}
    </>
  )
}
