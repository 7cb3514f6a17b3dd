import { useState } from 'react'
import { type Consent, useConsent } from '../../../api/consent.ts'
import { useRootData } from '../../../api/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { chooseCookies } from './choose-cookies.ts'
import styles from './cookie-settings-modal.module.css'

const kinds = [
  ['allow_analytic_cookies', 'Analytics', 'Counts which pages and features are used, so that we can mend what is not.'],
  ['allow_marketing_cookies', 'Marketing', 'Fits ads to you, here and elsewhere, and measures whether they worked.'],
  [
    'allow_personalization_cookies',
    'Personalization',
    'Remembers on this device what you searched for and looked at, so that you find it again.',
  ],
] as const satisfies readonly (readonly [keyof Consent, string, string])[]

const nothing: Consent = {
  allow_analytic_cookies: false,
  allow_marketing_cookies: false,
  allow_personalization_cookies: false,
}

/** ST-22: each kind of cookie by itself. Before the first choice all that can be refused is off. */
export function CookieSettingsModal({ onClose }: { readonly onClose: () => void }) {
  const viewerId = useRootData()?.viewer.id ?? null
  const [choice, setChoice] = useState(useConsent() ?? nothing)
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    // The modal closes with the choice; where it could not be kept, it stays.
    if (!(await chooseCookies(viewerId, choice, 'cookie_settings'))) setBusy(false)
  }
  return (
    <Modal heading="Cookie settings" isOpen onClose={onClose} width={560} hasUnsavedText={false}>
      <div className={styles['kinds']}>
        <Switch
          label="Necessary"
          help="Keeps you logged in, keeps forms safe, and remembers your theme and this choice. Pinfold does not work without."
          isOn
          isDisabled
        />
        {kinds.map(([name, label, help]) => (
          <Switch
            key={name}
            label={label}
            help={help}
            isOn={choice[name]}
            onChange={(isOn) => setChoice({ ...choice, [name]: isOn })}
          />
        ))}
      </div>
      <div className={styles['buttons']}>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" isBusy={isBusy} onClick={() => void save()}>
          Save my choice
        </Button>
      </div>
    </Modal>
  )
}
