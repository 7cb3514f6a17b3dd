import { adminMerchants, adminRoutes } from '@pinfold/contract'
import { adminWords, MerchantsScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/merchants.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { url } = args
  const state = adminRoutes.adminMerchants.parse(`${url.pathname}${url.search}`)?.query.state ?? 'pending'
  const first = await callForAdmin(args, adminMerchants, { state })
  return isOpened(first) ? { first, state } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.merchants, isPrivate: true }, matches)
}

export default function MerchantsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <MerchantsScreen {...loaderData} key={loaderData.state} />
}
