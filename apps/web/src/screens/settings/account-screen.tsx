import type { AccountEmail, DataExport, StorageUse, SwitchableAccount } from '@pinfold/contract'
import { SettingsHeading, SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { AccountsSection } from '../../features/account-switching/index.ts'
import {
  DataSection,
  EmailSection,
  LeavingSection,
  PasswordSection,
  StorageRow,
} from '../../features/account-settings/index.ts'
import { accountScreenWords } from './account-screen.words.ts'

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
      <SettingsHeading text={accountScreenWords.lead}>{accountScreenWords.heading}</SettingsHeading>
      <SettingsSection heading={accountScreenWords.yourAccount}>
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
