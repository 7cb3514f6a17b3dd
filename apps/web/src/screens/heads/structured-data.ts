import { type Board, type MemberCard, type OfferSummary, type Pin, ratingScale, type User } from '@pinfold/contract'
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
    image: pin.sensitivity?.is_veiled
      ? undefined
      : {
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
    image: pin.sensitivity?.is_veiled ? undefined : absolute(origin, pin.images.orig.url),
  }
  const score = rich?.aggregate_rating
  const rating: Thing | undefined = score
    ? {
        '@type': 'AggregateRating',
        ratingValue: score.rating,
        bestRating: ratingScale.best,
        worstRating: ratingScale.worst,
        reviewCount: score.review_count,
      }
    : undefined
  const things = [posting(origin, pin)]
  if (rich?.article) {
    const { headline, author, authors = author ? [author] : [], published_at: published } = rich.article
    const writers = authors.map((each): Thing => ({ '@type': 'Person', name: each }))
    things.push({
      '@type': 'Article',
      ...about,
      headline: headline ?? name,
      author: writers.length > 1 ? writers : writers[0],
      datePublished: published,
      publisher: rich.site_name ? { '@type': 'Organization', name: rich.site_name } : undefined,
      url: pin.link ?? undefined,
    })
  }
  if (rich?.recipe) {
    const { ingredients, servings, diets: suited = [] } = rich.recipe
    things.push({
      '@type': 'Recipe',
      ...about,
      recipeIngredient: ingredients,
      recipeYield: servings,
      prepTime: period(rich.recipe.prepare_minutes),
      cookTime: period(rich.recipe.cook_minutes),
      totalTime: period(rich.recipe.total_minutes),
      suitableForDiet: suited.flatMap(dietAddress),
      aggregateRating: rating,
    })
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

/** As ISO 8601 writes how long something takes. */
const period = (minutes: number | undefined) => (minutes === undefined ? undefined : `PT${minutes}M`)

const diets = 'Diabetic GlutenFree Halal Hindu Kosher LowCalorie LowFat LowLactose LowSalt Vegan Vegetarian'.split(' ')

/** `gluten free` is `GlutenFreeDiet` there; diets that it does not know are left out. */
const dietAddress = (diet: string) =>
  diets
    .filter((each) => each.toLowerCase() === diet.toLowerCase().replaceAll(/[ _-]/g, ''))
    .map((each) => schema(`${each}Diet`))

const availabilities = { in_stock: 'InStock', out_of_stock: 'OutOfStock', preorder: 'PreOrder' } as const
const conditions = { new: 'NewCondition', used: 'UsedCondition', refurbished: 'RefurbishedCondition' } as const

/** What is for sale: as the linked page says, else by the pin's own price. */
function productsOf(pin: Pin): { name: string; brand?: string | undefined; offer?: Thing | undefined }[] {
  const url = pin.link ?? undefined
  const listed = pin.rich_summary?.products ?? []
  if (listed.length === 0 && pin.price_value) {
    const { price_value: price, price_currency: currency, availability } = pin
    const offer = offerThing({ price, currency: currency ?? undefined, availability: availability ?? undefined }, url)
    return [{ name: pin.rich_summary?.display_name || pin.title, offer }]
  }
  return listed.map(({ name, brand, offer_summary: summary }) => ({
    name,
    brand,
    offer: summary && offerThing(summary, url),
  }))
}

/** What is undefined is not known. */
type Described = { readonly [K in keyof OfferSummary]?: OfferSummary[K] | undefined }

function offerThing(offer: Described, url: string | undefined): Thing {
  const { in_stock: isInStock, condition } = offer
  const known = isInStock === undefined ? undefined : isInStock ? 'InStock' : 'OutOfStock'
  const availability = offer.availability ? availabilities[offer.availability] : known
  return {
    '@type': 'Offer',
    price: offer.sale_price ?? offer.price,
    priceCurrency: offer.currency,
    availability: availability && schema(availability),
    itemCondition: condition && schema(conditions[condition]),
    url,
  }
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
