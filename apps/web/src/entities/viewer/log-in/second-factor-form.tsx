import { confirmLogIn } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { ApiFailure } from '../../../api/failure.ts'
import { useForm } from '../../../api/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './account-forms.module.css'

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
          label="Recovery code"
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help="One of the codes you saved. Each works once."
          error={error}
          autoFocus
          required
        />
      ) : (
        <TextField
          key="app"
          label="Code from your authenticator app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          help="Six digits that change every 30 seconds."
          error={error}
          autoFocus={isFocused}
          required
        />
      )}
      <p className={styles['aside']}>
        <button type="button" onClick={() => setLostApp(!hasLostApp)}>
          {hasLostApp ? 'Use the app instead' : 'Use a recovery code instead'}
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
      values.text('code').trim() === '' ? { code: 'Enter the code.' } : {},
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
    <form {...formProps} className={styles['form']} aria-label="Second step">
      <CodeField error={errors['code']} isFocused />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      {isOver ? (
        <Button kind="primary" size={48} isWide onClick={onStartAgain}>
          Start again
        </Button>
      ) : (
        <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
          Continue
        </Button>
      )}
    </form>
  )
}
