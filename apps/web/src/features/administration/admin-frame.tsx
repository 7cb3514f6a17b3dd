import type { EmployeeEntity } from '@pinfold/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { PasswordGate } from '../../entities/viewer/settings/password-gate.tsx'
import styles from './admin-frame.module.css'
import { adminLinks } from './admin-links.ts'
import { adminWords } from './admin.words.ts'

interface AdminFrameProps {
  readonly pathname: string
  /** Null while something stands before the area: then it leads nowhere yet. */
  readonly me: EmployeeEntity | null
  readonly children: ReactNode
}

/** The pages of the area, in the order in which they stand at its side. Whoever adds a page adds its line. */
const pages = () => [
  { label: adminWords.overview, path: adminLinks.overview() },
  { label: adminWords.statistics, path: adminLinks.statistics() },
  { label: adminWords.search, path: adminLinks.search() },
  { label: adminWords.reports, path: adminLinks.reports() },
  { label: adminWords.appeals, path: adminLinks.appeals() },
  { label: adminWords.takedowns, path: adminLinks.takedowns() },
  { label: adminWords.merchants, path: adminLinks.merchants() },
  { label: adminWords.topics, path: adminLinks.topics() },
  { label: adminWords.articles, path: adminLinks.articles() },
  { label: adminWords.abuse, path: adminLinks.abuse() },
  { label: adminWords.blocklist, path: adminLinks.blocklist() },
  { label: adminWords.sensitivePictures, path: adminLinks.pictures() },
  { label: adminWords.announcements, path: adminLinks.announcements() },
  { label: adminWords.experiences, path: adminLinks.experiences() },
  { label: adminWords.experiments, path: adminLinks.experiments() },
  { label: adminWords.signUp, path: adminLinks.signUp() },
  { label: adminWords.employees, path: adminLinks.employees() },
  { label: adminWords.log, path: adminLinks.log() },
]

/** The shell of the admin area: a rail at the side, and where room is short a menu on top. */
export function AdminFrame({ pathname, me, children }: AdminFrameProps) {
  const current = `${pathname.replace(/\/$/, '')}/`
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {adminWords.skip}
      </a>
      <header className={styles['side']}>
        <p className={styles['title']}>{adminWords.area}</p>
        {me && (
          <details className={styles['menu']} open>
            <summary className={styles['summary']}>{adminWords.menu}</summary>
            <nav aria-label={adminWords.navigation}>
              <ul className={styles['pages']}>
                {pages().map(({ label, path }) => (
                  <li key={path}>
                    <Link className={styles['link']} to={path} aria-current={path === current ? 'page' : undefined}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </details>
        )}
        <div className={styles['foot']}>
          {me && <p>{adminWords.signedInAs({ name: me.username })}</p>}
          <a className={styles['out']} href={links.home()}>
            {adminWords.toProduct}
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        <PasswordGate>{children}</PasswordGate>
      </main>
    </div>
  )
}
