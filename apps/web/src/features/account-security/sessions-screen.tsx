import { type Session, userSessionResource } from '@pinfold/contract'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { messageOf } from '../../api/failure.ts'
import { useLocale } from '../../api/viewer.ts'
import { Button } from '../../ui/button.tsx'
import { Age } from '../../ui/age.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { deviceName } from './device-name.ts'
import { useWithPassword } from '../../entities/viewer/settings/password-gate.tsx'
import styles from './sessions.module.css'
import { Rich } from '../../ui/rich.tsx'
import { sessionWords } from './sessions.words.ts'

const countryName = (code: string, locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code

/** Where the member is signed in, with a way to end each session. */
export function SessionsScreen({ sessions }: { readonly sessions: readonly Session[] }) {
  return (
    <section aria-label={sessionWords.heading}>
      <h2 className={styles['subheading']}>{sessionWords.heading}</h2>
      <p className={styles['help']}>{sessionWords.lead}</p>
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </section>
  )
}

function SessionRow({ session }: { readonly session: Session }) {
  const [isBusy, setBusy] = useState(false)
  const withPassword = useWithPassword()
  const locale = useLocale()
  const name = deviceName(session.user_agent)
  const end = async () => {
    setBusy(true)
    try {
      await withPassword(async () => {
        await call(userSessionResource.delete, { session_id: session.id })
        showToast({ text: sessionWords.ended({ name }) })
      })
    } catch (error) {
      showToast({ text: messageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  const age = () => <Age moment={session.created_at} locale={locale} />
  const isPhone = session.device_source !== 'web'
  return (
    <li className={styles['row']}>
      <span className={styles['icon']}>{isPhone ? <Smartphone size={24} /> : <Laptop size={24} />}</span>
      <span className={styles['words']}>
        <span className={styles['device']}>{name}</span>
        <span className={styles['detail']}>
          {session.country !== null && `${countryName(session.country, locale)} · `}
          {session.is_current ? sessionWords.now : <Rich parts={sessionWords.signedIn({ age })} />}
        </span>
      </span>
      {session.is_current ? (
        <span className={styles['current']}>{sessionWords.current}</span>
      ) : (
        <Button size={32} isBusy={isBusy} onClick={() => void end()} aria-label={sessionWords.endNamed({ name })}>
          {sessionWords.end}
        </Button>
      )}
    </li>
  )
}
