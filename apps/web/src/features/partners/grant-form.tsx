import { type AccessKind, accessRoles, grantAccess } from '@pinfold/contract'
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
import { accessPartsWords } from './access-parts.words.ts'
import { type Parts, partChoices, partOf } from './part-choices.ts'
import { businessAccessWords } from './business-access.words.ts'

/** Invites another business account by its name: itself, or its people as a partner's. */
export function GrantForm({ kind, parts }: { readonly kind: AccessKind; readonly parts: Parts }) {
  const withPassword = useWithPassword()
  const { errors, isBusy, formProps } = useForm({
    fields: ['username', 'role', 'asset_id'],
    validate: (values): Record<string, string> =>
      values.text('username').trim() === '' ? { username: businessAccessWords.usernameMissing } : {},
    send: async (values) => {
      const username = values.text('username').trim().replace(/^@/, '')
      const role = accessRoles.find((each) => each === values.text('role')) ?? 'ANALYST'
      const isDone = await withPassword(async () => {
        await call(grantAccess, { username, role, kind, ...partOf(values.text('asset_id')) })
      })
      if (!isDone) return
      formProps.ref.current?.reset()
      showToast({ text: businessAccessWords.invitationSent({ username }) })
    },
  })
  return (
    <form
      {...formProps}
      className={styles['form']}
      aria-label={kind === 'person' ? businessAccessWords.giveAccess : accessPartsWords.invitePartner}
    >
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
      <SelectField
        label={accessPartsWords.accessTo}
        name="asset_id"
        choices={partChoices(parts, { hasWhole: true })}
        error={errors['asset_id']}
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
