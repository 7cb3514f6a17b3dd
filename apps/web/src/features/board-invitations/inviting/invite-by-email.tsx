import { boardEmailInviteResource, limits } from '@pinfold/contract'
import { call } from '../../../api/client.ts'
import { useForm } from '../../../api/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-field.tsx'
import { addressesIn } from './email-addresses.ts'
import styles from './invite-ways.module.css'
import { useLocale } from '../../../api/viewer.ts'
import { counted } from '../../../ui/format.ts'
import { invitingWords } from './inviting.words.ts'

interface InviteByEmailProps {
  readonly boardId: string
  readonly onDone: (words: string) => void
}

const MOST = limits.boardInvites.emailsAtOnce

/** Mails invitations, also to people without an account. */
export function InviteByEmail({ boardId, onDone }: InviteByEmailProps) {
  const locale = useLocale()
  const { errors, isBusy, formProps } = useForm({
    fields: ['emails'],
    validate: (values): Record<string, string> => {
      const emails = addressesIn(values.text('emails'))
      if (emails.length === 0) return { emails: invitingWords.emailMissing }
      if (emails.length > MOST) return { emails: invitingWords.tooMany(counted(MOST, locale)) }
      const wrong = emails.find((email) => !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
      return wrong === undefined ? {} : { emails: invitingWords.notEmail({ address: wrong }) }
    },
    send: async (values) => {
      const emails = addressesIn(values.text('emails'))
      await call(boardEmailInviteResource.create, { board_id: boardId, emails })
      const [only] = emails
      onDone(
        only !== undefined && emails.length === 1
          ? invitingWords.onItsWay({ address: only })
          : invitingWords.areOnTheirWay(counted(emails.length, locale)),
      )
    },
  })
  return (
    <form {...formProps} className={styles['way']} aria-label={invitingWords.byEmail}>
      <TextArea
        label={invitingWords.addresses}
        name="emails"
        help={invitingWords.addressesHelp}
        rows={3}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['emails']}
      />
      <div aria-live="polite">{errors['form'] !== undefined && <FieldError>{errors['form']}</FieldError>}</div>
      <Button type="submit" kind="primary" size={48} isWide isBusy={isBusy}>
        {invitingWords.sendInvitations}
      </Button>
    </form>
  )
}
