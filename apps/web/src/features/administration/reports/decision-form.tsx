import { adminDecideReport, limits, type ModerationAct, type ReportCase } from '@pinfold/contract'
import { call } from '../../../api/client.ts'
import { DialogForm } from '../../../entities/viewer/settings/dialog-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { ReasonField } from '../employees-screen.tsx'
import { actDoneText, actName, shortCaseName } from './deed-names.ts'
import { reportQueueWords as words } from './report-queue.words.ts'

interface DecisionFormProps {
  readonly act: ModerationAct
  readonly shown: ReportCase
  readonly onClose: () => void
  readonly onDecided: (now: ReportCase) => void
}

/** Why, and of a suspension for how long. */
export function DecisionForm({ act, shown, onClose, onDecided }: DecisionFormProps) {
  const name = actName(act)
  const isTold = act !== 'dismiss' && act !== 'escalate'
  return (
    <DialogForm
      heading={words.deedOn({ deed: name, number: shortCaseName(shown) })}
      fields={['days', 'reason']}
      submitLabel={name}
      onClose={onClose}
      send={async (values) => {
        const days = act === 'suspend' ? { days: values.text('days') } : {}
        const { data } = await call(adminDecideReport, {
          case_id: shown.id,
          act,
          reason: values.text('reason'),
          ...days,
        })
        showToast({ text: actDoneText(act) })
        onClose()
        onDecided(data)
      }}
    >
      {(errors) => (
        <>
          {act === 'suspend' && (
            <TextField
              label={words.days}
              name="days"
              inputMode="numeric"
              defaultValue="7"
              maxLength={String(limits.moderation.mostDays).length}
              error={errors['days']}
            />
          )}
          <p>{isTold ? words.isTold : words.isNotTold}</p>
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}
