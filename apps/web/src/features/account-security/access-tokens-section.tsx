import {
  type AccessToken,
  accessTokenDomains,
  accessTokenResource,
  type AccessTokenScope,
  accessTokensResource,
  limits,
} from '@pinfold/contract'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { DialogForm } from '../../entities/viewer/settings/dialog-form.tsx'
import formStyles from '../../entities/viewer/settings/dialog-form.module.css'
import { useAction } from '../../entities/viewer/settings/use-action.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SettingsRow, SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'

const domainNames = {
  boards: 'Boards',
  pins: 'Pins',
  secret_boards: 'Secret boards',
  user: 'Profile',
  ads: 'Ads',
} as const satisfies Record<(typeof accessTokenDomains)[number], string>

const rights = [
  ['', 'None'],
  ['read', 'Read'],
  ['write', 'Read and change'],
] as const

const days = [
  ['30', '30 days'],
  ['90', '90 days'],
  [String(limits.accessTokens.mostDays), 'One year'],
  ['', 'Until you revoke it'],
] as const

/** Keys for programs that act for the member. Looking at them needs the password, so they come when they are asked for. */
export function AccessTokensSection() {
  const [tokens, setTokens] = useState<readonly AccessToken[] | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const { isBusy, run } = useAction()
  const load = async () => setTokens((await call(accessTokensResource.get, {})).data)
  const revoke = (token: AccessToken) =>
    run(async () => {
      await call(accessTokenResource.delete, { access_token_id: token.id })
      showToast({ text: `${token.name} revoked` })
      await load()
    })
  return (
    <SettingsSection
      heading="Access tokens"
      text="Let a program act for you, within the limits you set. You can revoke it at any time."
    >
      {tokens === null ? (
        <div>
          <Button isBusy={isBusy} onClick={() => run(load)}>
            Show access tokens
          </Button>
        </div>
      ) : (
        <>
          <div>
            {tokens.length === 0 && <p className={formStyles['note']}>You have no access tokens.</p>}
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} isBusy={isBusy} onRevoke={() => revoke(token)} />
            ))}
          </div>
          <div>
            <Button onClick={() => setMaking(true)}>New token</Button>
          </div>
        </>
      )}
      {isMaking && (
        <DialogForm
          heading="New access token"
          fields={['name', 'scopes', 'expires_in_days']}
          submitLabel="Make token"
          onClose={() => setMaking(false)}
          send={async (values) => {
            const chosen = accessTokenDomains.flatMap((domain): AccessTokenScope[] => {
              const right = values.text(`right_${domain}`)
              return right === 'read' || right === 'write' ? [`${domain}:${right}`] : []
            })
            const holds = values.text('expires_in_days')
            const { data } = await call(accessTokenResource.create, {
              name: values.text('name'),
              scopes: chosen,
              ...(holds !== '' && { expires_in_days: holds }),
            })
            setMaking(false)
            setSecret(data.token)
            await load()
          }}
        >
          {(errors) => (
            <>
              <TextField
                label="Name"
                name="name"
                maxLength={limits.accessTokens.longestName}
                autoComplete="off"
                help="What is it for?"
                error={errors['name']}
              />
              {accessTokenDomains.map((domain) => (
                <ChoiceGroup
                  key={domain}
                  name={`right_${domain}`}
                  heading={domainNames[domain]}
                  chosen=""
                  choices={rights}
                  isInRow
                />
              ))}
              <SelectField
                label="Valid for"
                name="expires_in_days"
                defaultValue="90"
                choices={days}
                error={errors['expires_in_days'] ?? errors['scopes']}
              />
            </>
          )}
        </DialogForm>
      )}
      {secret !== null && (
        <Modal heading="Copy your token" isOpen onClose={() => setSecret(null)} width={480} hasUnsavedText>
          <div className={formStyles['form']}>
            <p>This is the only time it’s shown. Anyone who has it can do what you allowed.</p>
            <p className={formStyles['secret']}>{secret}</p>
            <div className={formStyles['buttons']}>
              <Button kind="primary" onClick={() => setSecret(null)}>
                Done
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </SettingsSection>
  )
}

interface TokenRowProps {
  readonly token: AccessToken
  readonly isBusy: boolean
  readonly onRevoke: () => void
}

function TokenRow({ token, isBusy, onRevoke }: TokenRowProps) {
  const locale = useLocale()
  const dateOf = (text: string) => new Date(text).toLocaleDateString(locale, { dateStyle: 'medium' })
  const life =
    token.expires_at === null
      ? 'valid until revoked'
      : `${token.is_expired ? 'over since' : 'until'} ${dateOf(token.expires_at)}`
  const use = token.last_used_at === null ? 'never used' : `last used ${dateOf(token.last_used_at)}`
  return (
    <SettingsRow label={token.name} text={`${token.scopes.join(', ')} · ${life} · ${use}`}>
      <Button size={32} isBusy={isBusy} aria-label={`Revoke ${token.name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </SettingsRow>
  )
}
