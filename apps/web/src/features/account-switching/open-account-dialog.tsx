import { PasswordGate } from '../../entities/viewer/settings/password-gate.tsx'
import { type AccountDialog, closeAccountDialog } from '../../entities/viewer/accounts/account-dialog-store.ts'
import { AddAccountDialog } from './add-account-dialog.tsx'
import { BusinessDialog } from './business-dialog.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'

/** The dialog itself; where it needs the password, that is asked for. */
export const OpenAccountDialog = ({ dialog }: { readonly dialog: AccountDialog }) => (
  <PasswordGate>{dialogOf(dialog)}</PasswordGate>
)

function dialogOf(dialog: AccountDialog) {
  if (dialog.kind === 'business') return <BusinessDialog onClose={closeAccountDialog} />
  if (dialog.kind === 'link') return <LinkDialog onClose={closeAccountDialog} />
  if (dialog.kind === 'code') return <CodeDialog {...dialog} onClose={closeAccountDialog} />
  return <AddAccountDialog onClose={closeAccountDialog} />
}
