import { ACTING_COOKIE, readActing } from '@pinfold/contract'
import { useEffect } from 'react'
import { readCookie } from '../../api/csrf.ts'
import { useRootData } from '../../api/viewer.ts'
import { keepActing } from './business-choice.ts'

/** Forgets a choice that does not hold: somebody else's, or one that was taken back. */
export function ActingKeeper() {
  const root = useRootData()
  const actingId = root?.acting?.id
  const memberId = root?.viewer.id
  useEffect(() => {
    const chosen = readActing(readCookie(ACTING_COOKIE, document.cookie))
    if (chosen && (chosen.memberId !== memberId || chosen.subjectId !== actingId)) keepActing(null)
  }, [memberId, actingId])
  return null
}
