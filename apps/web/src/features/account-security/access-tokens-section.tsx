import {
  type AccessToken,
  accessTokenDomains,
  accessTokenResource,
  type AccessTokenScope,
  accessTokensResource,
  limits,
} from '@pinfold/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { links } from '../../api/links.ts'
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
import { SettingsSection } from '../../entities/viewer/settings/settings-heading.tsx'
import { counted } from '../../ui/format.ts'
import { actionWords } from '../../ui/action.words.ts'
import { accessTokenWords } from './access-tokens.words.ts'
import { domainNames, TokenRow } from './token-row.tsx'

const rights = () =>
  [
    ['', accessTokenWords.noRight],
    ['read', accessTokenWords.read],
    ['write', accessTokenWords.readAndChange],
  ] as const

const lifetimes = (locale: string) =>
  [
    ['30', accessTokenWords.days(counted(30, locale))],
    ['90', accessTokenWords.days(counted(90, locale))],
    [String(limits.accessTokens.mostDays), accessTokenWords.oneYear],
    ['', accessTokenWords.untilRevoked],
  ] as const

/** Keys for programs that act for the member. Looking at them needs the password, so they come when they are asked for. */
export function AccessTokensSection() {
  const [tokens, setTokens] = useState<readonly AccessToken[] | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const { isBusy, run } = useAction()
  const locale = useLocale()
  const load = async () => setTokens((await call(accessTokensResource.get, {})).data)
  const revoke = (token: AccessToken) =>
    run(async () => {
      await call(accessTokenResource.delete, { access_token_id: token.id })
      showToast({ text: accessTokenWords.revoked({ name: token.name }) })
      await load()
    })
  return (
    <SettingsSection
      heading={accessTokenWords.heading}
      text={
        <>
          {accessTokenWords.lead}{' '}
          <Link className={formStyles['link']} to={links.developers()}>
            {accessTokenWords.howTo}
          </Link>
        </>
      }
    >
      {tokens === null ? (
        <div>
          <Button isBusy={isBusy} onClick={() => run(load)}>
            {accessTokenWords.show}
          </Button>
        </div>
      ) : (
        <>
          <div>
            {tokens.length === 0 && <p className={formStyles['note']}>{accessTokenWords.none}</p>}
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} isBusy={isBusy} onRevoke={() => revoke(token)} />
            ))}
          </div>
          <div>
            <Button onClick={() => setMaking(true)}>{accessTokenWords.newToken}</Button>
          </div>
        </>
      )}
      {isMaking && (
        <DialogForm
          heading={accessTokenWords.newHeading}
          fields={['name', 'scopes', 'expires_in_days']}
          submitLabel={accessTokenWords.make}
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
                label={accessTokenWords.name}
                name="name"
                maxLength={limits.accessTokens.longestName}
                autoComplete="off"
                help={accessTokenWords.nameHelp}
                error={errors['name']}
              />
              {accessTokenDomains.map((domain) => (
                <ChoiceGroup
                  key={domain}
                  name={`right_${domain}`}
                  heading={domainNames[domain]()}
                  chosen=""
                  choices={rights()}
                  isInRow
                />
              ))}
              <SelectField
                label={accessTokenWords.validFor}
                name="expires_in_days"
                defaultValue="90"
                choices={lifetimes(locale)}
                error={errors['expires_in_days'] ?? errors['scopes']}
              />
            </>
          )}
        </DialogForm>
      )}
      {secret !== null && (
        <Modal heading={accessTokenWords.copy} isOpen onClose={() => setSecret(null)} width={480} hasUnsavedText>
          <div className={formStyles['form']}>
            <p>{accessTokenWords.copyHelp}</p>
            <p className={formStyles['secret']}>{secret}</p>
            <div className={formStyles['buttons']}>
              <Button kind="primary" onClick={() => setSecret(null)}>
                {actionWords.done}
              </Button>
            </div>
          </div>
        </Modal>
      )}
    </SettingsSection>
  )
}
