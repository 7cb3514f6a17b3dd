import { getNotificationSettings, pushSubscriptionsResource } from '@pinfold/contract'
import { NotificationSettingsScreen } from '../../features/news/index.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/notifications.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const [{ data: settings }, { data: push }] = await Promise.all([
    callForPage(args, getNotificationSettings, {}),
    callForPage(args, pushSubscriptionsResource.get, {}),
  ])
  return { settings, push }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.notifications, isPrivate: true }, matches)
}

export default function NotificationSettingsRoute({ loaderData }: Route.ComponentProps) {
  return <NotificationSettingsScreen settings={loaderData.settings} push={loaderData.push} />
}
