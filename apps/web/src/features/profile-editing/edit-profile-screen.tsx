import type { User } from '@pinfold/contract'
import { usePerson } from '../../entities/member/use-person.ts'
import { EditProfileFields, profileFieldNames, sendProfile, validateProfile } from './edit-profile-fields.tsx'
import { ProfilePictures } from './profile-pictures.tsx'
import { SettingsForm } from '../../entities/viewer/settings/settings-form.tsx'
import { SettingsHeading } from '../../entities/viewer/settings/settings-heading.tsx'
import { editProfileWords } from './edit-profile.words.ts'

/** CR-06: what others see of the member. */
export function EditProfileScreen({ user: loaded }: { readonly user: User }) {
  const user = usePerson(loaded)
  return (
    <>
      <SettingsHeading text={editProfileWords.text}>{editProfileWords.heading}</SettingsHeading>
      <ProfilePictures user={user} />
      <SettingsForm
        label={editProfileWords.heading}
        fields={profileFieldNames}
        validate={validateProfile}
        send={async (values) => void (await sendProfile(user, values))}
        saved={editProfileWords.saved}
      >
        {(errors) => <EditProfileFields user={user} errors={errors} />}
      </SettingsForm>
    </>
  )
}
