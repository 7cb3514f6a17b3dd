import { type BusinessInvitation, businessMembers } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordGate } from '../../entities/viewer/settings/password-gate.tsx'
import { AccessInvitations } from './access-invitations.tsx'
import { AccessRow } from './access-row.tsx'
import styles from './access.module.css'
import { GrantForm } from './grant-form.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { businessAccessWords } from './business-access.words.ts'

interface AccessScreenProps {
  readonly members: Answer<typeof businessMembers>
  readonly invitations: readonly BusinessInvitation[]
}

/** RP-08: who may act for one's business, and the businesses that invite oneself. */
export function AccessScreen({ members, invitations }: AccessScreenProps) {
  const list = usePages(businessMembers, {}, members)
  return (
    <div className={styles['screen']}>
      <h1 className={styles['title']}>{businessAccessWords.heading}</h1>
      {invitations.length > 0 && <AccessInvitations invitations={invitations} />}
      <PasswordGate>
        <section className={styles['section']} aria-labelledby="grant-heading">
          <h2 className={styles['heading']} id="grant-heading">
            {businessAccessWords.giveAccess}
          </h2>
          <p className={styles['help']}>{businessAccessWords.giveAccessHelp}</p>
          <GrantForm />
        </section>
        <section className={styles['section']} aria-labelledby="people-heading">
          <h2 className={styles['heading']} id="people-heading">
            {businessAccessWords.people}
          </h2>
          {list.rows.length === 0 ? (
            <p className={styles['help']}>{businessAccessWords.onlyYou}</p>
          ) : (
            <ul className={styles['people']}>
              {list.rows.map((member) => (
                <AccessRow key={member.id} member={member} />
              ))}
            </ul>
          )}
          {list.loadMore && <Button onClick={list.loadMore}>{businessAccessWords.showMore}</Button>}
          {list.hasFailed && <Button onClick={list.retry}>{actionWords.retry}</Button>}
        </section>
      </PasswordGate>
    </div>
  )
}
