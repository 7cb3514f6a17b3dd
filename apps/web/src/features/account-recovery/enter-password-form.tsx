import { enterPassword } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { ApiFailure, formErrors } from '../../api/failure.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/text-field.tsx'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { CodeField } from '../../entities/viewer/log-in/second-factor-form.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { credentialWords } from '../../entities/viewer/log-in/credentials.words.ts'
import { accountRecoveryWords } from './account-recovery.words.ts'

const fields = ['password', 'code']

interface EnterPasswordFormProps {
  readonly onDone: () => void
  readonly onSkip: () => void
}

/** Takes the password of somebody who came in without it, and a code where the account asks for one. */
export function EnterPasswordForm({ onDone, onSkip }: EnterPasswordFormProps) {
  const [needsCode, setNeedsCode] = useState(false)
  const { errors, isBusy, formProps } = useForm({
    fields,
    validate: (values): Record<string, string> =>
      values.text('password') === '' ? { password: credentialWords.passwordMissing } : {},
    errorsOf(error) {
      if (!(error instanceof ApiFailure) || error.name !== 'second_factor_code_required' || needsCode)
        return formErrors(error, fields)
      setNeedsCode(true)
      return {}
    },
    send: async (values) => {
      const code = values.text('code').trim()
      await call(enterPassword, { password: values.text('password'), ...(code !== '' && { code }) })
      onDone()
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={credentialWords.enterPassword}>
      <PasswordField
        label={credentialWords.password}
        name="password"
        autoComplete="current-password"
        error={errors['password']}
        required
      />
      {needsCode && <CodeField error={errors['code']} />}
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
        {actionWords.continue}
      </Button>
      <Button kind="tertiary" size={48} isWide onClick={onSkip}>
        {accountRecoveryWords.notNow}
      </Button>
    </form>
  )
}
