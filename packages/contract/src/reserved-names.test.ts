import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import {
  isReservedUsername,
  reservedBoardSlugs,
  reservedUsernames,
  slugOf,
  usernameKey,
  usernamePattern,
} from './reserved-names.ts'
import { matchRoute } from './routes/match-route.ts'
import { routes } from './routes/route-table.ts'

test('AC-10 every first segment of ours is a reserved username', () => {
  const served = `resource v3 vx _ngjs _ assets upload-image oembed.json originals 136x136 170x 236x 474x 564x 736x 1200x
    live ready metrics robots.txt favicon.ico login logout signup help about terms privacy admin api pin board settings
    conversation business today search ads reporting automated audiences billing history order_lines bulk_editor
    conversions pin-builder accounts_manager report-center quick-promote advertiser media_planner homefeed explore`
  for (const word of served.split(/\s+/)) expect([word, isReservedUsername(word)]).toEqual([word, true])
  for (const { pattern, segments } of Object.values(routes)) {
    const [first] = segments
    if (first?.param === null) expect([pattern, isReservedUsername(first.before)]).toEqual([pattern, true])
  }
  expect(isReservedUsername('ana')).toBe(false)
})

test('AC-10 a reserved word is reserved however it is written', () => {
  expect(isReservedUsername('LOGIN')).toBe(true)
  expect(isReservedUsername('ｌｏｇｉｎ')).toBe(true)
  expect(usernameKey('ＡｎＡ')).toBe('ana')
  expect([...reservedUsernames].every((word) => word === usernameKey(word))).toBe(true)
})

test('AC-10 a reserved word never reads as a member or a board', () => {
  for (const path of ['/login/foo/', '/Login/', '/v3/', '/search/foo/', '/ads/foo/', '/736x/ab/cd/'])
    expect([path, matchRoute(path)]).toEqual([path, null])
  for (const slug of reservedBoardSlugs) expect(matchRoute(`/ana/${slug}/x/`)?.name ?? null).not.toBe('section')
  expect(matchRoute('/ana/_saved/x/')).toBeNull()
})

test('AC-10 usernames are 3 to 30 small letters, digits and underscores', () => {
  for (const name of ['ana', 'a_1', '___', 'a'.repeat(30)]) expect(usernamePattern.test(name)).toBe(true)
  for (const name of ['an', 'Ana', 'a-b', 'josé', 'a b', 'a.b', 'a'.repeat(31), 'ana\n'])
    expect(usernamePattern.test(name)).toBe(false)
})

test('AC-10 every profile sub-route is a reserved board slug', () => {
  const subRoutes = `_saved _created tried _followers _following _boards _pins _profile _self-profile story_pins
    video_pins topics _shopping_list preview-profile profile-about pins report feed.rss feed.atom`
  expect([...reservedBoardSlugs].toSorted()).toEqual(subRoutes.split(/\s+/).toSorted())
})

test.each([
  ['Balcony garden', 'balcony-garden'],
  ['  DIY & Crafts!! ', 'diy-crafts'],
  ['Ärger im BÜRO', 'ärger-im-büro'],
  ['ベランダ 2026', 'ベランダ-2026'],
  ['हिन्दी', 'हिन्दी'],
  ['ﬁne Ｗｉｄｅ', 'fine-wide'],
  ['_saved', 'saved'],
  ['Pins', 'pins-board'],
  ['report', 'report-board'],
  ['id:5', 'id-5'],
  ['../..', 'board'],
  ['❤️', 'board'],
  ['\u0301\u200d', 'board'],
])('AC-10 a board called %j lives at %s', (name, slug) => expect(slugOf(name)).toBe(slug))

test('AC-10 a section may be called like a profile page, and is never empty', () => {
  expect(slugOf('Pins', 'section')).toBe('pins')
  expect(slugOf('🎉', 'section')).toBe('section')
})

test('AC-10 any name gives a slug that stands in an address and means a board', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const slug = slugOf(name)
      expect(slug).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*$/u)
      expect(slugOf(slug)).toBe(slug)
      expect(matchRoute(routes.board.build({ username: 'ana', slug }))).toMatchObject({
        name: 'board',
        params: { slug },
      })
      const section = { username: 'ana', slug, sectionSlug: slugOf(name, 'section') }
      expect(matchRoute(routes.section.build(section))).toMatchObject({ name: 'section', params: section })
    }),
  )
})
