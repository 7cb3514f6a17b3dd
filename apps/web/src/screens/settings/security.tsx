import { getSecondFactor, userSessionStoreResource } from '@pinfold/contract'
import { SecurityScreen } from './security-screen.tsx'
import { callForPage, callOrEmpty, requireMember } from '../loading/load-page.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/security.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const [{ data: factor }, { data: sessions }] = await Promise.all([
    callForPage(args, getSecondFactor, {}),
    // Where the password was not entered lately, they are shown once it is.
    callOrEmpty(args.context, userSessionStoreResource.get, {}),
  ])
  return { factor, sessions }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.security, isPrivate: true }, matches)
}

export default function SecurityRoute({ loaderData }: Route.ComponentProps) {
  return <SecurityScreen {...loaderData} />
}
