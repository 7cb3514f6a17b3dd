import { memberRoutes } from '@pinfold/contract'
import { redirect } from 'react-router'
import { links, nextOf } from '../../api/links.ts'
import { SignUpScreen } from '../../features/log-in/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/signup.ts'
import { entranceHeadWords } from './entrance-heads.words.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const next = nextOf(`${url.pathname}${url.search}`)
  // A member who adds another account signs up beside the current one.
  const isAdding = memberRoutes.signup.parse(`${url.pathname}${url.search}`)?.query.multiple_accounts === true
  if (context.get(pageContext).viewer.isAuth && !isAdding) throw redirect(next)
  return { next, isAdding }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: entranceHeadWords.signUp, path: links.signUp() }, matches)
}

export default function SignUpRoute({ loaderData }: Route.ComponentProps) {
  return <SignUpScreen {...loaderData} />
}
