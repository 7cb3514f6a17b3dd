import { historyResource } from '@pinfold/contract'
import { HistoryScreen } from '../../features/history/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import type { Route } from './+types/history.ts'
import { settingsHeadWords } from './settings-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  return { first: await callForPage(args, historyResource.get, {}) }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: settingsHeadWords.history, isPrivate: true }, matches)
}

export default function HistoryRoute({ loaderData }: Route.ComponentProps) {
  return <HistoryScreen first={loaderData.first} />
}
