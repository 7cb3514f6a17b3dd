import { useState } from 'react'
import { askedConsents, type Consent, useConsent } from '../../api/consent.ts'
import { useRootData } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Switch } from '../../ui/switch.tsx'
import { allowing } from './allowing.ts'
import { chooseCookies } from './choose-cookies.ts'
import styles from './cookie-settings-modal.module.css'
import { actionWords } from '../../ui/action.words.ts'
import { cookieSettingsWords } from './cookie-settings.words.ts'

const textsOf = {
  allow_personalization_cookies: () => ({
    label: cookieSettingsWords.personalization,
    help: cookieSettingsWords.personalizationHelp,
  }),
  allow_analytic_cookies: () => ({ label: cookieSettingsWords.counting, help: cookieSettingsWords.countingHelp }),
} satisfies Record<(typeof askedConsents)[number], () => { readonly label: string; readonly help: string }>

/** ST-22: each kind of cookie by itself. Before the first choice all that can be refused is off. */
export function CookieSettingsModal({ onClose }: { readonly onClose: () => void }) {
  const viewerId = useRootData()?.viewer.id ?? null
  const [choice, setChoice] = useState<Consent>(useConsent() ?? allowing([]))
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    // The modal closes with the choice; where it could not be kept, it stays.
    if (!(await chooseCookies(viewerId, choice, 'cookie_settings'))) setBusy(false)
  }
  return (
    <Modal heading={cookieSettingsWords.heading} isOpen onClose={onClose} width={560} hasUnsavedText={false}>
      <div className={styles['kinds']}>
        <Switch label={cookieSettingsWords.necessary} help={cookieSettingsWords.necessaryHelp} isOn isDisabled />
        {askedConsents.map((name) => (
          <Switch
            key={name}
            {...textsOf[name]()}
            isOn={choice[name]}
            onChange={(isOn) => setChoice({ ...choice, [name]: isOn })}
          />
        ))}
      </div>
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{actionWords.cancel}</Button>
        <Button kind="primary" isBusy={isBusy} onClick={() => void save()}>
          {cookieSettingsWords.saveChoice}
        </Button>
      </div>
    </Modal>
  )
}
