import { userHomefeedResource } from '@pinfold/contract'
import { Bookmark, House, LayoutGrid } from 'lucide-react'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import styles from './home.module.css'
import { HOME_OPTIONS } from './home-screen.tsx'
import { Rich } from '../../ui/rich.tsx'
import { startWords } from './start.words.ts'

interface StartScreenProps {
  readonly pins: Answer<typeof userHomefeedResource.get>
  /** The visitor was sent here from a profile that is not there. */
  readonly showsError: boolean
}

/** What this is, and why it is one's own. */
const bands = () => [
  { icon: Bookmark, heading: startWords.save, text: startWords.saveText },
  { icon: LayoutGrid, heading: startWords.sort, text: startWords.sortText },
  { icon: House, heading: startWords.own, text: startWords.ownText },
]

const emphasized = (text: string) => <em>{text}</em>

/** What visitors see first: what this is, a way in, and the wall of what is popular. */
export function StartScreen({ pins, showsError }: StartScreenProps) {
  const { rows, ...more } = usePages(userHomefeedResource.get, HOME_OPTIONS, pins)
  return (
    <>
      {showsError && (
        <p className={styles['notice']} role="alert">
          {startWords.profileMissing}
        </p>
      )}
      <section className={styles['hero']}>
        <h1 className={styles['headline']}>
          <Rich parts={startWords.headline({ em: emphasized })} />
        </h1>
        <p className={styles['lead']}>{startWords.lead}</p>
        <div className={styles['ways']}>
          <LinkButton kind="primary" size={48} to={links.signUp()}>
            {startWords.signUp}
          </LinkButton>
          <LinkButton size={48} to={links.login()}>
            {startWords.logIn}
          </LinkButton>
        </div>
      </section>
      <ul className={styles['bands']}>
        {bands().map(({ icon: Icon, heading, text }) => (
          <li key={heading} className={styles['band']}>
            <Icon className={styles['bandIcon']} size={24} aria-hidden="true" />
            <h2 className={styles['bandHeading']}>{heading}</h2>
            <p className={styles['bandText']}>{text}</p>
          </li>
        ))}
      </ul>
      {rows.length === 0 ? (
        <EmptyState drawing="pins" heading={startWords.emptyHeading}>
          {startWords.emptyHelp}
        </EmptyState>
      ) : (
        <section>
          <h2 className="visually-hidden">{startWords.popular}</h2>
          <PinWall pins={rows} label={startWords.popularPins} showsPinner more={more} />
        </section>
      )}
    </>
  )
}
