import { memberRoutes } from '@pinfold/contract'
import { AskForLinkScreen, NewPasswordScreen } from '../../features/account-recovery/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/password-reset.ts'
import { entranceHeadWords } from './entrance-heads.words.ts'

export function loader({ url }: Route.LoaderArgs) {
  // The token itself stands behind a `#`, where only the browser sees it.
  return { isMailed: memberRoutes.passwordReset.parse(`${url.pathname}${url.search}`)?.query.mailed === true }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: entranceHeadWords.setPassword, isPrivate: true }, matches)
}

export default function PasswordResetRoute({ loaderData }: Route.ComponentProps) {
  return loaderData.isMailed ? <NewPasswordScreen /> : <AskForLinkScreen wish="password" />
}
