import { userHomefeedResource } from '@pinfold/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../../api/client.ts'
import { useMayRemember } from '../../api/consent.ts'

/** DS-03: tells the account what was passed on the way down, page by page, so that later visits begin with others. */
export function useNoteSeen(ids: readonly string[]): void {
  const mayRemember = useMayRemember()
  const noted = useRef(0)
  const known = useRef(ids.length)
  const note = useEffectEvent(() => {
    const passed = ids.slice(noted.current, known.current)
    const hasGrown = ids.length > known.current
    known.current = ids.length
    if (!hasGrown || passed.length === 0 || !mayRemember) return
    noted.current += passed.length
    // Nobody waits for it, and what is not noted only comes again.
    void call(userHomefeedResource.create, { pin_ids: passed }).catch(() => undefined)
  })
  useEffect(() => note(), [ids.length])
}
