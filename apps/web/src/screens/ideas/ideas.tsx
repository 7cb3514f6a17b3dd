import { topicCoversResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage } from '../loading/load-page.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/ideas.ts'
import { IdeasScreen } from './ideas-screen.tsx'
import { ideasWords } from './ideas.words.ts'

/** More than there are topics. */
const ALL = 250

export async function loader(args: Route.LoaderArgs) {
  const { data } = await callForPage(args, topicCoversResource.get, { page_size: ALL })
  const { locale } = args.context.get(pageContext)
  return { topics: data.toSorted((a, b) => a.name.localeCompare(b.name, locale)) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const cover = loaderData?.topics.find((topic) => topic.cover !== null)?.cover
  const { heading: title, description } = ideasWords
  return pageHead({ title, description, path: links.ideas(), picture: cover?.images['474x'] }, matches)
}

export default function IdeasRoute({ loaderData: { topics } }: Route.ComponentProps) {
  return <IdeasScreen topics={topics} />
}
