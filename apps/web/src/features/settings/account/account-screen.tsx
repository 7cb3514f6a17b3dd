import type { AccountEmail, DataExport, StorageUse, SwitchableAccount } from '@pinfold/contract'
import { SettingsHeading, SettingsSection } from '../settings-heading.tsx'
import { AccountsSection } from './accounts-section.tsx'
import { DataSection } from './data-section.tsx'
import { EmailSection } from './email-section.tsx'
import { LeavingSection } from './leaving-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { StorageRow } from './storage-row.tsx'

interface AccountScreenProps {
  readonly account: AccountEmail
  readonly accounts: readonly SwitchableAccount[]
  readonly latestExport: DataExport | null
  readonly storage: StorageUse
}

/** CR-06: how the member gets in, which accounts they have, and how they leave. */
export function AccountScreen({ account, accounts, latestExport, storage }: AccountScreenProps) {
  return (
    <>
      <SettingsHeading text="How you log in, your other accounts, and your data.">Account management</SettingsHeading>
      <SettingsSection heading="Your account">
        <div>
          <EmailSection account={account} />
          <PasswordSection />
          <StorageRow storage={storage} />
        </div>
      </SettingsSection>
      <AccountsSection accounts={accounts} />
      <DataSection first={latestExport} />
      <LeavingSection accounts={accounts} />
    </>
  )
}
