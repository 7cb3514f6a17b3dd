import {
  adminGrantRole,
  adminRevokeRole,
  type EmployeeEntity,
  type EmployeeRole,
  employeeRoles,
  limits,
} from '@pinfold/contract'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { call } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { Age } from '../../ui/age.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea, TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { adminLinks } from './admin-links.ts'
import { AdminPage } from './admin-page.tsx'
import styles from './admin-page.module.css'
import { adminWords } from './admin.words.ts'
import { roleName } from './role-names.ts'

interface EmployeesScreenProps {
  readonly me: EmployeeEntity
  readonly employees: readonly EmployeeEntity[]
}

interface Taking {
  readonly employee: EmployeeEntity
  readonly role: EmployeeRole
}

/** Who works here; owners add people and take roles from them. */
export function EmployeesScreen({ me, employees }: EmployeesScreenProps) {
  const isOwner = me.roles.some(({ role }) => role === 'owner')
  const [isAdding, setAdding] = useState(false)
  const [taking, setTaking] = useState<Taking | null>(null)
  const locale = useLocale()
  const { revalidate } = useRevalidator()
  return (
    <AdminPage
      heading={adminWords.employees}
      action={
        isOwner && (
          <Button kind="primary" onClick={() => setAdding(true)}>
            {adminWords.addEmployee}
          </Button>
        )
      }
    >
      <DataTable
        caption={adminWords.employees}
        rows={employees}
        keyOf={({ id }) => id}
        empty={<EmptyState drawing="boards" heading={adminWords.noEmployees} />}
        columns={columnsOf({ mayTake: (id) => isOwner && id !== me.id, onTake: setTaking, locale })}
      />
      {isAdding && <AddEmployee onClose={() => setAdding(false)} onDone={revalidate} />}
      {taking && <TakeRole {...taking} onClose={() => setTaking(null)} onDone={revalidate} />}
    </AdminPage>
  )
}

interface Shown {
  readonly mayTake: (employeeId: string) => boolean
  readonly onTake: (taking: Taking) => void
  readonly locale: string
}

const columnsOf = (shown: Shown): readonly Column<EmployeeEntity>[] => [
  { key: 'name', heading: adminWords.name, isName: true, cell: nameOf },
  {
    key: 'roles',
    heading: adminWords.roles,
    cell: (employee) => rolesOf(employee, shown),
  },
]

const nameOf = ({ id, username }: EmployeeEntity) => (
  <Link className={styles['link']} to={adminLinks.member(id)}>
    {username}
  </Link>
)

const rolesOf = (employee: EmployeeEntity, { mayTake, onTake, locale }: Shown) => (
  <div className={styles['pairs']}>
    {employee.roles.map(({ role, since }) => (
      <span key={role} className={styles['pair']}>
        {roleName(role)} <Age moment={since} locale={locale} />
        {mayTake(employee.id) && (
          <Button
            size={32}
            aria-label={adminWords.takeRole({ role: roleName(role), name: employee.username })}
            onClick={() => onTake({ employee, role })}
          >
            {adminWords.take}
          </Button>
        )}
      </span>
    ))}
  </div>
)

interface DialogProps {
  readonly onClose: () => void
  readonly onDone: () => Promise<void>
}

function AddEmployee({ onClose, onDone }: DialogProps) {
  return (
    <DialogForm
      heading={adminWords.addEmployee}
      fields={['username_or_email', 'role', 'reason']}
      submitLabel={adminWords.addEmployee}
      onClose={onClose}
      send={async (values) => {
        const role = employeeRoles.find((each) => each === values.text('role')) ?? 'support'
        const wish = { username_or_email: values.text('username_or_email'), role, reason: values.text('reason') }
        const { data } = await call(adminGrantRole, wish)
        showToast({ text: adminWords.granted({ name: data.username, role: roleName(role) }) })
        onClose()
        await onDone()
      }}
    >
      {(errors) => (
        <>
          <TextField
            label={adminWords.nameOrEmail}
            name="username_or_email"
            autoComplete="off"
            error={errors['username_or_email']}
          />
          <SelectField
            label={adminWords.role}
            name="role"
            defaultValue="moderator"
            choices={employeeRoles.map((role) => [role, roleName(role)])}
            error={errors['role']}
          />
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}

function TakeRole({ employee, role, onClose, onDone }: Taking & DialogProps) {
  return (
    <DialogForm
      heading={adminWords.takeRole({ role: roleName(role), name: employee.username })}
      fields={['reason']}
      submitLabel={adminWords.take}
      onClose={onClose}
      send={async (values) => {
        await call(adminRevokeRole, { user_id: employee.id, role, reason: values.text('reason') })
        showToast({ text: adminWords.taken })
        onClose()
        await onDone()
      }}
    >
      {(errors) => <ReasonField error={errors['reason']} />}
    </DialogForm>
  )
}

/** Why something is done: every act asks for it. */
export function ReasonField({ error }: { readonly error: string | undefined }) {
  return (
    <TextArea
      label={adminWords.reason}
      name="reason"
      rows={3}
      maxLength={limits.admin.reason.longest}
      help={adminWords.reasonHelp}
      error={error}
    />
  )
}
