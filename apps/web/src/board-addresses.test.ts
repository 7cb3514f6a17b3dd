import type { RouteConfigEntry } from '@react-router/dev/routes'
import fc from 'fast-check'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import routes from './routes.ts'
import { boardAddresses } from './screens/templates/board-addresses.ts'

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, '')

const objectOf = (entry: RouteConfigEntry): RouteObject => ({
  id: idOf(entry),
  path: entry.path ?? '',
  ...(entry.children && { children: entry.children.map(objectOf) }),
})
const objects = routes.map(objectOf)

/** The table as builds have it. */
const listOf = (
  entries: readonly RouteConfigEntry[],
  parentId: string,
): { id: string; parentId: string; path: string }[] =>
  entries.flatMap((entry) => [
    { id: idOf(entry), parentId, path: entry.path ?? '' },
    ...listOf(entry.children ?? [], idOf(entry)),
  ])
const built = [{ id: 'root', path: '' }, ...listOf(routes, 'root')]
const addresses = boardAddresses(
  Object.fromEntries(built.map((route) => [route.id, route])) as unknown as ServerBuild['routes'],
)

const parse = (path: string) => addresses.parse(new URL(path, 'https://pins.example'))

const words = [...new Set(built.flatMap(({ path }) => path.split('/')))].filter((word) => /^\w/.test(word))
const word = fc.oneof(
  fc.constantFrom(...words, ...words.map((each) => each.toUpperCase())),
  fc.stringMatching(/^[a-z0-9_.~-]{1,8}$/),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).map(encodeURIComponent),
)

test('whatever is taken for the address of a board is one to the router, of the same board', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '/'), (pieces, end) => {
      const { pathname } = new URL(`/${pieces.join('/')}${end}`, 'https://pins.example')
      const params = parse(pathname)
      if (params === null) return
      const match = matchRoutes(objects, pathname)?.at(-1)
      expect([match?.route.id, match?.params]).toEqual(['screens/board/board', params])
    }),
    { numRuns: 2000 },
  )
})

test('boards are found by their addresses; words of routes, queries and data are left to the router', () => {
  expect(parse('/ana/red-shoes/')).toEqual({ username: 'ana', slug: 'red-shoes' })
  expect(parse('/ana/%E5%86%99%C3%A9')).toEqual({ username: 'ana', slug: '写é' })
  const others = ['/ana/_saved/', '/Settings/shoes/', '/pin/12/', '/ana/shoes/?sort=newest', '/ana/shoes.data', '/ana/']
  for (const other of others) expect(parse(other)).toBeNull()
})
