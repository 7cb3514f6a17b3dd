import { type AbuseMeasure, adminUndoMeasure } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { abuseWords as words } from './admin-abuse.words.ts'
import { ReasonField } from './employees-screen.tsx'

interface UndoFormProps {
  readonly measure: AbuseMeasure
  readonly onClose: () => void
  readonly onDone: () => Promise<void>
}

/** MD-05: takes back what the program did against an account, and says why for the log. */
export function UndoForm({ measure, onClose, onDone }: UndoFormProps) {
  return (
    <DialogForm
      heading={words.undoOne({ name: measure.user?.username ?? words.gone })}
      fields={['reason']}
      submitLabel={words.undo}
      onClose={onClose}
      send={async (values) => {
        await call(adminUndoMeasure, { measure_id: measure.id, reason: values.text('reason') })
        showToast({ text: words.wasUndone })
        onClose()
        await onDone()
      }}
    >
      {(errors) => <ReasonField error={errors['reason']} />}
    </DialogForm>
  )
}
