import { getNotificationSettings } from '@pinfold/contract'
import { NotificationSettingsScreen } from '../../../features/notifications/notification-settings.tsx'
import { callForPage, requireMember } from '../../load-page.ts'
import { pageHead } from '../../page-head.ts'
import type { Route } from './+types/notifications.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const { data: settings } = await callForPage(args, getNotificationSettings, {})
  return { settings }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'Notification settings', isPrivate: true }, matches)
}

export default function NotificationSettingsRoute({ loaderData }: Route.ComponentProps) {
  return <NotificationSettingsScreen settings={loaderData.settings} />
}
