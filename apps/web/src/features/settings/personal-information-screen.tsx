import { updateMe, type User, userSettingsResource } from '@pinfold/contract'
import { currentLanguage, languages, localeOf, nameOfLanguage } from '@pinfold/words'
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

const languageChoices = languages.map((language) => [localeOf(language), nameOfLanguage(language)] as const)

/** All that the page says and has loaded is in one language, so the page begins anew in another. */
async function chooseLanguage(locale: string): Promise<void> {
  const chosen = languages.find((language) => localeOf(language) === locale)
  if (chosen === undefined || chosen === currentLanguage()) return
  await call(userSettingsResource.update, { locale: localeOf(chosen) })
  location.reload()
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
        fields={['country', 'locale']}
        send={async (values) => {
          await call(updateMe, { country: values.text('country') })
          await chooseLanguage(values.text('locale'))
        }}
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
            <SelectField
              label={personalInformationWords.language}
              help={personalInformationWords.languageHelp}
              name="locale"
              defaultValue={localeOf(currentLanguage())}
              autoComplete="language"
              choices={languageChoices}
              error={errors['locale']}
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
