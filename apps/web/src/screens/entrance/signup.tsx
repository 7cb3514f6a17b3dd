import { limits, memberRoutes, signUpRulesOfSite } from '@pinfold/contract'
import { redirect } from 'react-router'
import { links, nextOf } from '../../api/links.ts'
import { SignUpScreen } from '../../features/log-in/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage } from '../loading/load-page.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/signup.ts'
import { entranceHeadWords } from './entrance-heads.words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const next = nextOf(`${url.pathname}${url.search}`)
  // A member who adds another account signs up beside the current one.
  const asked = memberRoutes.signup.parse(`${url.pathname}${url.search}`)?.query
  const isAdding = asked?.multiple_accounts === true
  const invitation = (asked?.invitation ?? '').slice(0, limits.signUpInvitation.longest)
  if (context.get(pageContext).viewer.isAuth && !isAdding) throw redirect(next)
  const { data: rules } = await callForPage({ context, url }, signUpRulesOfSite, { invitation })
  return { next, isAdding, invitation, rules }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: entranceHeadWords.signUp, path: links.signUp() }, matches)
}

export default function SignUpRoute({ loaderData }: Route.ComponentProps) {
  return <SignUpScreen {...loaderData} />
}
