import { limits, topicCoversResource } from '@pinfold/contract'
import { links, nextOf } from '../../api/links.ts'
import { ChooseTopicsScreen } from '../../features/home-tuning/index.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage, requireMember } from '../loading/load-page.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/choose-topics.ts'
import { tuningHeadWords } from './tuning-heads.words.ts'

export async function loader(args: Route.LoaderArgs) {
  requireMember(args)
  const { data } = await callForPage(args, topicCoversResource.get, { page_size: limits.topicsInAll })
  const { locale } = args.context.get(pageContext)
  // Pictures first; among them, those that stand beside each other differ in theme by chance of their names.
  const topics = data.toSorted(
    (a, b) => Number(b.cover !== null) - Number(a.cover !== null) || a.name.localeCompare(b.name, locale),
  )
  return { topics, next: nextOf(`${args.url.pathname}${args.url.search}`), locale }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: tuningHeadWords.chooseTopics, path: links.chooseTopics(), isPrivate: true }, matches)
}

export default function ChooseTopicsRoute({ loaderData }: Route.ComponentProps) {
  return <ChooseTopicsScreen {...loaderData} />
}
