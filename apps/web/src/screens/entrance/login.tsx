import { memberRoutes } from '@pinfold/contract'
import { redirect } from 'react-router'
import { links, nextOf } from '../../api/links.ts'
import { LogInScreen } from '../../features/log-in/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/login.ts'
import { entranceHeadWords } from './entrance-heads.words.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const next = nextOf(`${url.pathname}${url.search}`)
  // A member who adds another account logs in beside the current one.
  const isAdding = memberRoutes.login.parse(`${url.pathname}${url.search}`)?.query.multiple_accounts === true
  if (context.get(pageContext).viewer.isAuth && !isAdding) throw redirect(next)
  return { next, isAdding }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: entranceHeadWords.logIn, path: links.login() }, matches)
}

export default function LogInRoute({ loaderData }: Route.ComponentProps) {
  return <LogInScreen {...loaderData} />
}
