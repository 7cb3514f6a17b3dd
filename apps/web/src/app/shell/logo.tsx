import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import styles from './header.module.css'
import { shellWords } from './shell.words.ts'

export function Logo() {
  return (
    <Link className={styles['logo']} to={links.home()} aria-label={shellWords.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path className={styles['logoSheet']} d="M8 0h10l14 14v10a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z" />
        <path className={styles['logoFold']} d="M18 0l14 14h-8a6 6 0 0 1-6-6z" />
        <circle className={styles['logoPin']} cx="13" cy="18" r="5.5" />
      </svg>
      <span className={styles['logoName']} aria-hidden="true">
        Pinfold
      </span>
    </Link>
  )
}
