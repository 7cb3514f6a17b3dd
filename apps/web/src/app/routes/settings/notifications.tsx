import { getNotificationSettings, pushSubscriptionsResource } from '@pinfold/contract'
import { NotificationSettingsScreen } from '../../../features/notifications/notification-settings.tsx'
import { callForPage, requireMember } from '../../load-page.ts'
import { pageHead } from '../../page-head.ts'
import type { Route } from './+types/notifications.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const [{ data: settings }, { data: push }] = await Promise.all([
    callForPage(args, getNotificationSettings, {}),
    callForPage(args, pushSubscriptionsResource.get, {}),
  ])
  return { settings, push }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'Notification settings', isPrivate: true }, matches)
}

export default function NotificationSettingsRoute({ loaderData }: Route.ComponentProps) {
  return <NotificationSettingsScreen settings={loaderData.settings} push={loaderData.push} />
}
