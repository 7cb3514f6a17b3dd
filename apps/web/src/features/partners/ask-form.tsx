import { accessKinds, accessRoles, askForAccess } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { accessPartsWords } from './access-parts.words.ts'
import styles from './access.module.css'
import { businessAccessWords } from './business-access.words.ts'
import { roles, roleWithRights } from './roles.ts'

/** Asks another business for access. */
export function AskForm() {
  const { errors, isBusy, formProps } = useForm({
    fields: ['username', 'role', 'site', 'kind'],
    validate: (values): Record<string, string> =>
      values.text('username').trim() === '' ? { username: businessAccessWords.usernameMissing } : {},
    send: async (values) => {
      const username = values.text('username').trim().replace(/^@/, '')
      const role = accessRoles.find((each) => each === values.text('role')) ?? 'ANALYST'
      const kind = accessKinds.find((each) => each === values.text('kind')) ?? 'person'
      const site = values.text('site').trim()
      await call(askForAccess, { username, role, kind, ...(site !== '' && { site }) })
      formProps.ref.current?.reset()
      showToast({ text: accessPartsWords.requestSent({ username }) })
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={accessPartsWords.ask}>
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
      <TextField
        label={accessPartsWords.askSite}
        help={accessPartsWords.askSiteHelp}
        name="site"
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['site']}
      />
      <SelectField
        label={accessPartsWords.askAs}
        name="kind"
        choices={[
          ['person', accessPartsWords.asPerson],
          ['partner', accessPartsWords.asPartner],
        ]}
        error={errors['kind']}
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {accessPartsWords.send}
        </Button>
      </div>
    </form>
  )
}
