import { conversationsResource, memberRoutes } from '@pinfold/contract'
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation, useMatches } from 'react-router'
import { InboxScreen } from '../../features/messaging/index.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import type { Route } from './+types/layout.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const [inbox, requests] = await Promise.all([
    callForPage(args, conversationsResource.get, {}),
    callForPage(args, conversationsResource.get, { is_request: true }),
  ])
  return { inbox, requests }
}

/** The lists follow the news by themselves. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export default function MessagesLayout({ loaderData: { inbox, requests } }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const open = useMatches().find(({ id }) => id === 'conversation')
  const loaded = open?.loaderData as { conversation?: { is_request: boolean } } | undefined
  const isOfRequests = memberRoutes.inbox.parse(`${pathname}${search}`)?.query.requests === true
  const shown = isOfRequests || loaded?.conversation?.is_request === true ? 'requests' : 'inbox'
  return (
    <InboxScreen inbox={inbox} requests={requests} shown={shown}>
      {open === undefined ? null : <Outlet />}
    </InboxScreen>
  )
}
