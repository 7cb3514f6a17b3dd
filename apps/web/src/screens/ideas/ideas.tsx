import {
  exploreBoardsResource,
  explorePinsResource,
  peopleToFollowResource,
  risingSearchesResource,
  todayArticlesResource,
  topicCoversResource,
} from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { packPins, unpackPins } from '../../entities/pin/card/packed-pins.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage, callOrEmpty } from '../loading/load-page.ts'
import { pageContext } from '../loading/server-border.ts'
import type { Route } from './+types/ideas.ts'
import { ExploreScreen } from './explore-screen.tsx'
import { ideasWords } from './ideas.words.ts'

const FIRST_TOPICS = '0'
const ARTICLES = 5
const BOARDS = 8
const PEOPLE = 6

export async function loader(args: Route.LoaderArgs) {
  const { context } = args
  const { locale, viewer } = context.get(pageContext)
  const [articles, searches, topics, boards, people, pins] = await Promise.all([
    callOrEmpty(context, todayArticlesResource.get, { page_size: ARTICLES }),
    callOrEmpty(context, risingSearchesResource.get, {}),
    callForPage(args, topicCoversResource.get, { parent_id: FIRST_TOPICS }),
    callOrEmpty(context, exploreBoardsResource.get, { page_size: BOARDS }),
    viewer.isAuth ? callOrEmpty(context, peopleToFollowResource.get, { page_size: PEOPLE }) : null,
    callForPage(args, explorePinsResource.get, {}),
  ])
  return {
    articles: articles.data,
    searches: searches.data,
    topics: topics.data.toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    boards: boards.data,
    people: people?.data ?? [],
    pins: packPins(pins),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const cover = loaderData?.topics.find((topic) => topic.cover !== null)?.cover
  const { heading: title, description } = ideasWords
  return pageHead({ title, description, path: links.ideas(), picture: cover?.images['474x'] }, matches)
}

export default function IdeasRoute({ loaderData: { pins, ...shown } }: Route.ComponentProps) {
  return <ExploreScreen {...shown} pins={unpackPins(pins)} />
}
