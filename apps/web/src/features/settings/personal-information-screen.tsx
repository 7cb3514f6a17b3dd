import { updateMe, type User } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { usePerson } from '../../entities/member/use-person.ts'
import { SettingsForm } from '../../entities/viewer/settings/settings-form.tsx'
import { SettingsHeading, SettingsRow, SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { personalInformationWords } from './personal-information.words.ts'

interface PersonalInformationScreenProps {
  readonly user: User
  /** Codes with their names in the member's language. */
  readonly countries: readonly (readonly [code: string, name: string])[]
}

const saidOf = (text: string | null | undefined) => text || personalInformationWords.notSet

/** CR-06: what the product knows of the member, and what the community may. */
export function PersonalInformationScreen({ user: loaded, countries }: PersonalInformationScreenProps) {
  const user = usePerson(loaded)
  return (
    <>
      <SettingsHeading text={personalInformationWords.lead}>{personalInformationWords.heading}</SettingsHeading>
      <SettingsForm
        label={personalInformationWords.heading}
        fields={['country']}
        send={async (values) => void (await call(updateMe, { country: values.text('country') }))}
      >
        {(errors) => (
          <>
            <SelectField
              label={personalInformationWords.country}
              name="country"
              defaultValue={user.country ?? ''}
              autoComplete="country"
              choices={countries}
              error={errors['country']}
            />
          </>
        )}
      </SettingsForm>
      <SettingsSection
        heading={personalInformationWords.communityHeading}
        id="community-information"
        text={personalInformationWords.communityText}
      >
        <div>
          <SettingsRow label={personalInformationWords.location} text={saidOf(user.location)} />
          <SettingsRow label={personalInformationWords.pronouns} text={saidOf(user.pronouns.join('/'))} />
        </div>
        <div>
          <LinkButton to={links.editProfile()}>{personalInformationWords.editProfile}</LinkButton>
        </div>
      </SettingsSection>
    </>
  )
}
