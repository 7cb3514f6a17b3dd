import type { Board, MemberCard, Pin, RenditionImages, User } from '@pinfold/contract'
import { renditions } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { boardThings, pinThings, profileThings } from './structured-data.ts'

const origin = 'https://pins.example.org'
const ana: MemberCard = {
  id: '1',
  type: 'user',
  node_id: 'x',
  username: 'ana',
  full_name: 'Ana Lima',
  image_small_url: null,
  image_medium_url: '/136x136/ab/cd/ef/a.jpg',
  is_private_profile: false,
  explicitly_followed_by_me: false,
}
const images = Object.fromEntries(
  renditions.map((size) => [size, { url: `/${size}/ab/cd/ef/x.jpg`, width: 800, height: 1200 }]),
) as RenditionImages
/** As far as machines are told of it. */
const pin = {
  id: '12',
  type: 'pin',
  node_id: 'x',
  images,
  image_signature: 'x',
  dominant_color: null,
  placeholder: null,
  title: 'Oak table',
  grid_title: 'Oak table',
  description: 'Six seats',
  alt_text: 'A table',
  link: 'https://wood.example/table',
  domain: 'wood.example',
  created_at: 'Thu, 01 Oct 2026 12:00:00 +0000',
  repin_count: 7,
  comment_count: 2,
  reaction_counts: {},
  aggregated_pin_data: { id: '30', aggregated_stats: { saves: 7, done: 0 } },
  is_video: false,
  is_animated: false,
  pinner: ana,
  board: { id: '5', type: 'board', node_id: 'x', name: 'Rooms', url: '/ana/rooms/', privacy: 'public' },
  section: null,
  privacy: 'public',
  is_promoted: false,
  seo_noindex_reason: null,
} as Pin
const rich = { display_name: 'Oak table', display_description: 'Made to last', site_name: 'Wood' }

/** As it is written into the page, found by its type. */
const thing = (things: readonly object[], type: string) =>
  (JSON.parse(JSON.stringify(things)) as { '@type': string }[]).find((each) => each['@type'] === type)

test('NU-08 a pin is a posting of a picture by a person, with absolute addresses', () => {
  const things = pinThings(origin, pin)
  expect(things).toHaveLength(1)
  expect(thing(things, 'SocialMediaPosting')).toEqual({
    '@type': 'SocialMediaPosting',
    url: 'https://pins.example.org/pin/12/',
    headline: 'Oak table',
    articleBody: 'Six seats',
    datePublished: '2026-10-01T12:00:00.000Z',
    author: {
      '@type': 'Person',
      name: 'Ana Lima',
      alternateName: 'ana',
      url: 'https://pins.example.org/ana',
      image: 'https://pins.example.org/136x136/ab/cd/ef/a.jpg',
    },
    image: {
      '@type': 'ImageObject',
      contentUrl: 'https://pins.example.org/orig/ab/cd/ef/x.jpg',
      thumbnailUrl: 'https://pins.example.org/236x/ab/cd/ef/x.jpg',
      width: 800,
      height: 1200,
      caption: 'A table',
    },
    sharedContent: { '@type': 'WebPage', url: 'https://wood.example/table' },
    isPartOf: { '@type': 'CollectionPage', name: 'Rooms', url: 'https://pins.example.org/ana/rooms/' },
    interactionStatistic: [
      { '@type': 'InteractionCounter', interactionType: 'https://schema.org/BookmarkAction', userInteractionCount: 7 },
      { '@type': 'InteractionCounter', interactionType: 'https://schema.org/CommentAction', userInteractionCount: 2 },
    ],
  })
})

test('a video is told of with its one file and its length', () => {
  const shared = { width: 1280, height: 720, duration: 61_500, thumbnail: '/736x/ab/cd/ef/x.jpg' }
  const video_list = { V_HLSV4: { ...shared, url: '/v/master.m3u8' }, V_720P: { ...shared, url: '/v.mp4' } }
  const [told] = pinThings(origin, { ...pin, is_video: true, videos: { video_list } })
  expect(told?.['video']).toMatchObject({
    '@type': 'VideoObject',
    name: 'Oak table',
    duration: 'PT61.5S',
    contentUrl: 'https://pins.example.org/v.mp4',
    thumbnailUrl: 'https://pins.example.org/736x/ab/cd/ef/x.jpg',
  })
  expect(pinThings(origin, pin)[0]?.['video']).toBeUndefined()
})

test('NU-08 BC-09 products carry brand and offer, and say when they are out of stock', () => {
  const products = [
    { name: 'Table', brand: 'Wood & Co', offer_summary: { price: '120.00', currency: 'EUR', in_stock: false } },
    { name: 'Chair', offer_summary: { price: '40.00', currency: 'EUR', in_stock: true } },
  ]
  const things = pinThings(origin, {
    ...pin,
    rich_summary: { ...rich, products, aggregate_rating: { rating: 4.5, review_count: 8 } },
  })
  expect(things).toHaveLength(3)
  expect(thing(things, 'Product')).toMatchObject({
    name: 'Table',
    brand: { '@type': 'Brand', name: 'Wood & Co' },
    offers: {
      '@type': 'Offer',
      price: '120.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/OutOfStock',
      url: 'https://wood.example/table',
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, bestRating: 5, worstRating: 1, reviewCount: 8 },
  })
  expect(things[2]).toMatchObject({ name: 'Chair', offers: { availability: 'https://schema.org/InStock' } })
})

