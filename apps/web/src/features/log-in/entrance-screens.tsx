import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import styles from '../../entities/viewer/log-in/account-forms.module.css'
import { LogInForm } from './log-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** A whole new page: nothing that was loaded for a stranger may stay. */
const goTo = (next: string) => location.assign(next)

interface EntranceProps {
  readonly next: string
  /** Beside the account that is current. */
  readonly isAdding: boolean
}

export function LogInScreen({ next, isAdding }: EntranceProps) {
  return (
    <div className={styles['entrance']}>
      <h1 className={styles['entranceHeading']}>{isAdding ? 'Add an account' : 'Welcome back'}</h1>
      <LogInForm onDone={() => goTo(next)} />
      <p className={styles['other']}>
        New here? <Link to={links.signUp(next, isAdding)}>Sign up</Link>
      </p>
    </div>
  )
}

export function SignUpScreen({ next, isAdding }: EntranceProps) {
  return (
    <div className={styles['entrance']}>
      <h1 className={styles['entranceHeading']}>{isAdding ? 'Add a new account' : 'Make room for your ideas'}</h1>
      <SignUpForm onDone={() => goTo(next)} />
      <p className={styles['other']}>
        Already a member? <Link to={links.login(next, isAdding)}>Log in</Link>
      </p>
    </div>
  )
}
