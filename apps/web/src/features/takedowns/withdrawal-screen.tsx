import { withdrawTakedown } from '@pinfold/contract'
import { useState, useSyncExternalStore } from 'react'
import { ApiFailure, messageOf } from '../../api/failure.ts'
import { call } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { takedownWithdrawalWords as words } from './takedown-withdrawal.words.ts'
import noticeStyles from '../../entities/report/notices.module.css'
import { useArrival } from '../../ui/use-arrival.ts'

const hearNothing = () => () => undefined

function readNamed(hash: string): { id: string; code: string } | null {
  const [, id, code] = /^#(\d{1,19})\.([\w-]{32})$/.exec(hash) ?? []
  return id === undefined || code === undefined ? null : { id, code }
}

/** Takes back the request that the mailed link names. Behind the `#` its code reaches no server. */
export function WithdrawalScreen() {
  const named = readNamed(
    useSyncExternalStore(
      hearNothing,
      () => window.location.hash,
      () => '',
    ),
  )
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const [failure, setFailure] = useState<string | null>(null)
  if (state === 'done') return <Withdrawn />
  const withdraw = async () => {
    if (named === null) return
    setState('busy')
    try {
      await call(withdrawTakedown, { takedown_id: named.id, code: named.code })
      setState('done')
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setFailure(messageOf(error))
      setState('asked')
    }
  }
  return (
    <div className={noticeStyles['screen']}>
      <h1>{words.heading}</h1>
      <p>{named === null ? words.noLink : words.text}</p>
      {failure !== null && <FieldError>{failure}</FieldError>}
      {named !== null && (
        <Button kind="primary" isBusy={state === 'busy'} onClick={() => void withdraw()}>
          {words.act}
        </Button>
      )}
    </div>
  )
}

function Withdrawn() {
  const heading = useArrival()
  return (
    <div className={noticeStyles['screen']}>
      <h1 ref={heading} tabIndex={-1}>
        {words.done}
      </h1>
    </div>
  )
}
