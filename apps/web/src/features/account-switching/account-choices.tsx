import type { SwitchableAccount } from '@pinfold/contract'
import { use, useState } from 'react'
import { messageOf } from '../../api/failure.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { MenuGroup } from '../../ui/menu-choices.ts'
import { showToast } from '../../ui/toast-store.ts'
import { knownAccounts } from '../../entities/viewer/accounts/known-accounts.ts'
import { landings, switchTo } from '../../entities/viewer/accounts/switch-to.ts'
import { accountMenuWords } from './account-menu.words.ts'

/** AC-06: the accounts of this browser and the linked ones, the current one marked; empty for somebody with one account. */
export function useAccountChoices(): MenuGroup[] {
  // One reading for as long as the menu is open.
  const [reading] = useState(knownAccounts)
  const accounts = use(reading)
  const current = accounts.find((account) => account.is_current)
  if (!current || accounts.length < 2) return []
  return [
    {
      id: 'accounts',
      heading: accountMenuWords.yourAccounts,
      chosen: current.id,
      closesOnChoice: true,
      choices: accounts.map((account) => ({
        id: account.id,
        label: account.full_name,
        detail: `@${account.username}${account.is_partner ? ` · ${accountMenuWords.business}` : ''}`,
        icon: <Avatar name={account.full_name} pictureUrl={account.image_small_url} size={32} />,
        onChoose: () => void choose(account),
      })),
    },
  ]
}

async function choose(account: SwitchableAccount) {
  try {
    await switchTo(account, landings.home())
  } catch (error) {
    showToast({ text: messageOf(error) })
  }
}
