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
import { useLocale, useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { noteCurrentAccount } from '../../entities/viewer/accounts/current-account.ts'
import { noteLeftAccount } from '../../entities/viewer/accounts/left-account.ts'
import { SettingsRow, SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { useWithPassword } from '../../entities/viewer/settings/password-gate.tsx'
import { actionWords } from '../../ui/action.words.ts'
import { leavingWords } from './leaving.words.ts'

const { graceDays: days } = limits.accountEndings

/** AC-07: away for a while, or for good. */
export function LeavingSection({ accounts }: { readonly accounts: readonly SwitchableAccount[] }) {
  const [asking, setAsking] = useState<'deactivate' | 'delete' | null>(null)
  const withPassword = useWithPassword()
  const navigate = useNavigate()
  const member = useMember()
  const locale = useLocale()
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
      label={leavingWords.alsoLinked({ count: linked.length })}
      help={new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(linked.map((each) => each.full_name))}
      checked={withLinked}
      onChange={(event) => setWithLinked(event.currentTarget.checked)}
    />
  )
  return (
    <SettingsSection heading={leavingWords.heading}>
      <div>
        <SettingsRow label={leavingWords.deactivateAccount} text={leavingWords.deactivateHelp}>
          <Button size={32} aria-label={leavingWords.deactivateAccount} onClick={() => ask('deactivate')}>
            {leavingWords.deactivate}
          </Button>
        </SettingsRow>
        <SettingsRow label={leavingWords.deleteAccount} text={leavingWords.deleteHelp({ days })}>
          <Button size={32} aria-label={leavingWords.deleteAccount} onClick={() => ask('delete')}>
            {actionWords.delete}
          </Button>
        </SettingsRow>
      </div>
      <ConfirmModal
        heading={leavingWords.deactivateHeading}
        text={leavingWords.deactivateText}
        confirmLabel={leavingWords.deactivate}
        isOpen={asking === 'deactivate'}
        onClose={close}
        onConfirm={async () => void (await deactivate())}
        messageOf={messageOf}
      >
        {choice}
      </ConfirmModal>
      <ConfirmModal
        heading={leavingWords.deleteHeading}
        text={leavingWords.deleteText({ days })}
        confirmLabel={leavingWords.sendEmail}
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
