import { adminInvitations, adminMe, adminSignUpSettings, hasRoleOf } from '@pinfold/contract'
import { adminWords, SignUpSettingsScreen } from '../../features/administration/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForAdmin, isOpened } from './call-for-admin.ts'
import type { Route } from './+types/sign-up.ts'

export { AdminBoundary as ErrorBoundary } from './admin-boundary.tsx'

export async function loader(args: Route.LoaderArgs) {
  const [me, settings, invitations] = await Promise.all([
    callForAdmin(args, adminMe, {}),
    callForAdmin(args, adminSignUpSettings, {}),
    callForAdmin(args, adminInvitations, {}),
  ])
  if (!isOpened(me) || !isOpened(settings) || !isOpened(invitations)) return null
  const roles = me.data.roles.map(({ role }) => role)
  return { settings: settings.data, invitations, now: new Date().toISOString(), mayDecide: hasRoleOf(roles, []) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: adminWords.signUp, isPrivate: true }, matches)
}

export default function SignUpSettingsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData && <SignUpSettingsScreen {...loaderData} />
}
