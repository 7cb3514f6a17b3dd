import { adminBlocks } from '@pinfold/contract'
import { adminWords, BlocklistScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/blocklist.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const first = await callForAdmin(args, adminBlocks, {})
  return isOpened(first) ? { first } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.blocklist, isPrivate: true }, matches)
}

export default function BlocklistRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <BlocklistScreen {...loaderData} />
}
