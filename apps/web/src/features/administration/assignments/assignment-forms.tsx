import { adminAssign, adminEndAssignment, type AdminMember, limits } from '@pinfold/contract'
import { call } from '../../../api/client.ts'
import { DialogForm } from '../../../entities/viewer/settings/dialog-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { ReasonField } from '../employees-screen.tsx'
import { adminAssignmentsWords as words } from './admin-assignments.words.ts'

/** Whom an act names. */
export type Named = Pick<AdminMember, 'id' | 'username'>

interface DialogProps {
  readonly onClose: () => void
  readonly onDone: () => Promise<void>
}

/** Lets an employee act for a business, and says why for the log. */
export function AssignForm({ employee, onClose, onDone }: { readonly employee: Named } & DialogProps) {
  return (
    <DialogForm
      heading={words.assignOne({ name: employee.username })}
      fields={['business', 'reason']}
      submitLabel={words.assign}
      onClose={onClose}
      send={async (values) => {
        const business = values.text('business').trim()
        await call(adminAssign, { user_id: employee.id, business, reason: values.text('reason') })
        showToast({ text: words.assigned({ name: employee.username, business }) })
        onClose()
        await onDone()
      }}
    >
      {(errors) => (
        <>
          <p>{words.assignText}</p>
          <TextField
            label={words.business}
            name="business"
            help={words.businessHelp}
            maxLength={limits.email.longest}
            autoComplete="off"
            error={errors['business']}
          />
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}

interface EndFormProps extends DialogProps {
  readonly employee: Named
  readonly business: Named
}

/** Ends what an employee may do for a business, and says why for the log. */
export function EndAssignmentForm({ employee, business, onClose, onDone }: EndFormProps) {
  const names = { name: employee.username, business: business.username }
  return (
    <DialogForm
      heading={words.endOf(names)}
      fields={['reason']}
      submitLabel={words.end}
      onClose={onClose}
      send={async (values) => {
        const pair = { user_id: employee.id, business_id: business.id }
        await call(adminEndAssignment, { ...pair, reason: values.text('reason') })
        showToast({ text: words.ended(names) })
        onClose()
        await onDone()
      }}
    >
      {(errors) => (
        <>
          <p>{words.endText}</p>
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}
