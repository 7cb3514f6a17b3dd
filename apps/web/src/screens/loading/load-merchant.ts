import { type MerchantProfile, verifiedMerchantResource } from '@pinfold/contract'
import type { RouterContextProvider } from 'react-router'
import { isCallFailure } from './load-page.ts'
import { pageContext } from './server-border.ts'

/** The merchant that a member is to the viewer; null where there is none to see. */
export async function loadMerchant(
  context: Readonly<RouterContextProvider>,
  userId: string,
): Promise<MerchantProfile | null> {
  try {
    return (await context.get(pageContext).call(verifiedMerchantResource.get, { userId })).data
  } catch (error) {
    if (isCallFailure(error) && error.status === 404) return null
    throw error
  }
}
