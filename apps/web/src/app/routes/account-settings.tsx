import { userSessionStoreResource } from '@pinfold/contract'
import { SessionsScreen } from '../../features/accounts/sessions-screen.tsx'
import { callForPage, requireMember } from '../load-page.ts'
import { pageHead } from '../page-head.ts'
import type { Route } from './+types/account-settings.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const { data: sessions } = await callForPage(args, userSessionStoreResource.get, {})
  return { sessions }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'Account settings', isPrivate: true }, matches)
}

export default function AccountSettingsRoute({ loaderData }: Route.ComponentProps) {
  return <SessionsScreen sessions={loaderData.sessions} />
}
