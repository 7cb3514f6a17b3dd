import {
  confirmSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  setUpSecondFactor,
  turnOffSecondFactor,
} from '@pinfold/contract'
import { Suspense, lazy, useState } from 'react'
import { call } from '../../api/client.ts'
import { formErrors, messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import formStyles from '../../entities/viewer/settings/dialog-form.module.css'
import { useWithPassword } from '../../entities/viewer/settings/password-gate.tsx'
import { useAction } from '../../entities/viewer/settings/use-action.ts'
import { SettingsRow, SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { loadPart } from '../../ui/load-part.ts'

const SetUpCode = lazy(() =>
  loadPart(() => import('./set-up-code.tsx')).then((module) => ({ default: module.SetUpCode })),
)

interface Key {
  readonly secret: string
  readonly otpauth_url: string
}

/** Logging in with a code beside the password. */
export function SecondFactorSection({ factor }: { readonly factor: SecondFactor }) {
  const [key, setKey] = useState<Key | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [isEnding, setEnding] = useState(false)
  const { isBusy, run } = useAction()
  const withPassword = useWithPassword()
  const renew = () =>
    run(async () => {
      setCodes((await call(renewRecoveryCodes, {})).data.recovery_codes)
    })
  const end = async () => {
    await withPassword(async () => {
      await call(turnOffSecondFactor, {})
      setEnding(false)
      showToast({ text: 'Two-factor log-in is off' })
    })
  }
  return (
    <SettingsSection heading="Two-factor log-in" text="A code from an authenticator app, on top of your password.">
      <div>
        {factor.is_on ? (
          <>
            <SettingsRow label="Two-factor log-in is on">
              <Button size={32} aria-label="Turn off two-factor log-in" onClick={() => setEnding(true)}>
                Turn off
              </Button>
            </SettingsRow>
            <SettingsRow label="Recovery codes" text={`${factor.recovery_codes_left} left`}>
              <Button size={32} isBusy={isBusy} onClick={renew}>
                New codes
              </Button>
            </SettingsRow>
          </>
        ) : (
          <SettingsRow label="Two-factor log-in is off">
            <Button
              size={32}
              isBusy={isBusy}
              aria-label="Set up two-factor log-in"
              onClick={() => run(async () => setKey((await call(setUpSecondFactor, {})).data))}
            >
              Set up
            </Button>
          </SettingsRow>
        )}
      </div>
      {key && (
        <DialogForm
          heading="Set up two-factor log-in"
          fields={['code']}
          submitLabel="Turn on"
          onClose={() => setKey(null)}
          send={async (values) => {
            const { data } = await call(confirmSecondFactor, { code: values.text('code') })
            setKey(null)
            setCodes(data.recovery_codes)
          }}
          errorsOf={(error) => ({ code: formErrors(error, [])['form'] ?? '' })}
        >
          {(errors) => (
            <>
              <p>Scan this with your authenticator app, or type in the key. Then enter the code it shows.</p>
              <Suspense fallback={null}>
                <SetUpCode address={key.otpauth_url} />
              </Suspense>
              <p className={formStyles['secret']}>{key.secret}</p>
              <TextField
                label="Code"
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                error={errors['code']}
              />
            </>
          )}
        </DialogForm>
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
      <ConfirmModal
        heading="Turn off two-factor log-in?"
        text="After that, you’ll log in with just your password."
        confirmLabel="Turn off"
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        onConfirm={end}
        messageOf={messageOf}
      />
    </SettingsSection>
  )
}

function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  return (
    <Modal heading="Keep your recovery codes" isOpen onClose={onClose} width={480} hasUnsavedText>
      <div className={formStyles['form']}>
        <p>
          Each code works once, for when you can’t use your app. This is the only time we show them, so write them down
          or store them safely.
        </p>
        <ul className={formStyles['codes']} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={formStyles['buttons']}>
          <Button kind="primary" onClick={onClose}>
            I saved them
          </Button>
        </div>
      </div>
    </Modal>
  )
}
