import { listTakedownNotices } from '@pinfold/contract'
import { NoticesScreen } from '../../features/takedowns/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import type { Route } from './+types/notices.ts'
import { legalHeadWords } from './legal-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const { data } = await callForPage(args, listTakedownNotices, {})
  return { notices: data }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: legalHeadWords.notices, isPrivate: true }, matches)
}

export default function NoticesRoute({ loaderData }: Route.ComponentProps) {
  return <NoticesScreen notices={loaderData.notices} />
}
