import { accessTokenResource, type AccessTokenScope } from '@pinfold/contract'
import { call } from '../../api/client.ts'
import { useLocale, useMember } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordGate } from '../../entities/viewer/settings/password-gate.tsx'
import { useAction } from '../../entities/viewer/settings/use-action.ts'
import styles from './connect-extension.module.css'
import { extensionConnectingWords } from './extension-connecting.words.ts'
import { wayBack } from './way-back.ts'

/** All that saving needs, and nothing else: writing covers reading. */
const SCOPES: readonly AccessTokenScope[] = ['boards:write', 'pins:write', 'secret_boards:write']

interface ConnectExtensionScreenProps {
  readonly to: string | undefined
  readonly state: string | undefined
}

/** CN-11: one press gives the extension a token of its own. */
export function ConnectExtensionScreen({ to, state }: ConnectExtensionScreenProps) {
  const back = wayBack(to, state)
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{extensionConnectingWords.heading}</h1>
      {back ? (
        <PasswordGate>
          <Connect back={back} />
        </PasswordGate>
      ) : (
        <p>{extensionConnectingWords.wrongAddress}</p>
      )}
    </div>
  )
}

function Connect({ back }: { readonly back: (token: string) => string }) {
  const member = useMember()
  const locale = useLocale()
  const { isBusy, run } = useAction()
  const connect = () =>
    run(async () => {
      const moment = new Date().toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'medium' })
      const { data } = await call(accessTokenResource.create, {
        // Each token has a name of its own.
        name: extensionConnectingWords.tokenName({ moment }),
        scopes: [...SCOPES],
      })
      window.location.assign(back(data.token))
    })
  return (
    <>
      <p>{extensionConnectingWords.lead({ name: member?.fullName ?? '' })}</p>
      <p className={styles['end']}>{extensionConnectingWords.end}</p>
      <Button kind="primary" size={48} isBusy={isBusy} onClick={connect}>
        {extensionConnectingWords.connect}
      </Button>
    </>
  )
}
