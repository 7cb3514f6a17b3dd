import { userHomefeedResource } from '@pinfold/contract'
import { Link } from 'react-router'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import accountStyles from '../accounts/account-forms.module.css'
import { SignUpForm } from '../accounts/sign-up-form.tsx'
import { PinWall } from '../pins/pin-wall.tsx'
import styles from './discovery.module.css'
import { HOME_OPTIONS } from './home-screen.tsx'

interface StartScreenProps {
  readonly pins: Answer<typeof userHomefeedResource.get>
  /** The visitor was sent here from a profile that is not there. */
  readonly showsError: boolean
}

/** What visitors see first: what this is, a way in, and what is on it. */
export function StartScreen({ pins, showsError }: StartScreenProps) {
  const { rows, ...more } = usePages(userHomefeedResource.get, HOME_OPTIONS, pins)
  return (
    <>
      {showsError && (
        <p className={styles['notice']} role="alert">
          We couldn't find that profile. It may have a new name.
        </p>
      )}
      <section className={styles['hero']}>
        <div className={styles['pitch']}>
          <h1 className={styles['headline']}>
            Keep every idea <em>you love.</em>
          </h1>
          <p className={styles['lead']}>
            Save pictures that make you want to cook, build, plant or go. Sort them on boards, and find them again when
            the day comes.
          </p>
        </div>
        <div className={styles['entrance']}>
          <h2 className={styles['entranceHeading']}>Sign up</h2>
          <SignUpForm onDone={() => location.assign(links.home())} />
          <p className={accountStyles['other']}>
            Already a member? <Link to={links.login()}>Log in</Link>
          </p>
        </div>
      </section>
      {rows.length > 0 && (
        <section>
          <h2 className={styles['fresh']}>Fresh from our members</h2>
          <PinWall pins={rows} label="Newest Pins" showsPinner more={more} isBelowFold />
        </section>
      )}
    </>
  )
}
