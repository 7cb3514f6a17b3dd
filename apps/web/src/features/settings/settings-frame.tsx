import { ArrowLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { useRootData } from '../../api/viewer.ts'
import { classNames } from '../../ui/class-names.ts'
import { PasswordGate } from '../../entities/viewer/settings/password-gate.tsx'
import styles from './settings-frame.module.css'
import { settingsPageAt, settingsPages } from './settings-pages.ts'
import { settingsNavigationWords } from './settings-navigation.words.ts'

interface SettingsFrameProps {
  readonly pathname: string
  /** The address of all settings: on phones the list stands alone there. */
  readonly isList: boolean
  readonly children: ReactNode
}

/** Navigation beside the page; on phones a list that leads to pages. */
export function SettingsFrame({ pathname, isList, children }: SettingsFrameProps) {
  const current = settingsPageAt(pathname)
  const isPartner = useRootData()?.viewer.isPartner === true
  return (
    <div className={classNames(styles['frame'], isList ? styles['isList'] : styles['isPage'])}>
      <div className={styles['side']}>
        {isList && <h1 className={styles['listTitle']}>{settingsNavigationWords.settings}</h1>}
        <p className={styles['title']}>{settingsNavigationWords.settings}</p>
        <nav aria-label={settingsNavigationWords.settings}>
          <ul className={styles['pages']}>
            {settingsPages(isPartner).map(({ id, label, path }) => (
              <li key={id}>
                <Link className={styles['link']} to={path} aria-current={id === current?.id ? 'page' : undefined}>
                  {label}
                  <ChevronRight className={styles['arrow']} size={20} aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={styles['content']} id={isList ? 'profile' : undefined}>
        <Link className={styles['back']} to={links.settings()}>
          <ArrowLeft size={20} aria-hidden="true" />
          {settingsNavigationWords.settings}
        </Link>
        <PasswordGate>{children}</PasswordGate>
      </div>
    </div>
  )
}
