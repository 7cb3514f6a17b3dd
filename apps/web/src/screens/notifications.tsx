import { newsHubResource } from '@pinfold/contract'
import { NotificationsScreen } from '../features/news/index.ts'
import { callForPage, requireMember } from './loading/load-page.ts'
import { pageHead } from './heads/page-head.ts'
import type { Route } from './+types/notifications.ts'
import { notificationsHeadWords } from './notifications-head.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  return { first: await callForPage(args, newsHubResource.get, {}) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: notificationsHeadWords.title, isPrivate: true }, matches)
}

export default function NotificationsRoute({ loaderData }: Route.ComponentProps) {
  return <NotificationsScreen first={loaderData.first} />
}
