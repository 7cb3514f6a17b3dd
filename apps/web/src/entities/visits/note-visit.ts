import type { VisitedPage } from '@pinfold/contract'
import { type Move, visit, type VisitedPages } from './visited-pages.ts'
import { readVisited, writeVisited } from './visited-store.ts'

/** Secrets that addresses may carry; they are worth nothing later and belong into no store. */
const secrets = ['invite_code', 'token']
const storage = () => window.localStorage

/** What is remembered of the page that shows. */
export function shownPage(pathname: string, search: string, pinId: string | undefined): VisitedPage {
  const query = new URLSearchParams(search)
  for (const secret of secrets) query.delete(secret)
  const path = query.size === 0 ? pathname : `${pathname}?${query}`
  const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content
  return {
    path,
    timestamp: Date.now(),
    ...(pinId === undefined ? {} : { pin_id: pinId }),
    ...(image === undefined || image === '' ? {} : { image }),
    ...(document.title === '' ? {} : { description: document.title }),
  }
}

/** Notes a visitor's page on the device, where the application is not there to do it. Answers what is known now. */
export function noteVisit(move: Move, pinId: string | undefined): VisitedPages {
  const page = shownPage(location.pathname, location.search, pinId)
  const visited = visit(readVisited(storage, null), move, page)
  writeVisited(storage, null, visited)
  return visited
}
