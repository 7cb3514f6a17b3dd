import { BUSINESS_BAR_COOKIE, BUSINESS_BAR_HIDDEN, businessProfiles } from '@pinfold/contract'
import type { RouterContextProvider } from 'react-router'
import { readCookie } from '../../api/csrf.ts'
import type { RootData } from '../../api/viewer.ts'
import { isCallFailure } from './load-page.ts'
import { pageContext } from './server-border.ts'

type Businesses = Pick<RootData, 'businesses' | 'isBusinessBarHidden'>

/** CA-05: what the member may act for; nothing is asked for members who cannot act for anybody. */
export async function loadBusinesses(context: Readonly<RouterContextProvider>, request: Request): Promise<Businesses> {
  const { actor, call } = context.get(pageContext)
  const mayAct = actor.viewerType === 'employee' || actor.experiments.business_access === 'enabled'
  if (!mayAct || !(actor.isPartner || actor.viewerType === 'employee')) return {}
  try {
    const { data } = await call(businessProfiles, { disable_auth_failure_redirect: true })
    const hidden = readCookie(BUSINESS_BAR_COOKIE, request.headers.get('cookie') ?? '')
    return { businesses: Object.values(data), isBusinessBarHidden: hidden === BUSINESS_BAR_HIDDEN }
  } catch (error) {
    // A page does without.
    if (isCallFailure(error)) return {}
    throw error
  }
}
