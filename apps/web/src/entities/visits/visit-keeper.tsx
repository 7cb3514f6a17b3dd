import { memberRoutes } from '@pinfold/contract'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useMayRemember } from '../../api/consent.ts'
import { useMember } from '../../api/viewer.ts'
import { shownPage } from './note-visit.ts'
import { keepVisit } from './use-previous-page.ts'

/** EN-15: remembers on this device, and nowhere else, which pages were shown; only for now unless that is allowed. */
export function VisitKeeper() {
  const { pathname, search, key } = useLocation()
  const move = useNavigationType()
  const viewerId = useMember()?.id ?? null
  const mayRemember = useMayRemember()
  const kept = useRef('')
  useEffect(() => {
    // Who is looking may change without a move; a move is noted once.
    const mark = `${key} ${viewerId}`
    if (kept.current === mark) return
    kept.current = mark
    const pinId = memberRoutes.closeup.parse(pathname)?.params.pinId
    keepVisit({ viewerId, mayRemember }, move, shownPage(pathname, search, pinId))
  }, [key, move, viewerId, mayRemember, pathname, search])
  return null
}
