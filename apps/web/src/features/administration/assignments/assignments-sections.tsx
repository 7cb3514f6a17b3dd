import type { AdminMember, Assignments, EmployeeEntity } from '@pinfold/contract'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useLocale } from '../../../api/viewer.ts'
import { Age } from '../../../ui/age.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { adminLinks } from '../admin-links.ts'
import { AdminSection } from '../admin-page.tsx'
import styles from '../admin-page.module.css'
import { adminWords } from '../admin.words.ts'
import { adminAssignmentsWords as words } from './admin-assignments.words.ts'
import { AssignForm, EndAssignmentForm, type Named } from './assignment-forms.tsx'

type Assigned = Assignments['businesses'][number]

interface AssignmentsProps {
  readonly me: EmployeeEntity
  readonly member: AdminMember
  readonly assignments: Assignments
}

type Opened =
  | { readonly to: 'assign' }
  | { readonly to: 'end'; readonly employee: Named; readonly business: Named }
  | null

/** The businesses that an employee acts for, and the employees who act for a business; nothing where there is neither. */
export function AssignmentsSections({ me, member, assignments: { businesses, employees } }: AssignmentsProps) {
  const isOwner = me.roles.some(({ role }) => role === 'owner')
  const isEmployee = member.roles.length > 0
  const [opened, setOpened] = useState<Opened>(null)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  const close = () => setOpened(null)
  const end = isOwner ? (employee: Named, business: Named) => setOpened({ to: 'end', employee, business }) : null
  return (
    <>
      {(isEmployee || businesses.length > 0) && (
        <AdminSection heading={words.businesses}>
          {isOwner && isEmployee && member.id !== me.id && (
            <div>
              <Button onClick={() => setOpened({ to: 'assign' })}>{words.assign}</Button>
            </div>
          )}
          <DataTable
            caption={words.businesses}
            rows={businesses}
            keyOf={({ id }) => id}
            hasGoingRows
            empty={<p className={styles['note']}>{words.noBusinesses}</p>}
            columns={columnsOf(words.business, locale, end && ((row) => [member, row]), end)}
          />
        </AdminSection>
      )}
      {employees.length > 0 && (
        <AdminSection heading={words.employees}>
          <DataTable
            caption={words.employees}
            rows={employees}
            keyOf={({ id }) => id}
            hasGoingRows
            empty={null}
            columns={columnsOf(words.employee, locale, end && ((row) => [row, member]), end)}
          />
        </AdminSection>
      )}
      {opened?.to === 'assign' && <AssignForm employee={member} onClose={close} onDone={revalidate} />}
      {opened?.to === 'end' && <EndAssignmentForm {...opened} onClose={close} onDone={revalidate} />}
    </>
  )
}

/** Who is assigned, since when, and for owners the way to end it. */
function columnsOf(
  heading: string,
  locale: string,
  pairOf: ((row: Assigned) => readonly [employee: Named, business: Named]) | null,
  onEnd: ((employee: Named, business: Named) => void) | null,
): readonly Column<Assigned>[] {
  const columns: readonly Column<Assigned>[] = [
    { key: 'name', heading, isName: true, cell: nameOf },
    { key: 'since', heading: words.since, cell: ({ since }) => <Age moment={since} locale={locale} /> },
  ]
  if (pairOf === null || onEnd === null) return columns
  const endCell = (row: Assigned) => {
    const [employee, business] = pairOf(row)
    return (
      <Button
        size={32}
        aria-label={words.endOf({ name: employee.username, business: business.username })}
        onClick={() => onEnd(employee, business)}
      >
        {words.end}
      </Button>
    )
  }
  return [...columns, { key: 'acts', heading: adminWords.act, cell: endCell }]
}

const nameOf = ({ id, full_name: fullName, username }: Assigned) => (
  <>
    <Link className={styles['link']} to={adminLinks.member(id)}>
      {fullName || username}
    </Link>
    <span className={styles['detail']}>{username}</span>
  </>
)
