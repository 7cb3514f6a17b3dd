import { todayArticlesResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage } from '../loading/load-page.ts'
import type { Route } from './+types/today.ts'
import { TodayScreen } from './today-screen.tsx'
import { todayWords } from './today.words.ts'

export const loader = (args: Route.LoaderArgs) => callForPage(args, todayArticlesResource.get, {})

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { heading: title, description } = todayWords
  const picture = loaderData?.data.find(({ cover }) => cover !== null)?.cover?.images['736x']
  return pageHead({ title, description, path: links.todayArticles(), picture }, matches)
}

export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  return <TodayScreen articles={loaderData} />
}
