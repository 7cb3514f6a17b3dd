import type { AccessView as ViewName } from '@pinfold/contract'
import { accessViews } from '@pinfold/contract'
import { Link } from 'react-router'
import { links } from '../../api/links.ts'
import { PasswordGate } from '../../entities/viewer/settings/password-gate.tsx'
import { AccessLog, type LogData } from './access-log.tsx'
import { AccessMembers, type MembersData } from './access-members.tsx'
import { accessPartsWords } from './access-parts.words.ts'
import { AccessRequests, type RequestsData } from './access-requests.tsx'
import styles from './access.module.css'
import { ManagedRequests, type ManagedRequestsData } from './managed-requests.tsx'
import { businessAccessWords } from './business-access.words.ts'

/** What the page shows, with what it needs. */
export type AccessView =
  | ({ readonly view: 'people' | 'partners' } & MembersData)
  | ({ readonly view: 'requests' } & RequestsData)
  | ({ readonly view: 'requests' } & ManagedRequestsData)
  | ({ readonly view: 'log' } & LogData)

/** RP-08, BZ-06: who may act for one's business, who asks to, and what was done with access. */
export function AccessScreen(shown: AccessView) {
  const managed = 'managed' in shown ? shown.managed : undefined
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{businessAccessWords.heading}</h1>
      <nav className={styles['views']} aria-label={accessPartsWords.views}>
        {(managed ? managedViews : accessViews).map((name) => (
          <Link
            key={name}
            className={styles['view']}
            to={links.businessAccess(name, managed?.id)}
            aria-current={name === shown.view ? 'page' : undefined}
          >
            {viewNames[name]()}
          </Link>
        ))}
      </nav>
      {/* Nothing that was typed or opened in one goes on in another. */}
      <PasswordGate key={`${shown.view} ${managed?.id ?? ''}`}>
        <Shown {...shown} />
      </PasswordGate>
    </div>
  )
}

/** What whoever manages another business reads of its access. */
const managedViews = ['requests', 'log'] as const satisfies readonly ViewName[]

const viewNames = {
  people: () => accessPartsWords.people,
  partners: () => accessPartsWords.partners,
  requests: () => accessPartsWords.requests,
  log: () => accessPartsWords.log,
} as const satisfies Record<ViewName, () => string>

function Shown(shown: AccessView) {
  if (shown.view === 'requests')
    return 'managed' in shown ? <ManagedRequests {...shown} /> : <AccessRequests {...shown} />
  if (shown.view === 'log') return <AccessLog {...shown} />
  return <AccessMembers kind={shown.view === 'people' ? 'person' : 'partner'} {...shown} />
}
