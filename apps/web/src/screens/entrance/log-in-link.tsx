import { memberRoutes } from '@pinfold/contract'
import { AskForLinkScreen, LogInLinkScreen } from '../../features/account-recovery/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/log-in-link.ts'
import { entranceHeadWords } from './entrance-heads.words.ts'

export function loader({ url }: Route.LoaderArgs) {
  return { isMailed: memberRoutes.logInLink.parse(`${url.pathname}${url.search}`)?.query.mailed === true }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: entranceHeadWords.logInByEmail, isPrivate: true }, matches)
}

export default function LogInLinkRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.isMailed ? <LogInLinkScreen /> : <AskForLinkScreen wish="log-in" />
}
