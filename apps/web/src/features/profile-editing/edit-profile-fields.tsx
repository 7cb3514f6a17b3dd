import { limits, updateMe, type User } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import type { Values } from '../../api/use-form.ts'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { wholeAddress } from '../../entities/pin/fields/pin-fields.tsx'
import styles from './edit-profile-form.module.css'
import { mayHaveImprint, pronounsOf } from '../../entities/member/profile-words.ts'
import { editProfileWords } from './edit-profile.words.ts'

export const profileFieldNames = [
  'full_name',
  'username',
  'about',
  'pronouns',
  'location',
  'website_url',
  'instagram',
  'impressum_url',
] as const

/** What is wrong before anything is sent. */
export const validateProfile = (values: Values): Record<string, string> =>
  values.text('username').trim() === '' ? { username: editProfileWords.enterUsername } : {}

/** Saves what the fields say; answers the member as they are now. */
export async function sendProfile(user: User, values: Values): Promise<User> {
  const { data } = await call(updateMe, {
    full_name: values.text('full_name'),
    username: values.text('username').trim(),
    about: values.text('about'),
    pronouns: pronounsOf(values.text('pronouns')),
    location: values.text('location'),
    website_url: wholeAddress(values.text('website_url')),
    instagram: values.text('instagram').trim(),
    ...(mayHaveImprint(user) && { impressum_url: wholeAddress(values.text('impressum_url')) }),
  })
  return data
}

interface EditProfileFieldsProps {
  readonly user: User
  readonly errors: Readonly<Record<string, string>>
}

/** What a profile says of its member. */
export function EditProfileFields({ user, errors }: EditProfileFieldsProps) {
  return (
    <>
      <TextField
        label={editProfileWords.name}
        name="full_name"
        defaultValue={user.full_name}
        maxLength={limits.fullName.longest}
        autoComplete="name"
        dir="auto"
        error={errors['full_name']}
      />
      <TextField
        label={editProfileWords.username}
        name="username"
        defaultValue={user.username}
        maxLength={limits.username.longest}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        help={editProfileWords.usernameHelp}
        error={errors['username']}
      />
      <TextArea
        label={editProfileWords.about}
        name="about"
        defaultValue={user.about}
        maxLength={limits.about.longest}
        dir="auto"
        error={errors['about']}
      />
      <div className={styles['pair']}>
        <TextField
          label={editProfileWords.pronouns}
          name="pronouns"
          defaultValue={user.pronouns.join('/')}
          maxLength={limits.pronouns.most * (limits.pronouns.longest + 1)}
          placeholder={editProfileWords.pronounsExample}
          autoComplete="off"
          error={errors['pronouns']}
        />
        <TextField
          label={editProfileWords.location}
          name="location"
          defaultValue={user.location ?? ''}
          maxLength={limits.location.longest}
          autoComplete="address-level2"
          dir="auto"
          error={errors['location']}
        />
      </div>
      <TextField
        label={editProfileWords.website}
        name="website_url"
        type="url"
        defaultValue={user.website_url ?? ''}
        maxLength={limits.website.longest}
        autoComplete="url"
        error={errors['website_url']}
      />
      <TextField
        label={editProfileWords.instagram}
        name="instagram"
        defaultValue={user.instagram_data?.username ?? ''}
        maxLength={limits.instagram.longest + 1}
        placeholder={editProfileWords.instagramExample}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['instagram']}
      />
      {mayHaveImprint(user) && (
        <TextField
          label={editProfileWords.imprint}
          name="impressum_url"
          type="url"
          defaultValue={user.impressum_url ?? ''}
          maxLength={limits.website.longest}
          autoComplete="off"
          help={editProfileWords.imprintHelp}
          error={errors['impressum_url']}
        />
      )}
    </>
  )
}
