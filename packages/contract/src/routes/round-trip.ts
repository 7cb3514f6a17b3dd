import * as fc from 'fast-check'
import { expect } from 'vitest'
import { isReservedUsername, reservedBoardSlugs } from '../reserved-names.ts'
import type { Codec, Codecs } from './codec.ts'
import { matchRoute } from './match-route.ts'
import { routes, type RouteName } from './route-table.ts'

/** For the tests of this folder: values of every kind that an address can carry, in any script. */
function valuesOf(codec: Codec<unknown>): fc.Arbitrary<unknown> {
  const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  switch (codec.kind) {
    case 'word':
      return texts.filter((word) => codec.encode(word) !== null && !/\.(rss|atom)$|^id:/.test(word))
    case 'text':
      return texts
    case 'id':
      return fc.bigInt(0n, 2n ** 63n - 1n).map(String)
    case 'whole':
      return fc.nat({ max: 999_999_999 })
    case 'flag':
      return fc.boolean()
    case 'local path':
      return texts.map((text) => `/x/${encodeURIComponent(text)}?a=1&b=2`)
    case 'choice':
      return fc.constantFrom(...(codec.values ?? []))
    case 'list':
      return fc.array(valuesOf(codec.of ?? codec), { minLength: 1, maxLength: 4 })
  }
}

/** A route's builder without its types, for tests that go over many routes. */
export function buildAny(name: RouteName, params: object, query: object): string {
  const { build } = routes[name] as unknown as { build: (params: object, query: object) => string }
  return build(params, query)
}

const recordOf = (codecs: Codecs, required: boolean) =>
  fc.record(
    Object.fromEntries(Object.entries(codecs).map(([name, codec]) => [name, valuesOf(codec)])),
    required ? {} : { requiredKeys: [] },
  )

const isFree = ({ username, slug }: Record<string, unknown>) =>
  !(typeof username === 'string' && isReservedUsername(username)) &&
  !(typeof slug === 'string' && reservedBoardSlugs.has(slug))

/**
 * Whatever the route builds, it reads back: as a path, as a URL, with the other trailing slash; and the whole table
 * finds the route again.
 */
export function checkRoundTrip(name: RouteName): void {
  const route = routes[name]
  const params = recordOf(route.paramCodecs, true).filter(isFree)
  fc.assert(
    fc.property(params, recordOf(route.queryCodecs, false), (given, asked) => {
      const path = buildAny(name, given, asked)
      expect(path).toMatch(/^\/[\x21-\x7e]*$/)
      const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
      const toggled = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`
      for (const address of [path, `https://pins.example:8080${path}`, toggled === '' ? path : toggled + rest]) {
        expect(route.parse(address)).toEqual({ params: given, query: asked })
        expect(matchRoute(address)).toEqual({ name, params: given, query: asked })
      }
      expect(new URL(path, 'https://pins.example').href).toBe(`https://pins.example${path}`)
    }),
    { numRuns: 30 },
  )
}
