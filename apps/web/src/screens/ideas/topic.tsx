import { memberRoutes, relatedInterestsResource, topicFeedResource, topicResource } from '@pinfold/contract'
import { redirect } from 'react-router'
import { links } from '../../api/links.ts'
import { packPins, unpackPins } from '../../entities/pin/card/packed-pins.ts'
import { topicThings } from '../heads/place-things.ts'
import { pageHead } from '../heads/page-head.ts'
import { callForPage, callOrEmpty, notFound } from '../loading/load-page.ts'
import type { Route } from './+types/topic.ts'
import { topicPageWords } from './topic-page.words.ts'
import { TopicScreen } from './topic-screen.tsx'

export async function loader(args: Route.LoaderArgs) {
  const asked = memberRoutes.topic.parse(args.url.pathname)?.params
  if (!asked) throw notFound()
  const interest = asked.topicId
  const { data: topic } = await callForPage(args, topicResource.get, { interest })
  // One address for each topic, also where its name in addresses has changed.
  if (topic.slug !== asked.topicSlug) throw redirect(`${links.topic(topic)}${args.url.search}`, 301)
  const [related, pins] = await Promise.all([
    callOrEmpty(args.context, relatedInterestsResource.get, { interest }),
    callForPage(args, topicFeedResource.get, { interest }),
  ])
  return { topic, related: related.data, pins: packPins(pins), picture: pins.data[0]?.images['736x'] }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { topic, related, picture } = loaderData
  const first = unpackPins(loaderData.pins).data
  const above = related.find(({ id }) => id === topic.parent_id)
  const named = { topic: topic.name }
  return pageHead(
    {
      title: topicPageWords.title(named),
      description: topicPageWords.description(named),
      path: links.topic(topic),
      picture,
      things: (origin) => topicThings(origin, { topic, above, description: topicPageWords.description(named) }, first),
    },
    matches,
  )
}

export default function TopicRoute({ loaderData: { topic, related, pins } }: Route.ComponentProps) {
  return <TopicScreen key={topic.id} topic={topic} related={related} pins={unpackPins(pins)} />
}
