import { businessTypesResource, claimedSites } from '@pinfold/contract'
import { redirect } from 'react-router'
import { links } from '../../api/links.ts'
import { MerchantApplication } from '../../features/merchants/index.ts'
import { BusinessSettingsScreen } from '../../features/partners/index.ts'
import { loadMerchant } from '../loading/load-merchant.ts'
import { loadOwnProfile } from '../loading/load-own-profile.ts'
import { callForPage } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/business-settings.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const user = await loadOwnProfile(args)
  if (!user.is_partner) throw redirect(links.convertToBusiness())
  const [{ data: typeNames }, { data: claims }, merchant] = await Promise.all([
    callForPage(args, businessTypesResource.get, {}),
    callForPage(args, claimedSites, {}),
    loadMerchant(args.context, user.id),
  ])
  const hasClaimedSite = claims.some(({ state }) => state === 'verified' || state === 'failing')
  return { user, typeNames, merchant, hasClaimedSite }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.business, isPrivate: true }, matches)
}

export default function BusinessSettingsRoute({ loaderData }: Route.ComponentProps) {
  const { user, typeNames, merchant, hasClaimedSite } = loaderData
  return (
    <BusinessSettingsScreen user={user} typeNames={typeNames}>
      <MerchantApplication merchant={merchant} hasClaimedSite={hasClaimedSite} />
    </BusinessSettingsScreen>
  )
}
