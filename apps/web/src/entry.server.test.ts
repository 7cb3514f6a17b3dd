import { boardFeedResource, boardResource, boardSectionsResource } from '@pinfold/contract'
import fc from 'fast-check'
import type { FC } from 'react'
import {
  createRequestHandler as createRouterHandler,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
} from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { anyBoard, anyLook, type GivenBoard, type Look } from './screens/board/any-boards.ts'
import { recordOf } from './entities/pin/card/any-pins.ts'
import * as entry from './entry.server.tsx'
import * as root from './root.tsx'
import * as boardRoute from './screens/board/board.tsx'

// Pages as they are built.
beforeAll(() => {
  vi.stubEnv('DEV', false)
  return () => vi.unstubAllEnvs()
})

const origin = 'https://pins.example'

const boards = anyLook.chain((how) =>
  recordOf({ how: fc.constant(how), given: fc.array(anyBoard(how), { minLength: 3, maxLength: 5 }) }),
)

const viewer = { isAuth: false, id: null, username: null, viewerType: 'visitor', experiments: {} }

/** What the server gives to the pages; its calls answer what is given. */
const contextOf = ({ board, pins, sections, bookmark }: GivenBoard, { locale, theme }: Look, nonce: string) =>
  entry.makePageContext({
    viewer,
    actor: viewer,
    acting: null,
    theme,
    locale,
    publicUrl: origin,
    hasVisualSearch: false,
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
  const place = { imports: [], css: [], hasLoader: true, hasErrorBoundary: false, hasDefaultExport: true }
  const routeOf = (id: string, path: string, parentId?: string) => ({
    ...place,
    id,
    path,
    parentId,
    module: `/assets/${id}.js`,
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
  given: GivenBoard,
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
