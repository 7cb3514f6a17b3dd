import { boardEmailInviteResource, limits } from '@pinfold/contract'
import { call } from '../../../api/client.ts'
import { useForm } from '../../../api/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { addressesIn } from './email-addresses.ts'
import styles from './invite-ways.module.css'

interface InviteByEmailProps {
  readonly boardId: string
  readonly onDone: (words: string) => void
}

const MOST = limits.boardInvites.emailsAtOnce

/** Mails invitations, also to people without an account. */
export function InviteByEmail({ boardId, onDone }: InviteByEmailProps) {
  const { errors, isBusy, formProps } = useForm({
    fields: ['emails'],
    validate: (values): Record<string, string> => {
      const emails = addressesIn(values.text('emails'))
      if (emails.length === 0) return { emails: 'Enter an email address.' }
      if (emails.length > MOST) return { emails: `Enter at most ${MOST} addresses at a time.` }
      const wrong = emails.find((email) => !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
      return wrong === undefined ? {} : { emails: `${wrong} isn’t an email address.` }
    },
    send: async (values) => {
      const emails = addressesIn(values.text('emails'))
      await call(boardEmailInviteResource.create, { board_id: boardId, emails })
      onDone(
        emails.length === 1
          ? `An invitation is on its way to ${emails[0]}`
          : `${emails.length} invitations are on their way`,
      )
    },
  })
  return (
    <form {...formProps} className={styles['way']} aria-label="Invite by email">
      <TextArea
        label="Email addresses"
        name="emails"
        help="Separate several with commas or new lines."
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['emails']}
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
        Send invitations
      </Button>
    </form>
  )
}
