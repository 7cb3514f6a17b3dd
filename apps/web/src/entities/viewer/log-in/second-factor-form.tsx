import { confirmLogIn } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { useForm } from '../../../api/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './account-forms.module.css'
import { actionWords } from '../../../ui/action.words.ts'
import { credentialWords } from './credentials.words.ts'
import { secondFactorWords } from './second-factor.words.ts'

interface CodeFieldProps {
  readonly error: string | undefined
  readonly isFocused?: boolean
}

/** A code of the authenticator app, or a recovery code: whoever has lost the app says so. */
export function CodeField({ error, isFocused = false }: CodeFieldProps) {
  const [hasLostApp, setLostApp] = useState(false)
  return (
    <div>
      {hasLostApp ? (
        <TextField
          key="recovery"
          label={secondFactorWords.recoveryCode}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help={secondFactorWords.recoveryCodeHelp}
          error={error}
          autoFocus
          required
        />
      ) : (
        <TextField
          key="app"
          label={credentialWords.appCode}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          help={secondFactorWords.appCodeHelp}
          error={error}
          autoFocus={isFocused}
          required
        />
      )}
      <p className={styles['aside']}>
        <button type="button" onClick={() => setLostApp(!hasLostApp)}>
          {hasLostApp ? secondFactorWords.withApp : secondFactorWords.withRecoveryCode}
        </button>
      </p>
    </div>
  )
}

interface SecondFactorFormProps {
  /** From the answer to the first step. */
  readonly challenge: string
  readonly onDone: () => Promise<void> | void
  /** The first step is too long ago. */
  readonly onStartAgain: () => void
}

/** AC-05: the second step of a log-in. */
export function SecondFactorForm({ challenge, onDone, onStartAgain }: SecondFactorFormProps) {
  const [isOver, setOver] = useState(false)
  const { errors, isBusy, formProps } = useForm({
    fields: ['code'],
    validate: (values): Record<string, string> =>
      values.text('code').trim() === '' ? { code: secondFactorWords.codeMissing } : {},
    send: async (values) => {
      try {
        await call(confirmLogIn, { challenge, code: values.text('code') })
      } catch (error) {
        if (error instanceof ApiFailure && error.name === 'log_in_again') setOver(true)
        throw error
      }
      await onDone()
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={secondFactorWords.step}>
      <CodeField error={errors['code']} isFocused />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      {isOver ? (
        <Button kind="primary" size={48} isWide onClick={onStartAgain}>
          {secondFactorWords.startAgain}
        </Button>
      ) : (
        <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
          {actionWords.continue}
        </Button>
      )}
    </form>
  )
}
