import { describe, expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'
import { boardRoutes, profileRoutes } from './profile-routes.ts'
import { redirectTarget, routes, type RouteName } from './route-table.ts'
import { checkRoundTrip } from './round-trip.ts'

const ana = { username: 'ana' }

describe('PR-01 every profile sub-route round-trips', () => {
  test.each(Object.keys({ ...profileRoutes, ...boardRoutes }) as RouteName[])('%s', checkRoundTrip)
})

test('PR-01 the profile and its sub-routes are where they are promised', () => {
  const promised = `/ana /ana/_saved /ana/_created /ana/tried /ana/_followers /ana/_following /ana/_boards /ana/_pins
    /ana/_profile /ana/_profile/_created /ana/_profile/_saved /ana/_self-profile /ana/_self-profile/boards
    /ana/_self-profile/pins /ana/story_pins /ana/video_pins /ana/topics /ana/_shopping_list/ /ana/preview-profile/
    /ana/preview-profile/_created /ana/preview-profile/_saved`.split(/\s+/)
  const names = promised.map((path) => matchRoute(path)?.name)
  expect(new Set(names).size).toBe(promised.length)
  for (const name of names) expect(Object.keys(profileRoutes)).toContain(name)
  expect(promised.map((path) => matchRoute(path)?.params)).toEqual(promised.map(() => ana))
})

test('PR-01 the preview variants redirect to the public profile, queries kept', () => {
  expect(redirectTarget('/ana/preview-profile/')).toBe('/ana/_profile/')
  expect(redirectTarget('/ana/preview-profile/_created?a=1&b=%20')).toBe('/ana/_profile/_created?a=1&b=+')
  expect(redirectTarget('/jos%C3%A9/preview-profile/_saved/')).toBe('/jos%C3%A9/_profile/_saved')
  expect(redirectTarget('/ana/_profile/')).toBeNull()
})

test.each([
  ['profileAbout', '/ana/profile-about/'],
  ['publicProfile', '/ana/_profile/'],
  ['allPins', '/ana/pins/'],
  ['profileFollowers', '/ana/_followers'],
  ['profileFollowing', '/ana/_following'],
  ['reportProfile', '/ana/report/'],
] as const)('%s is built as %s', (name, path) => {
  expect(profileRoutes[name].build(ana)).toBe(path)
  expect(matchRoute(path)).toEqual({ name, params: ana, query: {} })
})

test('CR-13 a board and its sections are below their member', () => {
  const board = { ...ana, slug: 'balcony-garden' }
  expect(routes.board.build(board)).toBe('/ana/balcony-garden/')
  expect(routes.section.build({ ...board, sectionSlug: 'herbs' })).toBe('/ana/balcony-garden/herbs/')
  expect(routes.sectionById.build({ ...board, sectionId: '7' })).toBe('/ana/balcony-garden/id:7')
  expect(matchRoute('/ana/balcony-garden/id:7/')?.name).toBe('sectionById')
  expect(matchRoute('/ana/balcony-garden/id%3A7')?.name).toBe('sectionById')
  expect(matchRoute('/ana/balcony-garden.rss')).toEqual({ name: 'boardFeed', params: board, query: {} })
  expect(matchRoute('/ana/feed.rss')?.name).toBe('profileFeed')
})

test('PR-01 letters of any script survive, encoded once', () => {
  const board = { username: 'ana', slug: 'ベランダ-über' }
  const path = routes.board.build(board)
  expect(path).toBe('/ana/%E3%83%99%E3%83%A9%E3%83%B3%E3%83%80-%C3%BCber/')
  expect(routes.board.parse(path)?.params).toEqual(board)
  expect(routes.board.parse('/ana/ベランダ-über/')?.params).toEqual(board)
  expect(routes.board.parse('/ana/%E3%83/')).toBeNull()
})

test('PR-01 what is no path matches nothing', () => {
  for (const address of ['', 'ana', '//evil.example/ana', '/ana//', '/ana/./', 'javascript:alert(1)', '/a/b/c/d/e'])
    expect([address, matchRoute(address)]).toEqual([address, null])
  expect(() => routes.profile.build({ username: '' })).toThrow(RangeError)
  expect(() => routes.profile.build({ username: '..' })).toThrow(RangeError)
})
