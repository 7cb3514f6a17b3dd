import { memberRoutes, type VisitedPage } from '@pinfold/contract'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useMayRemember } from '../../api/consent.ts'
import { useMember } from '../../api/viewer.ts'
import { keepVisit } from './use-previous-page.ts'

/** Secrets that addresses may carry; they are worth nothing later and belong into no store. */
const secrets = ['invite_code', 'token']

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
    keepVisit({ viewerId, mayRemember }, move, shownPage(pathname, search))
  }, [key, move, viewerId, mayRemember, pathname, search])
  return null
}

function shownPage(pathname: string, search: string): VisitedPage {
  const query = new URLSearchParams(search)
  for (const secret of secrets) query.delete(secret)
  const path = query.size === 0 ? pathname : `${pathname}?${query}`
  const pinId = memberRoutes.closeup.parse(pathname)?.params.pinId
  const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content
  return {
    path,
    timestamp: Date.now(),
    ...(pinId === undefined ? {} : { pin_id: pinId }),
    ...(image === undefined || image === '' ? {} : { image }),
    ...(document.title === '' ? {} : { description: document.title }),
  }
}
