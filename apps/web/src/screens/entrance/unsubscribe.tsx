import { memberRoutes } from '@pinfold/contract'
import { UnsubscribeScreen } from '../../features/news/index.ts'
import { pageHead } from '../heads/page-head.ts'
import type { Route } from './+types/unsubscribe.ts'
import { entranceHeadWords } from './entrance-heads.words.ts'

export function loader({ url }: Route.LoaderArgs) {
  const query = memberRoutes.unsubscribe.parse(`${url.pathname}${url.search}`)?.query
  const token = query?.token
  return {
    action: token === undefined ? null : memberRoutes.unsubscribe.build({}, { token }),
    done: query?.done,
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: entranceHeadWords.emails, isPrivate: true }, matches)
}

export default function UnsubscribeRoute({ loaderData }: Route.ComponentProps) {
  return <UnsubscribeScreen {...loaderData} />
}
