import { Link } from 'react-router'
import { openCookieSettings } from '../../api/consent.ts'
import { links } from '../../api/links.ts'
import styles from './footer.module.css'
import { shellWords } from './shell.words.ts'

const sitePages = [
  ['about', links.about()],
  ['help', links.help()],
  ['developers', links.developers()],
  ['terms', links.terms()],
  ['privacy', links.privacy()],
] as const

/** The end of visitors' pages; members have the account menu. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      {sitePages.map(([page, path]) => (
        <Link key={page} className={styles['item']} to={path}>
          {shellWords[page]}
        </Link>
      ))}
      <button type="button" className={styles['item']} onClick={openCookieSettings}>
        {shellWords.cookies}
      </button>
    </footer>
  )
}
