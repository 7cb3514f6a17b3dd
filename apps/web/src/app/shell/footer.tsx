import { languagePath } from '@pinfold/contract'
import { currentLanguage, languages, nameOfLanguage } from '@pinfold/words'
import { Globe } from 'lucide-react'
import { Link } from 'react-router'
import { openCookieSettings } from '../../api/consent.ts'
import { links } from '../../api/links.ts'
import styles from './footer.module.css'
import { shellWords } from './shell.words.ts'

const sitePages = [
  [() => shellWords.explore, links.ideas()],
  [() => shellWords.about, links.about()],
  [() => shellWords.help, links.help()],
  [() => shellWords.developers, links.developers()],
  [() => shellWords.terms, links.terms()],
  [() => shellWords.privacy, links.privacy()],
] as const

/** The end of visitors' pages; members have the account menu. */
export function Footer() {
  return (
    <div className={styles['end']}>
      <footer className={styles['footer']}>
        {sitePages.map(([name, path]) => (
          <Link key={path} className={styles['item']} to={path}>
            {name()}
          </Link>
        ))}
        <button type="button" className={styles['item']} onClick={openCookieSettings}>
          {shellWords.cookies}
        </button>
        <Languages />
      </footer>
    </div>
  )
}

/** The page in each language by its own name. What is chosen is kept by the browser, and the page comes anew. */
function Languages() {
  const current = currentLanguage()
  return (
    <details className={styles['languages']}>
      <summary className={styles['item']}>
        <Globe size={16} aria-hidden="true" />
        <span className="visually-hidden">{shellWords.languages}</span>
        {nameOfLanguage(current)}
      </summary>
      <nav className={styles['choices']} aria-label={shellWords.languages}>
        {languages.map((language) => (
          <a
            key={language}
            className={styles['item']}
            href={languagePath(language)}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            rel="nofollow"
            referrerPolicy="same-origin"
          >
            {nameOfLanguage(language)}
          </a>
        ))}
      </nav>
    </details>
  )
}
