import { businessAccountResource, businessTypes, updateMe, type User } from '@pinfold/contract'
import { type ReactNode, useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import type { Values } from '../../api/use-form.ts'
import { usePerson } from '../../entities/member/use-person.ts'
import { SettingsForm } from '../../entities/viewer/settings/settings-form.tsx'
import { SettingsHeading, SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { BusinessContactFields } from './business-contact-fields.tsx'
import styles from './business-settings.module.css'
import { businessSettingsWords as words } from './business-settings.words.ts'

interface BusinessSettingsScreenProps {
  readonly user: User
  /** What each type of business is called. */
  readonly typeNames: Readonly<Record<string, string>>
  /** How the business is verified. */
  readonly children: ReactNode
}

const fields = [
  'business_type',
  'contact_email',
  'contact_phone',
  'contact_phone_country',
  'enable_profile_message',
  'enable_profile_address',
  'profile_place',
]

async function send(values: Values): Promise<void> {
  await call(updateMe, {
    business_type: businessTypes.find((type) => type === values.text('business_type')) ?? '',
    contact_email: values.text('contact_email').trim(),
    contact_phone: values.text('contact_phone').trim(),
    contact_phone_country: { phone_code: values.text('contact_phone_country').trim() },
    enable_profile_message: values.isChecked('enable_profile_message'),
    enable_profile_address: values.isChecked('enable_profile_address'),
    profile_place: {
      street: values.text('street'),
      extra_street: values.text('extra_street'),
      postal_code: values.text('postal_code'),
      locality: values.text('locality'),
      region: values.text('region'),
      country: values.text('place_country'),
    },
  })
}

/** BZ-01: what kind of business it is, how it is reached, and the way back to a personal account. */
export function BusinessSettingsScreen({ user: loaded, typeNames, children }: BusinessSettingsScreenProps) {
  const user = usePerson(loaded)
  return (
    <>
      <SettingsHeading text={words.lead}>{words.heading}</SettingsHeading>
      <SettingsForm label={words.heading} fields={fields} send={send}>
        {(errors) => (
          <>
            <SelectField
              label={words.type}
              name="business_type"
              defaultValue={user.partner?.business_type ?? ''}
              choices={[['', words.noType], ...businessTypes.map((type) => [type, typeNames[type] ?? type] as const)]}
              error={errors['business_type']}
            />
            <BusinessContactFields user={user} errors={errors} />
          </>
        )}
      </SettingsForm>
      <div className={styles['links']}>
        <LinkButton to={links.businessAccess()}>{words.access}</LinkButton>
      </div>
      {children}
      <BackToPersonal username={user.username} />
    </>
  )
}

function BackToPersonal({ username }: { readonly username: string }) {
  const [isAsking, setAsking] = useState(false)
  const leave = async () => {
    await call(businessAccountResource.delete, {})
    // A whole new page: much of it is another one for a person.
    location.assign(links.profile(username))
  }
  return (
    <SettingsSection heading={words.backHeading} text={words.backText}>
      <div>
        <Button onClick={() => setAsking(true)}>{words.back}</Button>
      </div>
      <ConfirmModal
        heading={words.backQuestion}
        text={words.backText}
        confirmLabel={words.back}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        messageOf={messageOf}
      />
    </SettingsSection>
  )
}
