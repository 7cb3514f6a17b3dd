import {
  type Board,
  boardFeedResource,
  boardResource,
  boardSectionsResource,
  memberRoutes,
  type Pin,
  type Section,
} from '@pinfold/contract'
import fc from 'fast-check'
import type { FC } from 'react'
import {
  createRequestHandler as createRouterHandler,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
} from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { anyImages, anyMember, anyPins, anyText, recordOf } from './entities/pin/card/any-pins.ts'
import * as entry from './entry.server.tsx'
import * as root from './root.tsx'
import * as boardRoute from './screens/board/board.tsx'

// Pages as they are built.
beforeAll(() => {
  vi.stubEnv('DEV', false)
  return () => vi.unstubAllEnvs()
})

const origin = 'https://pins.example'

/** How pages look; those that look alike have one template. */
const look = recordOf({
  locale: fc.constantFrom('en-US', 'de-DE', 'ar-EG'),
  theme: fc.constantFrom('system', 'dark'),
  isDescribed: fc.boolean(),
  isGrowing: fc.boolean(),
  hasSections: fc.boolean(),
  pins: fc.constantFrom('none', 'one', 'many'),
  privacy: fc.constantFrom('public', 'protected'),
  isSensitive: fc.boolean(),
  ending: fc.constantFrom('', '/'),
})
type Look = typeof look extends fc.Arbitrary<infer L> ? L : never

const some = (kind: string, all: readonly Pin[], spare: Pin): readonly Pin[] =>
  kind === 'none' ? [] : kind === 'one' ? [all[0] ?? spare] : all.length > 1 ? all : [spare, { ...spare, id: '99' }]

const count = fc.oneof(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 3_000_000 }))
const section = recordOf({
  id: fc.stringMatching(/^[1-9]\d{5,17}$/),
  type: fc.constant('board_section'),
  slug: fc.stringMatching(/^[a-zé写-]{1,9}$/),
  title: anyText,
  pin_count: fc.nat(),
  preview_pins: fc.array(
    recordOf({ id: fc.constant('8'), images: anyImages, image_signature: fc.constant('0a1b2c') }),
    {
      maxLength: 4,
    },
  ),
})
const aPin = anyPins.filter((all) => all.length > 0).map(([first]) => first as Pin)

const slug = fc.stringMatching(/^[a-zé写-]{2,12}$/)

const boardOf = (how: Look) =>
  recordOf({
    slug,
    owner: anyMember,
    name: anyText,
    description: anyText.filter((text) => text !== ''),
    counts: fc.tuple(count, count, fc.oneof(fc.constant(0), count)),
    people: fc.array(anyMember, { maxLength: 8 }),
    pins: anyPins,
    spare: aPin,
    sections: fc.array(section, { minLength: 1, maxLength: 5 }),
    category: fc.option(fc.constantFrom('travel', 'food_drink')),
    cover: fc.constantFrom({}, { '222x': { url: '/media/a.jpg?b=1&c=2', width: 222, height: 150 } }),
    seo: fc.option(anyText),
    bookmark: fc.base64String({ minLength: 8, maxLength: 40 }),
  }).map(({ slug: place, counts, pins, spare, sections, bookmark, ...given }) => {
    const url = memberRoutes.board.build({ username: given.owner.username, slug: place })
    const board = {
      id: '18461978',
      type: 'board',
      name: given.name,
      url,
      owner: given.owner,
      description: how.isDescribed ? given.description : '',
      pin_count: counts[0],
      section_count: how.hasSections ? counts[1] : 0,
      follower_count: counts[2],
      collaborating_users: given.people,
      category: given.category,
      cover_images: given.cover,
      seo_title: given.seo,
      seo_description: given.seo,
      privacy: how.privacy,
      sensitivity_screen: how.isSensitive ? { title: 'Take care' } : null,
      viewer_can: { follow: true },
    } as unknown as Board
    return {
      board,
      path: how.ending === '/' ? url : url.slice(0, -1),
      pins: some(how.pins, pins, spare),
      sections: how.hasSections ? (sections as unknown as Section[]) : [],
      bookmark: how.isGrowing ? bookmark : undefined,
    }
  })
type Given = ReturnType<typeof boardOf> extends fc.Arbitrary<infer G> ? G : never

const boards = look.chain((how) =>
  recordOf({ how: fc.constant(how), given: fc.array(boardOf(how), { minLength: 3, maxLength: 5 }) }),
)

const viewer = { isAuth: false, id: null, username: null, viewerType: 'visitor', experiments: {} }

/** What the server gives to the pages; its calls answer what is given. */
const contextOf = ({ board, pins, sections, bookmark }: Given, { locale, theme }: Look, nonce: string) =>
  entry.makePageContext({
    viewer,
    actor: viewer,
    acting: null,
    theme,
    locale,
    publicUrl: origin,
    nonce,
    isWhole: true,
    call: async (endpoint: unknown) =>
      endpoint === boardResource.get
        ? { data: board }
        : endpoint === boardSectionsResource.get
          ? { data: sections }
          : endpoint === boardFeedResource.get
            ? { data: pins, ...(bookmark !== undefined && { bookmark }) }
            : null,
  } as unknown as Parameters<typeof entry.makePageContext>[0])

/** As the bundler puts it together, with a count of what React has rendered. */
function buildOf(onRender: () => void): ServerBuild {
  const place = { imports: [], css: [], hasAction: false, hasErrorBoundary: false, hasDefaultExport: true }
  const routeOf = (id: string, path: string, parentId?: string) => ({
    ...{ ...place, id, path, parentId, hasLoader: true, module: `/assets/${id}.js` },
    ...{ hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
  })
  const handle: typeof entry.default = (...args) => {
    onRender()
    return entry.default(...args)
  }
  return {
    entry: { module: { ...entry, default: handle } },
    routes: {
      root: { id: 'root', path: '', module: root },
      'screens/board/board': {
        id: 'screens/board/board',
        parentId: 'root',
        path: ':username/:slug',
        module: { ...boardRoute, default: withComponentProps(boardRoute.default as FC) },
      },
    },
    assets: {
      entry: { imports: ['/assets/more.js'], module: '/assets/entry.js' },
      routes: {
        root: routeOf('root', ''),
        'screens/board/board': routeOf('screens/board/board', ':username/:slug', 'root'),
      },
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild
}

let rendered = 0
const build = buildOf(() => (rendered += 1))

async function textOf(
  handler: ReturnType<typeof entry.createRequestHandler>,
  given: Given,
  how: Look,
): Promise<string> {
  const response = await handler(new Request(`${origin}${given.path}`), contextOf(given, how, 'bm9uY2U+/w=='))
  if ('html' in response) return response.html
  expect([response.status, [...response.headers]]).toEqual([200, [['content-type', 'text/html; charset=utf-8']]])
  return response.text()
}

test('boards from templates are letter by letter what React renders', async () => {
  await fc.assert(
    fc.asyncProperty(boards, async ({ how, given }) => {
      const [plain, ready] = [createRouterHandler(build, 'production'), entry.createRequestHandler(build, 'production')]
      for (const [index, each] of given.entries()) {
        const expected = await textOf(plain, each, how)
        expect(expected.includes('application/ld+json')).toBe(how.privacy === 'public')
        rendered = 0
        expect(await textOf(ready, each, how)).toBe(expected)
        // The second of its shape makes the template, with a page of other values.
        expect(rendered).toBe(index === 0 || how.isSensitive ? 1 : index === 1 ? 2 : 0)
      }
    }),
    { numRuns: 60 },
  )
}, 120_000)
