import { type Pin, pictureUrl, renditions, sizeOfRendition } from '@pinfold/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { denseShape } from '../../../ui/masonry/dense-shape.ts'
import { cardsHtml } from './cards-html.tsx'
import { PinWall } from './pin-wall.tsx'
import { ReadyCards } from './ready-cards.ts'

interface Look {
  readonly showsPinner: boolean
  readonly isBelowFold: boolean
  readonly isBare: boolean
  readonly isGrowing: boolean
}

const text = fc.oneof(
  fc.constantFrom('', ' ', `<b>"Tom's" & more</b>`, 'a title of more than one line on every screen', '写真'),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)
const side = fc.integer({ min: 1, max: 4000 })
const signature = fc.stringMatching(/^[0-9a-f]{32}$/)
const images = fc.record({ signature, width: side, height: side }).map(
  ({ signature: name, width, height }) =>
    Object.fromEntries(
      renditions.map((key, index) => {
        const url = pictureUrl('https://pictures.example', sizeOfRendition(key), name, 'jpg')
        // Small originals have the same width under several names.
        return [key, { url, width: key === 'orig' ? width : Math.min(width, 136 + index * 100), height }]
      }),
    ) as Pin['images'],
)
const pinner = fc.record({
  id: fc.constant('7'),
  username: fc.stringMatching(/^[a-z][a-z0-9_]{2,20}$/),
  full_name: text,
  image_small_url: fc.constantFrom(null, 'https://pictures.example/a.jpg?b=1&c=2'),
})
const pin = fc.record({
  images,
  pinner,
  title: text,
  grid_title: text,
  alt_text: fc.option(text),
  dominant_color: fc.constantFrom(null, '#78b888'),
  placeholder: fc.constantFrom(null, 'data:image/webp;base64,UklGRkwAAABXRUJQ+/=='),
  privacy: fc.constantFrom('public', 'secret'),
  story_pin_data: fc.constantFrom(null, { page_count: 1 }, { page_count: 3 }),
  videos: fc.constantFrom(undefined, { video_list: { V: { duration: 65_000 } } }),
  price_value: fc.constantFrom(null, '12.50'),
  price_currency: fc.constantFrom(null, 'EUR'),
})
const pins = fc
  .array(pin, { maxLength: 35 })
  .map((all) => all.map((each, index) => ({ ...each, id: `10${index}` })) as unknown as Pin[])
const look = fc.record({
  showsPinner: fc.boolean(),
  isBelowFold: fc.boolean(),
  isBare: fc.boolean(),
  isGrowing: fc.boolean(),
})

/** The page of a wall; without what React tells of its pictures in the head. */
async function pageOf(shown: readonly Pin[], { isBare, isGrowing, ...rest }: Look, isReady: boolean): Promise<string> {
  const more = {
    hasMore: isGrowing,
    loadMore: () => undefined,
    isLoadingMore: false,
    hasFailed: false,
    retry: () => undefined,
  }
  const wall = createElement(PinWall, {
    pins: shown,
    label: 'Pins',
    more,
    ...rest,
    ...(isBare && { shape: denseShape }),
  })
  const routes = [{ id: 'root', path: '*', loader: () => ({ locale: 'de-DE' }), Component: () => wall }]
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request('http://here/somewhere'))
  if (context instanceof Response) throw new Error('the page went elsewhere')
  const page = renderToString(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(
        ReadyCards,
        { value: isReady ? cardsHtml : null },
        createElement(StaticRouterProvider, {
          router: createStaticRouter(dataRoutes, context),
          context,
          hydrate: false,
        }),
      ),
    ),
  )
  return page.replaceAll(/<link rel="preload"[^>]*>/g, '')
}

test('the server writes cards as the browser renders them', async () => {
  await fc.assert(
    fc.asyncProperty(pins, look, async (shown, how) => {
      expect(await pageOf(shown, how, true)).toBe(await pageOf(shown, how, false))
    }),
    { numRuns: 60 },
  )
})

test('a wall of the server is a wall of cards', async () => {
  const [shown = []] = fc.sample(
    pins.filter((all) => all.length > 3),
    1,
  )
  const how = { showsPinner: true, isBelowFold: false, isBare: false, isGrowing: true }
  expect((await pageOf(shown, how, true)).split('<article ')).toHaveLength(Math.min(shown.length, 30) + 1)
})
