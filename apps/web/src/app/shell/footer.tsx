import { Link } from 'react-router'
import { openCookieSettings } from '../../api/consent.ts'
import { links } from '../../api/links.ts'
import styles from './footer.module.css'

const sitePages = [
  ['About', links.about()],
  ['Help', links.help()],
  ['Terms', links.terms()],
  ['Privacy', links.privacy()],
] as const

/** The end of visitors' pages; members have the account menu. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      {sitePages.map(([label, path]) => (
        <Link key={label} className={styles['item']} to={path}>
          {label}
        </Link>
      ))}
      <button type="button" className={styles['item']} onClick={openCookieSettings}>
        Cookie settings
      </button>
    </footer>
  )
}
