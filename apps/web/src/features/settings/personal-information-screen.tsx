import { limits, updateMe, type User } from '@pinfold/contract'
import { useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { TextField } from '../../ui/text-field.tsx'
import { pronounsOf } from '../profiles/profile-words.ts'
import { SelectField } from './select-field.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsHeading, SettingsSection } from './settings-heading.tsx'

interface PersonalInformationScreenProps {
  readonly user: User
  /** Codes with their names in the member's language. */
  readonly countries: readonly (readonly [code: string, name: string])[]
}

/** CR-06: what the product knows of the member, and what the community may. */
export function PersonalInformationScreen({ user, countries }: PersonalInformationScreenProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <SettingsHeading text="This helps us show you what’s relevant. Nobody sees your country.">
        Personal information
      </SettingsHeading>
      <SettingsForm
        label="Personal information"
        fields={['country', 'location', 'pronouns']}
        send={async (values) => {
          await call(updateMe, {
            country: values.text('country'),
            location: values.text('location'),
            pronouns: pronounsOf(values.text('pronouns')),
          })
          await revalidate()
        }}
      >
        {(errors) => (
          <>
            <SelectField
              label="Country"
              name="country"
              defaultValue={user.country ?? ''}
              autoComplete="country"
              choices={countries}
              error={errors['country']}
            />
            <SettingsSection
              heading="Community information"
              id="community-information"
              text="This shows on your profile. Leave anything blank that you’d rather keep to yourself."
            >
              <TextField
                label="Location"
                name="location"
                defaultValue={user.location ?? ''}
                maxLength={limits.location.longest}
                autoComplete="address-level2"
                dir="auto"
                error={errors['location']}
              />
              <TextField
                label="Pronouns"
                name="pronouns"
                defaultValue={user.pronouns.join('/')}
                maxLength={limits.pronouns.most * (limits.pronouns.longest + 1)}
                placeholder="she/her"
                autoComplete="off"
                error={errors['pronouns']}
              />
            </SettingsSection>
          </>
        )}
      </SettingsForm>
    </>
  )
}
