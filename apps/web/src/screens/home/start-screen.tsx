import { userHomefeedResource } from '@pinfold/contract'
import { Bookmark, House, LayoutGrid } from 'lucide-react'
import type { Answer } from '../../api/client.ts'
import { links } from '../../api/links.ts'
import { usePages } from '../../api/use-pages.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PinWall } from '../../entities/pin/card/pin-wall.tsx'
import styles from './home.module.css'
import { HOME_OPTIONS } from './home-screen.tsx'

interface StartScreenProps {
  readonly pins: Answer<typeof userHomefeedResource.get>
  /** The visitor was sent here from a profile that is not there. */
  readonly showsError: boolean
}

/** What this is, and why it is one's own. */
const bands = [
  {
    icon: Bookmark,
    heading: 'Save what inspires you',
    text: 'One press keeps a picture, with the link it came from.',
  },
  {
    icon: LayoutGrid,
    heading: 'Sort it your way',
    text: 'Boards and sections, alone or together with people you invite.',
  },
  {
    icon: House,
    heading: 'Keep it your own',
    text: 'Run by the people of this site. Take everything with you at any time.',
  },
] as const

/** What visitors see first: what this is, a way in, and the wall of what is popular. */
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
        <h1 className={styles['headline']}>
          Keep every idea <em>you love.</em>
        </h1>
        <p className={styles['lead']}>
          Save pictures that make you want to cook, build, plant or travel. Sort them onto boards, and find them again
          when you need them.
        </p>
        <div className={styles['ways']}>
          <LinkButton kind="primary" size={48} to={links.signUp()}>
            Sign up
          </LinkButton>
          <LinkButton size={48} to={links.login()}>
            Log in
          </LinkButton>
        </div>
      </section>
      <ul className={styles['bands']}>
        {bands.map(({ icon: Icon, heading, text }) => (
          <li key={heading} className={styles['band']}>
            <Icon className={styles['bandIcon']} size={24} aria-hidden="true" />
            <h2 className={styles['bandHeading']}>{heading}</h2>
            <p className={styles['bandText']}>{text}</p>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <section>
          <h2 className="visually-hidden">Popular right now</h2>
          <PinWall pins={rows} label="Popular Pins" showsPinner more={more} />
        </section>
      )}
    </>
  )
}
