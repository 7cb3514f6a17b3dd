import type { Pin } from '@pinfold/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { denseShape } from '../../../ui/masonry/dense-shape.ts'
import { anyPins } from './any-pins.ts'
import { cardsHtml } from './cards-html.tsx'
import type { CardLine } from './card-line.ts'
import { PinWall } from './pin-wall.tsx'
import { ReadyCards } from './ready-cards.ts'

interface Look {
  readonly showsPinner: boolean
  readonly isBelowFold: boolean
  readonly isBare: boolean
  readonly isGrowing: boolean
  readonly hasLine: boolean
}

const line: CardLine = {
  has: ({ pin_metrics: metrics }) => (metrics?.saves ?? 0) > 0,
  draw: ({ pin_metrics: metrics }, locale) => [
    createElement('b', { key: 'saves', 'aria-label': `"${metrics?.saves}" <saves> in ${locale}` }, `${metrics?.saves}`),
    createElement('i', { key: 'tried', title: 'tried & seen' }, '<2>'),
  ],
}

const look = fc.record({
  showsPinner: fc.boolean(),
  isBelowFold: fc.boolean(),
  isBare: fc.boolean(),
  isGrowing: fc.boolean(),
  hasLine: fc.boolean(),
})

/** The page of a wall; without what React tells of its pictures in the head. */
async function pageOf(
  shown: readonly Pin[],
  { isBare, isGrowing, hasLine, ...rest }: Look,
  isReady: boolean,
): Promise<string> {
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
    ...(hasLine && { line }),
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
    fc.asyncProperty(anyPins, look, async (shown, how) => {
      expect(await pageOf(shown, how, true)).toBe(await pageOf(shown, how, false))
    }),
    { numRuns: 60 },
  )
})

test('a wall of the server is a wall of cards', async () => {
  const [shown = []] = fc.sample(
    anyPins.filter((all) => all.length > 3),
    1,
  )
  const how = { showsPinner: true, isBelowFold: false, isBare: false, isGrowing: true, hasLine: false }
  expect((await pageOf(shown, how, true)).split('<article ')).toHaveLength(Math.min(shown.length, 30) + 1)
})

test('BC-13 the image of an advertisement is marked ad_img, and no other', async () => {
  const [[some] = []] = fc.sample(
    anyPins.filter((all) => all.length > 0),
    1,
  )
  if (!some) throw new Error('no pin was drawn')
  const how = { showsPinner: false, isBelowFold: false, isBare: false, isGrowing: false, hasLine: false }
  for (const isReady of [true, false]) {
    const html = await pageOf(
      [true, false].map((isAd, index) => ({ ...some, id: `${index}`, is_promoted: isAd })),
      how,
      isReady,
    )
    expect(
      [...html.matchAll(/<img class="[^"]*picture[^>]*>/g)].map(([image]) => image.includes('data-image="ad_img"')),
    ).toEqual([true, false])
  }
})
