import { linkedAccountResource, memberRoutes, type SwitchableAccount, userAccountsResource } from '@pinfold/contract'
import { useNavigate } from 'react-router'
import { call } from '../../api/client.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { openAccountDialog } from '../../entities/viewer/accounts/account-dialog-store.ts'
import { landings, switchTo } from '../../entities/viewer/accounts/switch-to.ts'
import styles from '../../entities/viewer/settings/people-list.module.css'
import { SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { useAction } from '../../entities/viewer/settings/use-action.ts'
import { accountsSectionWords } from './accounts-section.words.ts'

/** AC-06: the accounts of this browser and the linked ones. */
export function AccountsSection({ accounts }: { readonly accounts: readonly SwitchableAccount[] }) {
  return (
    <SettingsSection heading={accountsSectionWords.heading} text={accountsSectionWords.lead}>
      <ul className={styles['people']}>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
      <div className={styles['below']}>
        <Button onClick={() => openAccountDialog({ kind: 'add' })}>{accountsSectionWords.add}</Button>
      </div>
    </SettingsSection>
  )
}

function AccountRow({ account }: { readonly account: SwitchableAccount }) {
  const { isBusy, run } = useAction()
  const navigate = useNavigate()
  const { full_name: name } = account
  const choose = () =>
    run(async () => {
      await switchTo(account, landings.settings())
    })
  const drop = () =>
    run(async () => {
      await call(userAccountsResource.delete, { user_id: account.id })
      showToast({ text: accountsSectionWords.loggedOut({ name }) })
    })
  const unlink = () =>
    run(async () => {
      await call(linkedAccountResource.delete, { user_id: account.id })
      await navigate(memberRoutes.settings.build({}, { message: 'unlink_successful' }))
    })
  return (
    <li className={styles['person']}>
      <Avatar name={name} pictureUrl={account.image_small_url} size={48} />
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['handle']}>
          @{account.username}
          {account.is_partner && ` · ${accountsSectionWords.business}`}
          {account.is_linked && ` · ${accountsSectionWords.linked}`}
        </span>
      </span>
      {account.is_current ? (
        <span className={styles['current']}>{accountsSectionWords.current}</span>
      ) : (
        <span className={styles['actions']}>
          {account.is_linked && (
            <Button
              size={32}
              kind="tertiary"
              isBusy={isBusy}
              aria-label={accountsSectionWords.unlinkNamed({ name })}
              onClick={unlink}
            >
              {accountsSectionWords.unlink}
            </Button>
          )}
          {account.is_in_browser && !account.is_linked && (
            <Button
              size={32}
              kind="tertiary"
              isBusy={isBusy}
              aria-label={accountsSectionWords.logOutNamed({ name })}
              onClick={drop}
            >
              {accountsSectionWords.logOut}
            </Button>
          )}
          <Button size={32} isBusy={isBusy} aria-label={accountsSectionWords.switchNamed({ name })} onClick={choose}>
            {accountsSectionWords.switch}
          </Button>
        </span>
      )}
    </li>
  )
}
