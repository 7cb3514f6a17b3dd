import type { User } from '@pinfold/contract'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { EditProfileFields, profileFieldNames, sendProfile, validateProfile } from './edit-profile-fields.tsx'
import styles from './edit-profile-form.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { editProfileWords } from './edit-profile.words.ts'

interface EditProfileFormProps {
  readonly user: User
  readonly onSaved: (user: User) => void | Promise<void>
  readonly onCancel?: () => void
}

/** What a profile says of its member. Whatever is refused stands at its field, and what was typed stays. */
export function EditProfileForm({ user, onSaved, onCancel }: EditProfileFormProps) {
  const { errors, isBusy, formProps } = useForm({
    fields: profileFieldNames,
    validate: validateProfile,
    send: async (values) => onSaved(await sendProfile(user, values)),
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={editProfileWords.heading}>
      <EditProfileFields user={user} errors={errors} />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        {onCancel && <Button onClick={onCancel}>{actionWords.cancel}</Button>}
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {actionWords.save}
        </Button>
      </div>
    </form>
  )
}
