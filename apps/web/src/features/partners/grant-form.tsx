import { accessRoles, grantAccess } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useWithPassword } from '../../entities/viewer/settings/password-gate.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import styles from './access.module.css'
import { roles, roleWithRights } from './roles.ts'
import { businessAccessWords } from './business-access.words.ts'

/** Invites another business account by its name. */
export function GrantForm() {
  const withPassword = useWithPassword()
  const { errors, isBusy, formProps } = useForm({
    fields: ['username', 'role'],
    validate: (values): Record<string, string> =>
      values.text('username').trim() === '' ? { username: businessAccessWords.usernameMissing } : {},
    send: async (values) => {
      const username = values.text('username').trim().replace(/^@/, '')
      const role = accessRoles.find((each) => each === values.text('role')) ?? 'ANALYST'
      const isDone = await withPassword(async () => {
        await call(grantAccess, { username, role })
      })
      if (!isDone) return
      formProps.ref.current?.reset()
      showToast({ text: businessAccessWords.invitationSent({ username }) })
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={businessAccessWords.giveAccess}>
      <TextField
        label={businessAccessWords.username}
        name="username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['username']}
      />
      <SelectField
        label={businessAccessWords.role}
        name="role"
        choices={roles.map((role) => [role, roleWithRights(role)] as const)}
        error={errors['role']}
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {businessAccessWords.invite}
        </Button>
      </div>
    </form>
  )
}
