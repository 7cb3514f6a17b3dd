import { limits, type User } from '@pinfold/contract'
import { SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './business-settings.module.css'
import { businessSettingsWords as words } from './business-settings.words.ts'

interface BusinessContactFieldsProps {
  readonly user: User
  readonly errors: Readonly<Record<string, string>>
}

/** EN-03: how a business is reached. */
export function BusinessContactFields({ user: { partner }, errors }: BusinessContactFieldsProps) {
  const place = partner?.profile_place
  const line = limits.partnerContact.line
  return (
    <>
      <SettingsSection heading={words.contact} text={words.contactHelp}>
        <TextField
          label={words.email}
          name="contact_email"
          type="email"
          defaultValue={partner?.contact_email ?? ''}
          autoComplete="email"
          error={errors['contact_email']}
        />
        <div className={styles['phone']}>
          <TextField
            label={words.phoneCode}
            name="contact_phone_country"
            type="tel"
            defaultValue={partner?.contact_phone_country?.phone_code ?? ''}
            placeholder={words.phoneCodeExample}
            autoComplete="tel-country-code"
            error={errors['contact_phone_country']}
          />
          <TextField
            label={words.phone}
            name="contact_phone"
            type="tel"
            defaultValue={partner?.contact_phone ?? ''}
            maxLength={limits.partnerContact.phone}
            autoComplete="tel-national"
            error={errors['contact_phone']}
          />
        </div>
        <Checkbox
          name="enable_profile_message"
          label={words.messages}
          defaultChecked={partner?.enable_profile_message}
        />
      </SettingsSection>
      <SettingsSection heading={words.address}>
        <TextField
          label={words.street}
          name="street"
          defaultValue={place?.street}
          maxLength={line}
          autoComplete="address-line1"
          error={errors['profile_place']}
        />
        <TextField
          label={words.extraStreet}
          name="extra_street"
          defaultValue={place?.extra_street}
          maxLength={line}
          autoComplete="address-line2"
        />
        <div className={styles['phone']}>
          <TextField
            label={words.postalCode}
            name="postal_code"
            defaultValue={place?.postal_code}
            maxLength={line}
            autoComplete="postal-code"
          />
          <TextField
            label={words.locality}
            name="locality"
            defaultValue={place?.locality}
            maxLength={line}
            autoComplete="address-level2"
          />
        </div>
        <TextField
          label={words.region}
          name="region"
          defaultValue={place?.region}
          maxLength={line}
          autoComplete="address-level1"
        />
        <TextField
          label={words.country}
          name="place_country"
          defaultValue={place?.country}
          maxLength={line}
          autoComplete="country-name"
        />
        <Checkbox
          name="enable_profile_address"
          label={words.showAddress}
          defaultChecked={partner?.enable_profile_address}
        />
      </SettingsSection>
    </>
  )
}
