import { limits, updateMe, type User } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { wholeAddress } from '../pins/pin-fields.tsx'
import styles from './edit-profile-form.module.css'
import { mayHaveImprint, pronounsOf } from './profile-words.ts'

const fieldNames = [
  'full_name',
  'username',
  'about',
  'pronouns',
  'location',
  'website_url',
  'instagram',
  'impressum_url',
] as const

interface EditProfileFormProps {
  readonly user: User
  readonly onSaved: (user: User) => void | Promise<void>
  readonly onCancel?: () => void
}

/** What a profile says of its member. Whatever is refused stands at its field, and what was typed stays. */
export function EditProfileForm({ user, onSaved, onCancel }: EditProfileFormProps) {
  const asksImprint = mayHaveImprint(user)
  const { errors, isBusy, formProps } = useForm({
    fields: fieldNames,
    validate: (values): Record<string, string> =>
      values.text('username').trim() === '' ? { username: 'Enter a username.' } : {},
    send: async (values) => {
      const { data } = await call(updateMe, {
        full_name: values.text('full_name'),
        username: values.text('username').trim(),
        about: values.text('about'),
        pronouns: pronounsOf(values.text('pronouns')),
        location: values.text('location'),
        website_url: wholeAddress(values.text('website_url')),
        instagram: values.text('instagram').trim(),
        ...(asksImprint && { impressum_url: wholeAddress(values.text('impressum_url')) }),
      })
      await onSaved(data)
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label="Edit profile">
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
        help="A new username is a new address of your profile."
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
      {asksImprint && (
        <TextField
          label="Imprint"
          name="impressum_url"
          type="url"
          defaultValue={user.impressum_url ?? ''}
          maxLength={limits.website.longest}
          autoComplete="off"
          help="The address of the page that says who is responsible."
          error={errors['impressum_url']}
        />
      )}
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" kind="primary" isBusy={isBusy}>
          Save
        </Button>
      </div>
    </form>
  )
}
