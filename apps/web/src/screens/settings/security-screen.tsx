import { endOtherSessions, type SecondFactor, type Session, userSessionStoreResource } from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AccessTokensSection, SecondFactorSection, SessionsScreen } from '../../features/account-security/index.ts'
import { useAction } from '../../entities/viewer/settings/use-action.ts'
import { SettingsHeading } from '../../entities/viewer/settings/settings-heading.tsx'
import styles from './security-screen.module.css'
import { securityScreenWords } from './security-screen.words.ts'

interface SecurityScreenProps {
  readonly factor: SecondFactor
  readonly sessions: readonly Session[]
}

/** Who else could get in, and how to keep them out. */
export function SecurityScreen({ factor, sessions }: SecurityScreenProps) {
  const { isBusy, run } = useAction()
  const [asked, setAsked] = useState<readonly Session[]>([])
  const shown = sessions.length > 0 ? sessions : asked
  const endOthers = () =>
    run(async () => {
      await call(endOtherSessions, {})
      showToast({ text: securityScreenWords.loggedOutElsewhere })
    })
  return (
    <>
      <SettingsHeading text={securityScreenWords.lead}>{securityScreenWords.heading}</SettingsHeading>
      <SecondFactorSection factor={factor} />
      <div className={styles['sessions']}>
        <SessionsScreen sessions={shown} />
        {shown.length === 0 && (
          <Button
            isBusy={isBusy}
            onClick={() => run(async () => setAsked((await call(userSessionStoreResource.get, {})).data))}
          >
            {securityScreenWords.showDevices}
          </Button>
        )}
        {shown.length > 1 && (
          <Button isBusy={isBusy} onClick={endOthers}>
            {securityScreenWords.logOutElsewhere}
          </Button>
        )}
      </div>
      <AccessTokensSection />
    </>
  )
}
