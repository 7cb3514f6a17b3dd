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
import { useLocale } from '../../api/viewer.ts'
import { counted } from '../../ui/format.ts'
import { twoFactorWords } from './two-factor.words.ts'

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
  const locale = useLocale()
  const renew = () =>
    run(async () => {
      setCodes((await call(renewRecoveryCodes, {})).data.recovery_codes)
    })
  const end = async () => {
    await withPassword(async () => {
      await call(turnOffSecondFactor, {})
      setEnding(false)
      showToast({ text: twoFactorWords.turnedOff })
    })
  }
  return (
    <SettingsSection heading={twoFactorWords.heading} text={twoFactorWords.lead}>
      <div>
        {factor.is_on ? (
          <>
            <SettingsRow label={twoFactorWords.isOn}>
              <Button size={32} aria-label={twoFactorWords.turnOffLabel} onClick={() => setEnding(true)}>
                {twoFactorWords.turnOff}
              </Button>
            </SettingsRow>
            <SettingsRow
              label={twoFactorWords.recoveryCodes}
              text={twoFactorWords.codesLeft(counted(factor.recovery_codes_left, locale))}
            >
              <Button size={32} isBusy={isBusy} onClick={renew}>
                {twoFactorWords.newCodes}
              </Button>
            </SettingsRow>
          </>
        ) : (
          <SettingsRow label={twoFactorWords.isOff}>
            <Button
              size={32}
              isBusy={isBusy}
              aria-label={twoFactorWords.setUpLabel}
              onClick={() => run(async () => setKey((await call(setUpSecondFactor, {})).data))}
            >
              {twoFactorWords.setUp}
            </Button>
          </SettingsRow>
        )}
      </div>
      {key && (
        <DialogForm
          heading={twoFactorWords.setUpLabel}
          fields={['code']}
          submitLabel={twoFactorWords.turnOn}
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
              <p>{twoFactorWords.setUpHow}</p>
              <Suspense fallback={null}>
                <SetUpCode address={key.otpauth_url} />
              </Suspense>
              <p className={formStyles['secret']}>{key.secret}</p>
              <TextField
                label={twoFactorWords.code}
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
        heading={twoFactorWords.turnOffHeading}
        text={twoFactorWords.turnOffText}
        confirmLabel={twoFactorWords.turnOff}
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
    <Modal heading={twoFactorWords.keepCodes} isOpen onClose={onClose} width={480} hasUnsavedText>
      <div className={formStyles['form']}>
        <p>{twoFactorWords.keepCodesHow}</p>
        <ul className={formStyles['codes']} aria-label={twoFactorWords.recoveryCodes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={formStyles['buttons']}>
          <Button kind="primary" onClick={onClose}>
            {twoFactorWords.codesSaved}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
