import { categoriesResource, limits, memberRoutes, topicCoversResource } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage } from '../loading/load-page.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/topics.ts'
import { TopicsIndexScreen } from './topics-index-screen.tsx'
import { topicsIndexWords } from './topics-index.words.ts'

export async function loader(args: Route.LoaderArgs) {
  const query = memberRoutes.topics.parse(`${args.url.pathname}${args.url.search}`)?.query.q?.trim() ?? ''
  const { locale } = args.context.get(pageContext)
  const [all, covered, found] = await Promise.all([
    callForPage(args, categoriesResource.get, { page_size: limits.topicsInAll }),
    callForPage(args, topicCoversResource.get, { parent_id: '0' }),
    query === '' ? null : callForPage(args, categoriesResource.get, { query }),
  ])
  const byName = <T extends { readonly name: string }>(topics: readonly T[]) =>
    topics.toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return { query, firsts: byName(covered.data), all: byName(all.data), found: found?.data ?? null }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { heading: title, description } = topicsIndexWords
  // What somebody looked for is no page of its own to search engines.
  return pageHead({ title, description, path: links.topics(), isPrivate: (loaderData?.query ?? '') !== '' }, matches)
}

export default function TopicsRoute({ loaderData }: Route.ComponentProps) {
  return <TopicsIndexScreen key={loaderData.query} {...loaderData} />
}
