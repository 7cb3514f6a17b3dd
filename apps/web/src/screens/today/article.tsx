import {
  memberRoutes,
  todayArticleBoardsResource,
  todayArticlePinsResource,
  todayArticleResource,
} from '@pinfold/contract'
import { redirect } from 'react-router'
import { packPins, unpackPins } from '../../entities/pin/card/packed-pins.ts'
import { articleThings } from '../heads/place-things.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage, callOrEmpty, notFound } from '../loading/load-page.ts'
import type { Route } from './+types/article.ts'
import { ArticleScreen } from './article-screen.tsx'

export async function loader(args: Route.LoaderArgs) {
  const asked = memberRoutes.today.parse(args.url.pathname)?.params
  if (!asked) throw notFound()
  const options = { article_id: asked.articleId }
  const { data: article } = await callForPage(args, todayArticleResource.get, options)
  // One address for each article, also where its title or its kind has changed.
  const { pathname } = new URL(article.url, 'http://here')
  if (pathname !== args.url.pathname) throw redirect(`${article.url}${args.url.search}`, 301)
  const [pins, boards] = await Promise.all([
    callOrEmpty(args.context, todayArticlePinsResource.get, options),
    callOrEmpty(args.context, todayArticleBoardsResource.get, options),
  ])
  return { article, pins: packPins(pins), boards }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { article } = loaderData
  return pageHead(
    {
      title: article.title,
      description: article.summary,
      path: article.url,
      picture: article.cover?.images['736x'],
      things: (origin) => articleThings(origin, article),
    },
    matches,
  )
}

export default function ArticleRoute({ loaderData: { article, pins, boards } }: Route.ComponentProps) {
  return <ArticleScreen key={article.id} article={article} pins={unpackPins(pins)} boards={boards} />
}
