import { type AccessKind, type assignedEmployees, type BusinessInvitation, businessMembers } from '@pinfold/contract'
import type { Answer } from '../../api/client.ts'
import { usePages } from '../../api/use-pages.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Button } from '../../ui/button.tsx'
import { AccessHad } from './access-had.tsx'
import { AccessInvitations } from './access-invitations.tsx'
import { accessPartsWords } from './access-parts.words.ts'
import { AccessRow } from './access-row.tsx'
import { AccessEmpty } from './access-empty.tsx'
import styles from './access.module.css'
import { AssignedEmployees } from './assigned-employees.tsx'
import { businessAccessWords } from './business-access.words.ts'
import { GrantForm } from './grant-form.tsx'
import type { Parts } from './part-choices.ts'

/** The people or the partners of a business; beside people, the businesses that let oneself in. */
export interface MembersData {
  readonly members: Answer<typeof businessMembers>
  readonly invitations: readonly BusinessInvitation[]
  readonly had: readonly BusinessInvitation[]
  /** Beside people alone. */
  readonly employees?: Answer<typeof assignedEmployees>
  readonly parts: Parts
}

interface AccessMembersProps extends MembersData {
  readonly kind: AccessKind
}

/** Who may act for the business, and the way to let more of them in. */
export function AccessMembers({ kind, members, invitations, had, employees, parts }: AccessMembersProps) {
  const list = usePages(businessMembers, { kind }, members)
  const isPeople = kind === 'person'
  return (
    <>
      {invitations.length > 0 && <AccessInvitations invitations={invitations} />}
      <section className={styles['section']} aria-labelledby="grant-heading">
        <h2 className={styles['heading']} id="grant-heading">
          {isPeople ? businessAccessWords.giveAccess : accessPartsWords.invitePartner}
        </h2>
        <p className={styles['help']}>{isPeople ? businessAccessWords.giveAccessHelp : accessPartsWords.partnerHelp}</p>
        <GrantForm kind={kind} parts={parts} />
      </section>
      <section className={styles['section']} aria-labelledby="people-heading">
        <h2 className={styles['heading']} id="people-heading" tabIndex={-1}>
          {isPeople ? businessAccessWords.people : accessPartsWords.partnersHeading}
        </h2>
        {list.rows.length === 0 ? (
          <AccessEmpty
            heading={isPeople ? businessAccessWords.onlyYou : accessPartsWords.noPartners}
            text={isPeople ? accessPartsWords.onlyYouText : accessPartsWords.noPartnersText}
          />
        ) : (
          <ul className={styles['people']}>
            {list.rows.map((member) => (
              <AccessRow key={member.id} member={member} parts={parts} />
            ))}
          </ul>
        )}
        {list.loadMore && <Button onClick={list.loadMore}>{businessAccessWords.showMore}</Button>}
        {list.hasFailed && <Button onClick={list.retry}>{actionWords.retry}</Button>}
      </section>
      {employees && <AssignedEmployees first={employees} />}
      {had.length > 0 && <AccessHad had={had} />}
    </>
  )
}
