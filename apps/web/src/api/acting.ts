import { ACTING_COOKIE, isPersonalPage, readActing } from '@pinfold/contract'
import { readCookie } from './csrf.ts'

/** Whom this page acts for, as its address says or the browser chose last; null where for nobody but the member. */
export function actingSubject(): string | null {
  if (typeof document === 'undefined' || isPersonalPage(location.pathname)) return null
  const named = new URLSearchParams(location.search).get('orbac_subject_id')
  return named ?? readActing(readCookie(ACTING_COOKIE, document.cookie))?.subjectId ?? null
}
