import { linkedAccountResource, memberRoutes, type SwitchableAccount, userAccountsResource } from '@pinfold/contract'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { call } from '../../../api/client.ts'
import { ApiFailure, formErrors, messageOf } from '../../../api/failure.ts'
import { links } from '../../../api/links.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { PasswordField, TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import styles from '../people-list.module.css'
import { SettingsSection } from '../settings-heading.tsx'
import { DialogForm } from './dialog-form.tsx'
import { useAction } from './use-action.ts'

/** AC-06: the accounts of this browser and the linked ones. */
export function AccountsSection({ accounts }: { readonly accounts: readonly SwitchableAccount[] }) {
  const [isLinking, setLinking] = useState(false)
  return (
    <SettingsSection
      heading="Your accounts"
      text="Switch between the accounts you are logged in to here, and your linked business accounts."
    >
      <ul className={styles['people']}>
        {accounts.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
      <div className={styles['below']}>
        <LinkButton
          to={memberRoutes.login.build({}, { next: links.accountSettings(), multiple_accounts: true })}
          reloadDocument
        >
          Add account
        </LinkButton>
        <Button onClick={() => setLinking(true)}>Link business account</Button>
      </div>
      {isLinking && <LinkDialog onClose={() => setLinking(false)} />}
    </SettingsSection>
  )
}

function AccountRow({ account }: { readonly account: SwitchableAccount }) {
  const { isBusy, run } = useAction()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { full_name: name } = account
  const switchTo = () =>
    run(async () => {
      await call(userAccountsResource.update, { user_id: account.id })
      // A whole new page: nothing of the one before may stay in memory.
      location.assign(memberRoutes.settings.build({}, { message: 'account_switch_to_settings' }))
    })
  const drop = () =>
    run(async () => {
      await call(userAccountsResource.delete, { user_id: account.id })
      await revalidate()
      showToast({ text: `${name} is logged out here` })
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
          {account.is_partner && ' · Business'}
          {account.is_linked && ' · Linked'}
        </span>
      </span>
      {account.is_current ? (
        <span className={styles['current']}>Current</span>
      ) : (
        <span className={styles['actions']}>
          {account.is_linked && (
            <Button size={32} kind="tertiary" isBusy={isBusy} aria-label={`Unlink ${name}`} onClick={unlink}>
              Unlink
            </Button>
          )}
          {account.is_in_browser && !account.is_linked && (
            <Button size={32} kind="tertiary" isBusy={isBusy} aria-label={`Log out of ${name}`} onClick={drop}>
              Log out
            </Button>
          )}
          <Button size={32} isBusy={isBusy} aria-label={`Switch to ${name}`} onClick={switchTo}>
            Switch
          </Button>
        </span>
      )}
    </li>
  )
}

const fields = ['username_or_email', 'password']

function LinkDialog({ onClose }: { readonly onClose: () => void }) {
  const { revalidate } = useRevalidator()
  return (
    <DialogForm
      heading="Link a business account"
      fields={fields}
      submitLabel="Link"
      onClose={onClose}
      send={async (values) => {
        await call(linkedAccountResource.create, {
          username_or_email: values.text('username_or_email'),
          password: values.text('password'),
        })
        onClose()
        await revalidate()
        showToast({ text: 'Account linked' })
      }}
      errorsOf={(error) =>
        error instanceof ApiFailure && error.name === 'wrong_credentials'
          ? { password: messageOf(error) }
          : formErrors(error, fields)
      }
    >
      {(errors) => (
        <>
          <p>You can then switch to it without its password, from any browser you are logged in to.</p>
          <TextField
            label="Its email or username"
            name="username_or_email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors['username_or_email']}
          />
          <PasswordField label="Its password" name="password" autoComplete="off" error={errors['password']} />
        </>
      )}
    </DialogForm>
  )
}
