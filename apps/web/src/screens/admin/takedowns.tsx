import { adminRoutes, adminTakedowns } from '@pinfold/contract'
import { adminWords, TakedownsScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/takedowns.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { url } = args
  const waitingFor = adminRoutes.adminTakedowns.parse(`${url.pathname}${url.search}`)?.query.waiting_for ?? 'decision'
  const answer = await callForAdmin(args, adminTakedowns, { waiting_for: waitingFor })
  return isOpened(answer) ? { waitingFor, takedowns: answer.data } : null
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.takedowns, isPrivate: true }, matches)
}

export default function TakedownsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <TakedownsScreen {...loaderData} key={loaderData.waitingFor} />
}
