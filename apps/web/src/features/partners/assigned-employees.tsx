import { type AssignedEmployee, assignedEmployees, revokeAccess } from '@pinfold/contract'
import { useState } from 'react'
import { type Answer, call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { usePages } from '../../api/use-pages.ts'
import { useLocale } from '../../api/viewer.ts'
import { actionWords } from '../../ui/action.words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { headingRef, rowRef } from '../../ui/pass-focus-on.ts'
import { showToast } from '../../ui/toast-store.ts'
import styles from './access.module.css'
import { assignedEmployeesWords as words } from './assigned-employees.words.ts'
import { businessAccessWords } from './business-access.words.ts'

/** Who of the operator's people may act for the business; it ends what it does not want. Nothing where there is nobody. */
export function AssignedEmployees({ first }: { readonly first: Answer<typeof assignedEmployees> }) {
  const list = usePages(assignedEmployees, {}, first)
  if (list.rows.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby="employees-heading">
      <h2 ref={headingRef} className={styles['heading']} id="employees-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      <p className={styles['help']}>{words.help}</p>
      <ul className={styles['people']}>
        {list.rows.map((employee) => (
          <EmployeeRow key={employee.id} employee={employee} />
        ))}
      </ul>
      {list.loadMore && <Button onClick={list.loadMore}>{businessAccessWords.showMore}</Button>}
      {list.hasFailed && <Button onClick={list.retry}>{actionWords.retry}</Button>}
    </section>
  )
}

function EmployeeRow({ employee }: { readonly employee: AssignedEmployee }) {
  const locale = useLocale()
  const [isAsking, setAsking] = useState(false)
  const { full_name: name } = employee
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(employee.since))
  const end = async () => {
    await call(revokeAccess, { member_id: employee.id })
    showToast({ text: businessAccessWords.removed({ name }) })
  }
  return (
    <li className={styles['person']} ref={rowRef}>
      <Avatar name={name} pictureUrl={employee.image_small_url} size={48} />
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['handle']}>
          @{employee.username} · {words.since({ day })}
        </span>
      </span>
      {employee.can_end && (
        <span className={styles['controls']}>
          <Button size={32} aria-label={words.endNamed({ name })} onClick={() => setAsking(true)}>
            {words.end}
          </Button>
        </span>
      )}
      <ConfirmModal
        heading={words.endHeading({ name })}
        text={words.endText}
        confirmLabel={words.end}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={end}
        messageOf={messageOf}
      />
    </li>
  )
}
