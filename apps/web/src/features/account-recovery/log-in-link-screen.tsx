import { logInByLink } from '@pinfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { ApiFailure } from '../../api/failure.ts'
import { links } from '../../api/links.ts'
import { useForm } from '../../api/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { SecondFactorForm } from '../../entities/viewer/log-in/second-factor-form.tsx'
import { EnterPasswordForm } from './enter-password-form.tsx'
import { Entrance } from './entrance.tsx'
import { mailedToken } from './mailed-token.ts'
import { Rich } from '../../ui/rich.tsx'
import { credentialWords } from '../../entities/viewer/log-in/credentials.words.ts'
import { accountRecoveryWords } from './account-recovery.words.ts'

type Step = { readonly name: 'press' | 'password' } | { readonly name: 'code'; readonly challenge: string }

/** A whole new page: nothing that was loaded for a stranger may stay. */
const goOn = () => location.assign(links.home())

const toAskAgain = (text: string) => <Link to={links.logInLink()}>{text}</Link>

/** AC-04: the other end of the mailed link. Only the press logs in; the password makes it a full login. */
export function LogInLinkScreen() {
  const [step, setStep] = useState<Step>({ name: 'press' })
  if (step.name === 'code') {
    return (
      <Entrance heading={accountRecoveryWords.oneMoreStep}>
        <SecondFactorForm
          challenge={step.challenge}
          onDone={() => setStep({ name: 'password' })}
          onStartAgain={() => location.assign(links.logInLink())}
        />
      </Entrance>
    )
  }
  if (step.name === 'password') {
    return (
      <Entrance heading={accountRecoveryWords.youAreIn} lead={accountRecoveryWords.youAreInLead}>
        <EnterPasswordForm onDone={goOn} onSkip={goOn} />
      </Entrance>
    )
  }
  return (
    <Entrance heading={accountRecoveryWords.welcomeBack} lead={accountRecoveryWords.pressToLogIn}>
      <PressForm
        onDone={() => setStep({ name: 'password' })}
        onChallenge={(challenge) => setStep({ name: 'code', challenge })}
      />
      <p className={styles['other']}>
        <Rich parts={accountRecoveryWords.askAgain({ ask: toAskAgain })} />
      </p>
    </Entrance>
  )
}

interface PressFormProps {
  readonly onDone: () => void
  readonly onChallenge: (challenge: string) => void
}

function PressForm({ onDone, onChallenge }: PressFormProps) {
  const { errors, isBusy, formProps } = useForm({
    fields: [],
    send: async () => {
      try {
        await call(logInByLink, { token: mailedToken() })
        onDone()
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.challenge === undefined) throw error
        onChallenge(error.challenge)
      }
    },
  })
  return (
    <form {...formProps} className={styles['form']} aria-label={accountRecoveryWords.logInByLink}>
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
        {credentialWords.logIn}
      </Button>
    </form>
  )
}
