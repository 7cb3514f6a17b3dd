import { accessHad, businessProfiles } from '@pinfold/contract'
import type { LoaderFunctionArgs } from 'react-router'
import { callForPage, notFound } from '../loading/load-page.ts'

/**
 * A business of which the viewer has a role on one website, or on the whole, with what they have there. Missing to everybody
 * else: the calls would answer them with what is their own.
 */
export async function requireSiteOf(args: LoaderFunctionArgs, id: string, domain: string) {
  const [{ data: had }, { data: profiles }] = await Promise.all([
    callForPage(args, accessHad, {}),
    callForPage(args, businessProfiles, {}),
  ])
  const [profile, access] = [profiles[id], had.find(({ business }) => business.id === id)]
  const hasWhole = profile !== undefined && profile.permissions.length > 0
  const onSite = access?.assets.some(({ asset_type, asset_id }) => asset_type === 'site' && asset_id === domain)
  if (!profile || (!hasWhole && onSite !== true)) throw notFound()
  return { profile, assets: access?.assets ?? [] }
}
