import type { EmployeeEntity } from '@pinfold/contract'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { PasswordGate } from '../../entities/viewer/settings/password-gate.tsx'
import styles from './admin-frame.module.css'
import { pagesFor } from './admin-pages.ts'
import { adminWords } from './admin.words.ts'

interface AdminFrameProps {
  readonly pathname: string
  /** Null while something stands before the area: then it leads nowhere yet. */
  readonly me: EmployeeEntity | null
  readonly children: ReactNode
}

/** The shell of the admin area: a rail at the side, and where room is short a menu on top. */
export function AdminFrame({ pathname, me, children }: AdminFrameProps) {
  const menuId = useId()
  // Where room is short the menu goes away with the page that it was opened on.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === pathname
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {adminWords.skip}
      </a>
      <header className={styles['side']}>
        <div className={styles['top']}>
          <p className={styles['title']}>{adminWords.area}</p>
          {me && (
            <button
              type="button"
              className={styles['switch']}
              aria-expanded={isOpen}
              aria-controls={menuId}
              onClick={() => setOpenedAt(isOpen ? null : pathname)}
            >
              {adminWords.menu}
            </button>
          )}
        </div>
        <div id={menuId} className={styles['menu']} data-open={isOpen || undefined}>
          {me && <Pages me={me} current={`${pathname.replace(/\/$/, '')}/`} />}
          <div className={styles['foot']}>
            {me && <p>{adminWords.signedInAs({ name: me.username })}</p>}
            <a className={styles['out']} href={links.home()}>
              {adminWords.toProduct}
            </a>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles['main']}>
        <PasswordGate>{children}</PasswordGate>
      </main>
    </div>
  )
}

function Pages({ me, current }: { readonly me: EmployeeEntity; readonly current: string }) {
  return (
    <nav className={styles['groups']} aria-label={adminWords.navigation}>
      {pagesFor(me.roles.map(({ role }) => role)).map(({ heading, pages }) => (
        <div key={heading}>
          <p className={styles['group']} aria-hidden="true">
            {heading}
          </p>
          <ul aria-label={heading}>
            {pages.map(({ label, path }) => (
              <li key={path}>
                <Link className={styles['link']} to={path} aria-current={path === current ? 'page' : undefined}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
