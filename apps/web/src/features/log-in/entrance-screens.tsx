import type { SignUpRules } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { LogInForm } from './log-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { Rich } from '../../ui/rich.tsx'
import { signUpRulesWords } from './sign-up-rules.words.ts'
import { logInWords } from './log-in.words.ts'

/**
 * A whole new page: nothing that was loaded for a stranger may stay. It takes this one's place, to which nobody wants to
 * come back; and a small window that has been at one place only may close itself.
 */
const goTo = (next: string) => location.replace(next)

/** So many domains are named where addresses decide. */
const MOST_NAMED = 5

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

/** What is said above the form, and whether there is one: where only some may make an account. */
function noticeOf({ mode, domains, invitation }: SignUpRules): { text: string | null; isOpen: boolean } {
  if (mode === 'open') return { text: null, isOpen: true }
  if (mode === 'closed') return { text: signUpRulesWords.closed, isOpen: false }
  if (invitation === 'good') return { text: signUpRulesWords.welcome, isOpen: true }
  if (mode === 'domains')
    return { text: signUpRulesWords.domains({ domains: domains.slice(0, MOST_NAMED).join(', ') }), isOpen: true }
  return { text: invitation === 'over' ? signUpRulesWords.over : signUpRulesWords.invited, isOpen: false }
}

export function SignUpScreen({ next, isAdding, rules, invitation }: SignUpScreenProps) {
  const { text, isOpen } = noticeOf(rules)
  const change = (text: string) => <Link to={links.login(next, isAdding)}>{text}</Link>
  return (
    <div className={styles['entrance']}>
      <h1 className={styles['entranceHeading']}>{isAdding ? logInWords.addNewAccount : logInWords.makeRoom}</h1>
      {text !== null && <p className={styles['notice']}>{text}</p>}
      {/* Who was on the way to something goes on there, and may choose topics later. */}
      {isOpen && (
        <SignUpForm invitation={invitation} onDone={() => goTo(next === links.home() ? links.chooseTopics() : next)} />
      )}
      <p className={styles['other']}>
        <Rich parts={logInWords.alreadyMember({ change })} />
      </p>
    </div>
  )
}