test("NU-08 a pin's own price is an offer where the linked page names no product", () => {
  const things = pinThings(origin, { ...pin, price_value: '12.50', price_currency: 'EUR' })
  expect(thing(things, 'Product')).toMatchObject({
    name: 'Oak table',
    offers: { price: '12.50', priceCurrency: 'EUR' },
  })
})

test('NU-08 articles and recipes are told where the linked page is one', () => {
  const article = { author: 'Eva Berg', published_at: '2026-09-01' }
  const recipe = { ingredients: ['flour', 'salt'], servings: '4' }
  const things = pinThings(origin, { ...pin, rich_summary: { ...rich, article, recipe } })
  expect(thing(things, 'Article')).toMatchObject({
    headline: 'Oak table',
    author: { '@type': 'Person', name: 'Eva Berg' },
    datePublished: '2026-09-01',
  })
  expect(thing(things, 'Recipe')).toMatchObject({
    name: 'Oak table',
    description: 'Made to last',
    recipeIngredient: ['flour', 'salt'],
    recipeYield: '4',
  })
})

test('NU-08 CN-04 machines read the price of now, its state, how long a dish takes and whom it suits', () => {
  const offer = { price: '54.00', sale_price: '39.00', currency: 'EUR', condition: 'used' } as const
  const recipe = { prepare_minutes: 15, total_minutes: 75, diets: ['gluten free', 'raw'] }
  const article = { headline: 'On oak', authors: ['Eva Berg', 'Tom Li'] }
  const products = [{ name: 'Table', offer_summary: { ...offer, availability: 'preorder' as const } }]
  const things = pinThings(origin, { ...pin, rich_summary: { ...rich, products, recipe, article } })
  expect(thing(things, 'Product')).toMatchObject({
    offers: {
      price: '39.00',
      availability: 'https://schema.org/PreOrder',
      itemCondition: 'https://schema.org/UsedCondition',
    },
  })
  expect(thing(things, 'Recipe')).toMatchObject({
    prepTime: 'PT15M',
    totalTime: 'PT75M',
    suitableForDiet: ['https://schema.org/GlutenFreeDiet'],
  })
  expect(thing(things, 'Article')).toMatchObject({
    headline: 'On oak',
    author: [{ name: 'Eva Berg' }, { name: 'Tom Li' }],
    publisher: { '@type': 'Organization', name: 'Wood' },
  })
})

test('VR-19 BC-06 a profile shows its first 12 pins that have no reason against it', () => {
  const user = { ...ana, about: 'Wood', website_url: 'https://ana.example', follower_count: 3 } as User
  const pins = Array.from({ length: 20 }, (_, index) => ({
    ...pin,
    id: String(index),
    seo_noindex_reason: index % 5 === 0 ? 'not_public' : null,
  }))
  const page = thing(profileThings(origin, user, pins), 'ProfilePage') as unknown as {
    mainEntity: object
    hasPart: { url: string }[]
  }
  expect(page.mainEntity).toMatchObject({
    '@type': 'Person',
    name: 'Ana Lima',
    url: 'https://pins.example.org/ana',
    sameAs: 'https://ana.example',
    interactionStatistic: [{ interactionType: 'https://schema.org/FollowAction', userInteractionCount: 3 }],
  })
  const shown = [1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14]
  expect(page.hasPart.map(({ url }) => url)).toEqual(shown.map((id) => `https://pins.example.org/pin/${id}/`))
})

test('NU-08 a board lists its pins that may be shown, and the way to it; a section is one step more', () => {
  const board = { id: '5', name: 'Rooms', url: '/ana/rooms/', owner: ana } as Board
  const hidden = { ...pin, id: '13', seo_noindex_reason: 'not_public' }
  const words = { description: 'All rooms' }
  const things = boardThings(origin, board, [pin, hidden], { name: 'Rooms', path: board.url, ...words })
  expect(thing(things, 'CollectionPage')).toMatchObject({
    name: 'Rooms',
    description: 'All rooms',
    author: { name: 'Ana Lima' },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: 'https://pins.example.org/pin/12/', name: 'Oak table' },
      ],
    },
  })
  expect(JSON.stringify(things)).not.toContain('/pin/13/')
  const toSection = boardThings(origin, board, [], { name: 'Kitchen', path: '/ana/rooms/kitchen/', ...words })
  expect(thing(toSection, 'BreadcrumbList')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Ana Lima', item: 'https://pins.example.org/ana' },
      { position: 2, name: 'Rooms', item: 'https://pins.example.org/ana/rooms/' },
      { position: 3, name: 'Kitchen', item: 'https://pins.example.org/ana/rooms/kitchen/' },
    ],
  })
})
