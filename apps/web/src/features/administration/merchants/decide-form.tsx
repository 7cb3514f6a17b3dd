import {
  adminDeclineMerchant,
  adminGrantMerchant,
  type AdminMerchant,
  adminWithdrawMerchant,
  merchantBadges,
} from '@pinfold/contract'
import { call } from '../../../api/client.ts'
import type { Values } from '../../../api/use-form.ts'
import { DialogForm } from '../../../entities/viewer/settings/dialog-form.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import styles from '../admin-page.module.css'
import { ReasonField } from '../employees-screen.tsx'
import { adminMerchantsWords as words } from './admin-merchants.words.ts'
import { plainWords } from './plain-words.ts'

/** What may be decided of a business. */
export type Deed = 'verify' | 'decline' | 'withdraw'

interface DecideFormProps {
  readonly deed: Deed
  readonly merchant: AdminMerchant
  readonly onClose: () => void
  readonly onDone: () => Promise<void>
}

function headingOf(deed: Deed, { full_name: fullName, username, state }: AdminMerchant): string {
  const name = fullName || username
  if (deed === 'decline') return words.declineOne({ name })
  if (deed === 'withdraw') return words.withdrawOne({ name })
  return state === 'approved' ? words.changeOne({ name }) : words.verifyOne({ name })
}

function send(deed: Deed, merchant: AdminMerchant, values: Values) {
  const wish = { user_id: merchant.id, reason: values.text('reason') }
  if (deed === 'verify')
    return call(adminGrantMerchant, {
      ...wish,
      badges: merchantBadges.filter((badge) => values.all('badges').includes(badge)),
      is_inspirational: values.isChecked('is_inspirational'),
      is_storefront_eligible: values.isChecked('is_storefront_eligible'),
      review_criteria: linesOf(values.text('review_criteria')),
      review_labels: linesOf(values.text('review_labels')),
    })
  const reasons = linesOf(values.text('reasons'))
  return call(deed === 'decline' ? adminDeclineMerchant : adminWithdrawMerchant, { ...wish, reasons })
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Decides about a business, which reads why. */
export function DecideForm({ deed, merchant, onClose, onDone }: DecideFormProps) {
  const given = merchant.state === 'approved' ? merchant.badges : merchant.wanted_badges
  return (
    <DialogForm
      heading={headingOf(deed, merchant)}
      fields={['badges', 'review_criteria', 'review_labels', 'reasons', 'reason']}
      submitLabel={deed === 'verify' && merchant.state === 'approved' ? words.change : words[deed]}
      onClose={onClose}
      send={async (values) => {
        await send(deed, merchant, values)
        await onDone()
      }}
    >
      {(errors) => (
        <>
          <p>{words.reasonIsTold}</p>
          {deed === 'verify' ? (
            <>
              <fieldset className={styles['boxes']}>
                <legend>{words.badges}</legend>
                {merchantBadges.map((badge) => (
                  <Checkbox
                    key={badge}
                    name="badges"
                    value={badge}
                    label={plainWords(badge)}
                    defaultChecked={given.includes(badge)}
                  />
                ))}
              </fieldset>
              <Checkbox
                name="is_inspirational"
                value="yes"
                label={words.inspirational}
                defaultChecked={merchant.is_inspirational}
              />
              <Checkbox
                name="is_storefront_eligible"
                value="yes"
                label={words.storefront}
                defaultChecked={merchant.is_storefront_eligible}
              />
              <Lines
                label={words.criteria}
                name="review_criteria"
                lines={merchant.review_criteria}
                error={errors['review_criteria']}
              />
              <Lines
                label={words.reviewLabels}
                name="review_labels"
                lines={merchant.review_labels}
                error={errors['review_labels']}
              />
            </>
          ) : (
            <Lines label={words.reasons} name="reasons" lines={[]} error={errors['reasons']} />
          )}
          <ReasonField error={errors['reason']} />
        </>
      )}
    </DialogForm>
  )
}

interface LinesProps {
  readonly label: string
  readonly name: string
  readonly lines: readonly string[]
  readonly error: string | undefined
}

/** Short texts, one on each line, that the business reads. */
function Lines({ lines, ...field }: LinesProps) {
  return <TextArea {...field} help={words.linesHelp} rows={3} defaultValue={lines.join('\n')} />
}
