import type { Article, Pin, Topic } from '@pinfold/contract'
import { links } from '../../api/links.ts'
import { isIndexable, type Thing } from './structured-data.ts'

/** A topic's page, the pins at its top, and the way to it. */
export function topicThings(
  origin: string,
  { topic, above, description }: { topic: Topic; above: Topic | undefined; description: string },
  pins: readonly Pin[],
): readonly Thing[] {
  const way = [...(above ? [above] : []), topic]
  return [
    {
      '@type': 'CollectionPage',
      name: topic.name,
      description,
      url: `${origin}${links.topic(topic)}`,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: pins.filter(isIndexable).map((pin, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          url: `${origin}${links.pin(pin.id)}`,
          name: pin.title || undefined,
        })),
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: step.name,
        item: `${origin}${links.topic(step)}`,
      })),
    },
  ]
}

/** What editors wrote. */
export const articleThings = (origin: string, article: Article): readonly Thing[] => [
  {
    '@type': 'Article',
    headline: article.title,
    description: article.summary || undefined,
    url: `${origin}${article.url}`,
    datePublished: new Date(article.published_at).toISOString(),
    image: article.cover ? new URL(article.cover.images['736x'].url, `${origin}/`).href : undefined,
    publisher: { '@type': 'Organization', name: 'Pinfold', url: `${origin}/` },
  },
]
