import type { SignUpRules } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { LogInForm } from './log-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { Rich } from '../../ui/rich.tsx'
import { signUpNotice } from './sign-up-notice.ts'
import { logInWords } from './log-in.words.ts'

/**
 * A whole new page: nothing that was loaded for a stranger may stay. It takes this one's place, to which nobody wants to
 * come back; and a small window that has been at one place only may close itself.
 */
const goTo = (next: string) => location.replace(next)

interface EntranceProps {
  readonly next: string
  /** Beside the account that is current. */
  readonly isAdding: boolean
}

export function LogInScreen({ next, isAdding }: EntranceProps) {
  const change = (text: string) => <Link to={links.signUp(next, isAdding)}>{text}</Link>
  return (
    <div className={styles['entrance']}>
      <h1 className={styles['entranceHeading']}>{isAdding ? logInWords.addAccount : logInWords.welcomeBack}</h1>
      <LogInForm onDone={() => goTo(next)} />
      <p className={styles['other']}>
        <Rich parts={logInWords.newHere({ change })} />
      </p>
    </div>
  )
}

interface SignUpScreenProps extends EntranceProps {
  readonly rules: SignUpRules
  /** Out of the link that led here; empty for none. */
  readonly invitation: string
}

export function SignUpScreen({ next, isAdding, rules, invitation }: SignUpScreenProps) {
  const { text, isOpen } = signUpNotice(rules)
  const change = (text: string) => <Link to={links.login(next, isAdding)}>{text}</Link>
  return (
    <div className={styles['entrance']}>
      <h1 className={styles['entranceHeading']}>{isAdding ? logInWords.addNewAccount : logInWords.makeRoom}</h1>
      {!isOpen && <p className={styles['notice']}>{text}</p>}
      {/* Who was on the way to something goes on there, and may choose topics later. */}
      {isOpen && (
        <SignUpForm
          invitation={invitation}
          notice={text}
          onDone={() => goTo(next === links.home() ? links.chooseTopics() : next)}
        />
      )}
      <p className={styles['other']}>
        <Rich parts={logInWords.alreadyMember({ change })} />
      </p>
    </div>
  )
}
