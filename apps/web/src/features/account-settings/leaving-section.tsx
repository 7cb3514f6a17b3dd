import {
  accountDeactivationResource,
  accountDeletionResource,
  limits,
  memberRoutes,
  type SwitchableAccount,
} from '@pinfold/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { noteCurrentAccount } from '../../entities/viewer/accounts/current-account.ts'
import { noteLeftAccount } from '../../entities/viewer/accounts/left-account.ts'
import { SettingsRow, SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { useWithPassword } from '../../entities/viewer/settings/password-gate.tsx'

/** AC-07: away for a while, or for good. */
export function LeavingSection({ accounts }: { readonly accounts: readonly SwitchableAccount[] }) {
  const [asking, setAsking] = useState<'deactivate' | 'delete' | null>(null)
  const withPassword = useWithPassword()
  const navigate = useNavigate()
  const member = useMember()
  const [withLinked, setWithLinked] = useState(false)
  const linked = accounts.filter((account) => account.linked_role === 'business' && !account.has_second_factor)
  const wish = { with_linked: withLinked && linked.length > 0 }
  const news = wish.with_linked ? { multiple_accounts: true } : {}
  const ask = (about: 'deactivate' | 'delete') => {
    setWithLinked(false)
    setAsking(about)
  }
  const close = () => setAsking(null)
  const deactivate = () =>
    withPassword(async () => {
      await call(accountDeactivationResource.create, wish)
      noteCurrentAccount(null)
      if (member) noteLeftAccount(member.fullName)
      // A whole new page: nothing of the member may stay in memory.
      location.assign(memberRoutes.login.build({}, { message: 'account_deactivated', ...news }))
    })
  const askToDelete = () =>
    withPassword(async () => {
      await call(accountDeletionResource.create, wish)
      close()
      await navigate(memberRoutes.settings.build({}, { message: 'account_deletion_email_sent', ...news }))
    })
  const choice = linked.length > 0 && (
    <Checkbox
      label={linked.length === 1 ? 'Also my linked account' : 'Also my linked accounts'}
      help={linked.map((account) => account.full_name).join(', ')}
      checked={withLinked}
      onChange={(event) => setWithLinked(event.currentTarget.checked)}
    />
  )
  return (
    <SettingsSection heading="Leave">
      <div>
        <SettingsRow
          label="Deactivate account"
          text="Hides your profile, boards, Pins and comments. Log in to bring everything back."
        >
          <Button size={32} aria-label="Deactivate account" onClick={() => ask('deactivate')}>
            Deactivate
          </Button>
        </SettingsRow>
        <SettingsRow
          label="Delete account"
          text={`Everything is deleted for good after ${limits.accountEndings.graceDays} days. Download your data first.`}
        >
          <Button size={32} aria-label="Delete account" onClick={() => ask('delete')}>
            Delete
          </Button>
        </SettingsRow>
      </div>
      <ConfirmModal
        heading="Deactivate your account?"
        text="Nobody will see your profile, boards, Pins and comments until you log in again. You’ll be logged out on all devices."
        confirmLabel="Deactivate"
        isOpen={asking === 'deactivate'}
        onClose={close}
        onConfirm={async () => void (await deactivate())}
        messageOf={messageOf}
      >
        {choice}
      </ConfirmModal>
      <ConfirmModal
        heading="Delete your account?"
        text={`We send you an email with the final step. From then on everything is hidden, and after ${limits.accountEndings.graceDays} days your profile, boards, Pins, comments and pictures are gone for good. Log in before that to keep them.`}
        confirmLabel="Send the email"
        isOpen={asking === 'delete'}
        onClose={close}
        onConfirm={async () => void (await askToDelete())}
        messageOf={messageOf}
      >
        {choice}
      </ConfirmModal>
    </SettingsSection>
  )
}
