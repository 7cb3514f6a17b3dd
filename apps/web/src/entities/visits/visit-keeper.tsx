import { memberRoutes } from '@pinfold/contract'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useMayRemember } from '../../api/consent.ts'
import { useMember, useRootData } from '../../api/viewer.ts'
import { shownPage } from './note-visit.ts'
import { keepVisit } from './use-previous-page.ts'

/**
 * EN-15, DS-17: remembers on this device which pages were shown, only for now unless that is allowed; and with the account
 * which pins and boards were, where its member wants that.
 */
export function VisitKeeper() {
  const { pathname, search, key } = useLocation()
  const move = useNavigationType()
  const viewerId = useMember()?.id ?? null
  const mayRemember = useMayRemember()
  const keepsHistory = useRootData()?.viewer.keeps_history === true
  const kept = useRef('')
  useEffect(() => {
    // Who is looking may change without a move; a move is noted once.
    const mark = `${key} ${viewerId}`
    if (kept.current === mark) return
    kept.current = mark
    const pinId = memberRoutes.closeup.parse(pathname)?.params.pinId
    keepVisit({ viewerId, mayRemember }, move, shownPage(pathname, search, pinId))
    if (!mayRemember && !keepsHistory) return
    const looking = { viewerId, pathname, pinId, mayRemember, keepsHistory }
    // What cannot be loaded notes nothing.
    void import('./note-looked-at.ts').then(({ noteLookedAt }) => noteLookedAt(looking)).catch(() => undefined)
  }, [key, move, viewerId, mayRemember, keepsHistory, pathname, search])
  return null
}
