import type { User } from '@pinfold/contract'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../../api/links.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './profile-about.module.css'
import { shortenAbout } from './shortened-about.ts'
import { profileAboutWords } from './profile-about.words.ts'

/** VR-13, ST-25: the beginning of a long about text; "more" opens the rest here on desktops, on phones its own page. */
export function ProfileAbout({ user, className }: { readonly user: User; readonly className?: string | undefined }) {
  const wide = shortenAbout(user, 'desktop')
  const narrow = shortenAbout(user, 'mobile')
  if (user.about.trim() === '') return null
  const look = classNames(styles['about'], className)
  if (!wide.isCut && !narrow.isCut) {
    return (
      <p className={look} dir="auto">
        {wide.text}
      </p>
    )
  }
  return (
    <>
      <div className={classNames(look, styles['onDesktop'])}>
        {wide.isCut ? <Drawer user={user} short={wide.text} /> : <p dir="auto">{wide.text}</p>}
      </div>
      <p className={classNames(look, styles['onPhone'])} dir="auto">
        {narrow.text}{' '}
        <Link className={styles['more']} to={links.profileAbout(user.username)} aria-label={moreAbout(user)}>
          {profileAboutWords.more}
        </Link>
      </p>
    </>
  )
}

const moreAbout = (user: User) => profileAboutWords.moreAbout({ name: user.full_name })

function Drawer({ user, short }: { readonly user: User; readonly short: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span id={id} dir="auto">
        {isOpen ? user.about.trim() : short}
      </span>{' '}
      <button
        type="button"
        className={styles['more']}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={isOpen ? profileAboutWords.lessAbout({ name: user.full_name }) : moreAbout(user)}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? profileAboutWords.less : profileAboutWords.more}
      </button>
    </>
  )
}
