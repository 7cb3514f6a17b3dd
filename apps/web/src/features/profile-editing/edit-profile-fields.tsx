import { limits, updateMe, type User } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import type { Values } from '../../api/use-form.ts'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { wholeAddress } from '../../entities/pin/fields/pin-fields.tsx'
import styles from './edit-profile-form.module.css'
import { mayHaveImprint, pronounsOf } from '../../entities/member/profile-words.ts'

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
  values.text('username').trim() === '' ? { username: 'Enter a username.' } : {}

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
        label="Name"
        name="full_name"
        defaultValue={user.full_name}
        maxLength={limits.fullName.longest}
        autoComplete="name"
        dir="auto"
        error={errors['full_name']}
      />
      <TextField
        label="Username"
        name="username"
        defaultValue={user.username}
        maxLength={limits.username.longest}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        help="Changing your username changes your profile’s address."
        error={errors['username']}
      />
      <TextArea
        label="About"
        name="about"
        defaultValue={user.about}
        maxLength={limits.about.longest}
        dir="auto"
        error={errors['about']}
      />
      <div className={styles['pair']}>
        <TextField
          label="Pronouns"
          name="pronouns"
          defaultValue={user.pronouns.join('/')}
          maxLength={limits.pronouns.most * (limits.pronouns.longest + 1)}
          placeholder="she/her"
          autoComplete="off"
          error={errors['pronouns']}
        />
        <TextField
          label="Location"
          name="location"
          defaultValue={user.location ?? ''}
          maxLength={limits.location.longest}
          autoComplete="address-level2"
          dir="auto"
          error={errors['location']}
        />
      </div>
      <TextField
        label="Website"
        name="website_url"
        type="url"
        defaultValue={user.website_url ?? ''}
        maxLength={limits.website.longest}
        autoComplete="url"
        error={errors['website_url']}
      />
      <TextField
        label="Instagram"
        name="instagram"
        defaultValue={user.instagram_data?.username ?? ''}
        maxLength={limits.instagram.longest + 1}
        placeholder="username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['instagram']}
      />
      {mayHaveImprint(user) && (
        <TextField
          label="Imprint"
          name="impressum_url"
          type="url"
          defaultValue={user.impressum_url ?? ''}
          maxLength={limits.website.longest}
          autoComplete="off"
          help="A link to the page that says who is responsible."
          error={errors['impressum_url']}
        />
      )}
    </>
  )
}
