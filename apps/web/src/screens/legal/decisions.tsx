import { listModerationDecisions } from '@pinfold/contract'
import { DecisionsScreen } from '../../features/decisions/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage } from '../loading/load-page.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/decisions.ts'
import { legalHeadWords } from './legal-heads.words.ts'

/** Visitors come by a mailed link, whose part behind the `#` only the browser knows. */
export async function loader(args: Route.LoaderArgs) {
  if (!args.context.get(pageContext).viewer.isAuth) return { own: [] }
  const { data } = await callForPage(args, listModerationDecisions, {})
  return { own: data }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: legalHeadWords.decisions, isPrivate: true }, matches)
}

export default function DecisionsRoute({ loaderData }: Route.ComponentProps) {
  return <DecisionsScreen own={loaderData.own} />
}
