import { memberRoutes } from '@pinfold/contract'
import { AskForLinkScreen } from '../../features/accounts/recovery/ask-for-link-screen.tsx'
import { LogInLinkScreen } from '../../features/accounts/recovery/log-in-link-screen.tsx'
import { pageHead } from '../page-head.ts'
import type { Route } from './+types/log-in-link.ts'

export function loader({ url }: Route.LoaderArgs) {
  return { isMailed: memberRoutes.logInLink.parse(`${url.pathname}${url.search}`)?.query.mailed === true }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: 'Log in by email', isPrivate: true }, matches)
}

export default function LogInLinkRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.isMailed ? <LogInLinkScreen /> : <AskForLinkScreen wish="log-in" />
}
