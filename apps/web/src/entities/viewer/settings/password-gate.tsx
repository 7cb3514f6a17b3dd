import { enterPassword } from '@pinfold/contract'
import { type ReactNode, createContext, use, useCallback, useState } from 'react'
import { call } from '../../../api/client.ts'
import { ApiFailure, formErrors } from '../../../api/failure.ts'
import { useForm } from '../../../api/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { PasswordField, TextField } from '../../../ui/text-field.tsx'
import styles from './dialog-form.module.css'
import { actionWords } from '../../../ui/action.words.ts'
import { credentialWords } from '../log-in/credentials.words.ts'
import { passwordGateWords } from './password-gate.words.ts'

/** Does the work; where it needs the password, asks for it and does it again. False where the member gave up. */
export type WithPassword = (work: () => Promise<void>) => Promise<boolean>

const Gate = createContext<WithPassword>(async (work) => {
  await work()
  return true
})

export const useWithPassword = (): WithPassword => use(Gate)

const hasName = (error: unknown, name: string) => error instanceof ApiFailure && error.name === name

/** Asks for the password wherever something inside needs it. */
export function PasswordGate({ children }: { readonly children: ReactNode }) {
  const [answer, setAnswer] = useState<((isEntered: boolean) => void) | null>(null)
  const withPassword = useCallback<WithPassword>(async (work) => {
    try {
      await work()
      return true
    } catch (error) {
      if (!hasName(error, 'password_required')) throw error
    }
    const isEntered = await new Promise<boolean>((resolve) => setAnswer(() => resolve))
    setAnswer(null)
    if (isEntered) await work()
    return isEntered
  }, [])
  return (
    <Gate value={withPassword}>
      {children}
      {answer && <PasswordModal onEntered={() => answer(true)} onClose={() => answer(false)} />}
    </Gate>
  )
}

function PasswordModal({ onEntered, onClose }: { readonly onEntered: () => void; readonly onClose: () => void }) {
  const [asksCode, setAsksCode] = useState(false)
  const { errors, isBusy, formProps } = useForm({
    fields: ['password', 'code'],
    validate: (values): Record<string, string> =>
      values.text('password') === '' ? { password: credentialWords.passwordMissing } : {},
    send: async (values) => {
      const code = values.text('code').trim()
      await call(enterPassword, { password: values.text('password'), ...(code !== '' && { code }) })
      onEntered()
    },
    errorsOf: (error) => {
      if (hasName(error, 'wrong_password')) return { password: formErrors(error, [])['form'] ?? '' }
      if (!hasName(error, 'second_factor_code_required') && !hasName(error, 'wrong_code'))
        return formErrors(error, ['password', 'code'])
      setAsksCode(true)
      return { code: formErrors(error, [])['form'] ?? '' }
    },
  })
  return (
    <Modal heading={credentialWords.enterPassword} isOpen onClose={onClose} width={440}>
      <form {...formProps} className={styles['form']} aria-label={credentialWords.enterPassword}>
        <p>{passwordGateWords.why}</p>
        <PasswordField
          label={credentialWords.password}
          name="password"
          autoComplete="current-password"
          autoFocus
          error={errors['password']}
        />
        {asksCode && (
          <TextField
            label={credentialWords.appCode}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errors['code']}
          />
        )}
        <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{actionWords.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {actionWords.continue}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
