import type { Board, MemberCard, Pin, User } from '@pinfold/contract'
import { links } from '../../api/links.ts'

/** A thing as schema.org describes it. What is undefined is left out when it is written. */
export interface Thing {
  readonly '@type': string
  readonly [property: string]: Value
}
type Value = string | number | undefined | Thing | readonly (string | Thing)[]

const schema = (name: string) => `https://schema.org/${name}`
const isoDate = (wireDate: string) => new Date(wireDate).toISOString()
/** Search engines leave a page with a reason alone; nothing of it may stand on another page either. */
export const isIndexable = (thing: { seo_noindex_reason?: string | null | undefined }) => !thing.seo_noindex_reason

const person = (origin: string, member: MemberCard): Thing => ({
  '@type': 'Person',
  name: member.full_name,
  alternateName: member.username,
  url: `${origin}${links.profile(member.username)}`,
  image: absolute(origin, member.image_medium_url),
})

const absolute = (origin: string, url: string | null) => (url === null ? undefined : new URL(url, `${origin}/`).href)

const tally = (kind: string, times: number): Thing => ({
  '@type': 'InteractionCounter',
  interactionType: schema(kind),
  userInteractionCount: times,
})

/** The picture as it was saved, and what the saver says of it. */
function posting(origin: string, pin: Pin): Thing {
  const { orig } = pin.images
  return {
    '@type': 'SocialMediaPosting',
    url: `${origin}${links.pin(pin.id)}`,
    headline: pin.title || undefined,
    articleBody: pin.description || undefined,
    datePublished: isoDate(pin.created_at),
    author: person(origin, pin.pinner),
    image: {
      '@type': 'ImageObject',
      contentUrl: absolute(origin, orig.url),
      thumbnailUrl: absolute(origin, pin.images['236x'].url),
      width: orig.width,
      height: orig.height,
      caption: pin.alt_text || undefined,
    },
    video: filmOf(origin, pin),
    sharedContent: pin.link ? { '@type': 'WebPage', url: pin.link } : undefined,
    isPartOf: pin.board
      ? { '@type': 'CollectionPage', name: pin.board.name, url: `${origin}${links.board(pin.board)}` }
      : undefined,
    interactionStatistic: [tally('BookmarkAction', pin.repin_count), tally('CommentAction', pin.comment_count)],
  }
}

/** The video as its one file, which whoever reads this can load. */
function filmOf(origin: string, pin: Pin): Thing | undefined {
  const video = pin.videos?.video_list['V_720P']
  if (!video) return undefined
  return {
    '@type': 'VideoObject',
    name: pin.title || undefined,
    description: pin.description || undefined,
    uploadDate: isoDate(pin.created_at),
    duration: `PT${video.duration / 1000}S`,
    contentUrl: absolute(origin, video.url),
    thumbnailUrl: absolute(origin, video.thumbnail),
    width: video.width,
    height: video.height,
  }
}

/** NU-08: the pin itself, and the article, recipe or products that the page it links to tells of. */
export function pinThings(origin: string, pin: Pin): readonly Thing[] {
  const rich = pin.rich_summary
  const name = rich?.display_name || pin.title
  const about = {
    name,
    description: rich?.display_description || undefined,
    image: absolute(origin, pin.images.orig.url),
  }
  const score = rich?.aggregate_rating
  const rating: Thing | undefined = score
    ? { '@type': 'AggregateRating', ratingValue: score.rating, reviewCount: score.review_count }
    : undefined
  const things = [posting(origin, pin)]
  if (rich?.article) {
    const { author, published_at: published } = rich.article
    things.push({
      '@type': 'Article',
      ...about,
      headline: name,
      author: author ? { '@type': 'Person', name: author } : undefined,
      datePublished: published,
      url: pin.link ?? undefined,
    })
  }
  if (rich?.recipe) {
    const { ingredients, servings } = rich.recipe
    things.push({ '@type': 'Recipe', ...about, recipeIngredient: ingredients, recipeYield: servings })
  }
  for (const { name: productName, brand, offer } of productsOf(pin)) {
    things.push({
      '@type': 'Product',
      ...about,
      name: productName,
      brand: brand ? { '@type': 'Brand', name: brand } : undefined,
      offers: offer,
      aggregateRating: rating,
    })
  }
  return things
}

/** What is for sale: as the linked page says, else by the pin's own price. */
function productsOf(pin: Pin): { name: string; brand?: string | undefined; offer?: Thing | undefined }[] {
  const url = pin.link ?? undefined
  const listed = pin.rich_summary?.products ?? []
  if (listed.length === 0 && pin.price_value) {
    const offer = { '@type': 'Offer', price: pin.price_value, priceCurrency: pin.price_currency ?? undefined, url }
    return [{ name: pin.rich_summary?.display_name || pin.title, offer }]
  }
  return listed.map(({ name, brand, offer_summary: summary }) => ({
    name,
    brand,
    offer: summary && {
      '@type': 'Offer',
      price: summary.price,
      priceCurrency: summary.currency,
      availability: summary.in_stock === undefined ? undefined : schema(summary.in_stock ? 'InStock' : 'OutOfStock'),
      url,
    },
  }))
}

interface Step {
  readonly name: string
  readonly path: string
}

/** A board or section with the pins at its top, and the way to it. */
export function boardThings(
  origin: string,
  board: Board,
  pins: readonly Pin[],
  place: Step & { readonly description: string | undefined },
): readonly Thing[] {
  const way: Step[] = [
    { name: board.owner.full_name, path: links.profile(board.owner.username) },
    { name: board.name, path: links.board(board) },
  ]
  if (place.path !== links.board(board)) way.push(place)
  return [
    {
      '@type': 'CollectionPage',
      name: place.name,
      description: place.description,
      url: `${origin}${place.path}`,
      author: person(origin, board.owner),
      mainEntity: list(
        'ItemList',
        pins.filter(isIndexable).map((pin) => ({ url: `${origin}${links.pin(pin.id)}`, name: pin.title || undefined })),
      ),
    },
    list(
      'BreadcrumbList',
      way.map(({ name, path }) => ({ name, item: `${origin}${path}` })),
    ),
  ]
}

const list = (type: 'ItemList' | 'BreadcrumbList', items: readonly Readonly<Record<string, Value>>[]): Thing => ({
  '@type': type,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
})

/** BC-06 */
export const PROFILE_DATA_PINS = 12

/** VR-19: the member with the first pins that search engines may show. */
export function profileThings(origin: string, user: User, pins: readonly Pin[]): readonly Thing[] {
  return [
    {
      '@type': 'ProfilePage',
      url: `${origin}${links.profile(user.username)}`,
      mainEntity: {
        ...person(origin, user),
        description: user.about || undefined,
        sameAs: user.website_url ?? undefined,
        interactionStatistic: [tally('FollowAction', user.follower_count)],
      },
      hasPart: pins
        .filter(isIndexable)
        .slice(0, PROFILE_DATA_PINS)
        .map((pin) => posting(origin, pin)),
    },
  ]
}
