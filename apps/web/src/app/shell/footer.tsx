import { openCookieSettings } from '../../api/consent.ts'
import styles from './footer.module.css'

/** The end of visitors' pages; members have the account menu. */
export function Footer() {
  return (
    <footer className={styles['footer']}>
      <button type="button" className={styles['item']} onClick={openCookieSettings}>
        Cookie settings
      </button>
    </footer>
  )
}
