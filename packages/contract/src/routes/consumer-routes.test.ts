import { describe, expect, test } from 'vitest'
import { accountMessages, boardCardPath, consumerRoutes, storyPinBuilderPath } from './consumer-routes.ts'
import { matchRoute } from './match-route.ts'
import { isReservedUsername } from '../reserved-names.ts'
import type { RouteName } from './route-table.ts'
import { buildAny, checkRoundTrip } from './round-trip.ts'
import { searchFiltersOfAddress, searchPath } from './search-path.ts'
import { todayKind, todayPath, todaySlug } from './today-path.ts'

describe('CR-01 every consumer route round-trips', () => {
  test.each(Object.keys(consumerRoutes) as RouteName[])('%s', checkRoundTrip)
})

test.each([
  ['CR-01', '/pin/7/', 'closeup', { pinId: '7' }, {}],
  ['CR-01', '/pin/7/repin/', 'repin', { pinId: '7' }, {}],
  ['CR-01', '/pin/7/repin/x/', 'repinButton', { pinId: '7' }, {}],
  ['address', '/pin/create/uploaded/', 'createPin', { method: 'uploaded' }, {}],
  ['address', '/pin/create/button/?url=https%3A%2F%2Fa.example', 'saveButton', {}, { url: 'https://a.example' }],
  ['address', '/pin-builder/', 'pinBuilder', {}, {}],
  ['CR-05', '/board/create/', 'createBoard', {}, {}],
  ['BO-04', '/board/invitation/', 'boardInvitation', {}, {}],
  ['CR-05', '/board/9/create_section/', 'createSection', { boardId: '9' }, {}],
  ['CR-05', '/board/create/cluster/0', 'createBoardFromCluster', { clusterIndex: 0 }, {}],
  ['CR-06', '/settings', 'settings', {}, {}],
  ['CR-06', '/settings#profile', 'settingsProfile', {}, {}],
  ['CR-06', '/settings/edit-profile/', 'editProfile', {}, {}],
  ['CR-06', '/settings/personal-information#community-information', 'communityInformation', {}, {}],
  ['CR-06', '/settings/account-settings/', 'accountSettings', {}, {}],
  ['CR-06', '/settings/permissions', 'permissionSettings', {}, {}],
  ['address', '/conversation/', 'inbox', {}, {}],
  ['address', '/conversation/?requests=true', 'inbox', {}, { requests: true }],
  ['address', '/conversation/5', 'conversation', { conversationId: '5' }, {}],
  ['address', '/login/?dismissWebview=true', 'login', {}, { dismissWebview: true }],
  ['AC-03', '/password/reset/', 'passwordReset', {}, {}],
  ['AC-03', '/password/reset/?mailed=true', 'passwordReset', {}, { mailed: true }],
  ['AC-04', '/login/link/?mailed=true', 'logInLink', {}, { mailed: true }],
  ['AC-03', '/settings/verify-email/', 'emailVerification', {}, {}],
  ['CR-09', '/business/convert/', 'convertToBusiness', {}, {}],
  ['RP-08', '/business/access/', 'businessAccess', {}, {}],
  ['address', '/ideas/', 'ideas', {}, {}],
  ['address', '/ideas/baking/9/', 'topic', { topicSlug: 'baking', topicId: '9' }, {}],
  ['address', '/topics/', 'topics', {}, {}],
  ['address', '/topics/?q=couch', 'topics', {}, { q: 'couch' }],
  ['address', '/today/', 'todayArticles', {}, {}],
  ['CR-11', '/search/', 'search', {}, {}],
  ['CR-11', '/search/me/', 'searchOwn', {}, {}],
  ['address', '/?show_error=true', 'home', {}, { show_error: true }],
  ['address', '/homefeed/', 'homefeed', {}, {}],
  ['address', '/me/', 'me', {}, {}],
] as const)('%s %s is %s', (_, path, name, params, query) => {
  expect(matchRoute(path)).toEqual({ name, params, query })
  expect(buildAny(name, params, query)).toBe(path)
})

test('CR-04 the story pin builder has two addresses', () => {
  expect([true, false].map(storyPinBuilderPath)).toEqual(['/pin-creation-tool/', '/idea-pin-builder/'])
})

test('CR-05 ids, indexes and methods that cannot be are no match', () => {
  for (const path of ['/pin/create/fax/', '/pin/x/', '/board/x/create_section/', '/board/create/cluster/-1'])
    expect([path, matchRoute(path)]).toEqual([path, null])
})

test('a topic is known by its number, whatever stands before it, and nobody takes the place of its page', () => {
  expect(matchRoute('/ideas/pão-e-mel/12')).toMatchObject({
    name: 'topic',
    params: { topicSlug: 'pão-e-mel', topicId: '12' },
  })
  for (const path of ['/ideas/baking/', '/ideas/baking/bread/', '/ideas/baking/-9/', '/ideas/baking/9/more/'])
    expect([path, matchRoute(path)]).toEqual([path, null])
  expect(isReservedUsername('Ideas')).toBe(true)
})

test('the account toast travels in the query', () => {
  for (const message of accountMessages) {
    const path = consumerRoutes.home.build({}, { message, multiple_accounts: true })
    expect(path).toBe(`/?message=${message}&multiple_accounts=true`)
    expect(matchRoute(path)?.query).toEqual({ message, multiple_accounts: true })
  }
})

test('after signing in nobody is sent to another site', () => {
  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
    'javascript:0',
  ]) {
    expect(consumerRoutes.login.build({}, { next })).toBe('/login/')
    expect(matchRoute(`/login/?${new URLSearchParams({ next })}`)?.query).toEqual({})
  }
  expect(consumerRoutes.login.build({}, { next: '/pin/7/?a=1' })).toBe('/login/?next=%2Fpin%2F7%2F%3Fa%3D1')
})

test('CR-10 the kind of a today page comes from flag and type', () => {
  expect(todayKind({ isShop: true, type: 1 })).toBe('shop')
  expect([0, 1, 2, 3].map((type) => todayKind({ isShop: false, type }))).toEqual([
    'trending',
    'best',
    'trending',
    'article',
  ])
})

test('CR-10 the slug of a today page is its title in lower case, without punctuation, hyphens for spaces', () => {
  expect(todaySlug("It's Spring: 10 do-it-yourself  Ideas!")).toBe('its-spring-10-doityourself-ideas')
  expect(todaySlug('Über  München')).toBe('über-münchen')
  expect(todaySlug('?!')).toBe('article')
  const path = todayPath({ id: '4', title: 'Big & small', type: 9, isShop: false })
  expect(path).toBe('/today/article/big-small/4/')
  expect(matchRoute(path)?.name).toBe('today')
})

test('CR-11 a search with words says that they were typed, where to look, and where the input stands', () => {
  expect(searchPath({})).toBe('/search/')
  expect(searchPath({ isOwn: true, query: '  ' })).toBe('/search/me/')
  expect(searchPath({ query: ' blue & green ' })).toBe('/search/?rs=typed&q=blue+%26+green&scope=pins')
  expect(searchPath({ query: 'käse', isOwn: true })).toBe('/search/me/?rs=typed&q=k%C3%A4se&scope=my_pins')
  expect(searchPath({ query: 'x', scope: 'boards', shouldFocusInput: true })).toBe(
    '/search/?rs=typed&q=x&scope=boards&input_select=true',
  )
  expect(searchPath({ query: 'x', isAsTyped: true })).toBe(
    '/search/?rs=typed&q=x&scope=pins&auto_correction_disabled=true',
  )
  const filters = { color: ['red', 'teal'], minutes: 30, guides: ['small', 'shade'], product: false, diet: [] } as const
  const narrowed = searchPath({ query: 'x', filters })
  expect(narrowed).toBe('/search/?rs=typed&q=x&scope=pins&color=red%2Cteal&minutes=30&guides=small+shade')
  expect(searchFiltersOfAddress(consumerRoutes.search.parse(narrowed)?.query ?? {})).toEqual({
    color: ['red', 'teal'],
    minutes: 30,
    guides: ['small', 'shade'],
  })
  const odd = '/search/?q=x&color=plaid&minutes=7&price_from=cheap&currency=eur&format=video,x&recipe=maybe'
  expect(searchFiltersOfAddress(consumerRoutes.search.parse(odd)?.query ?? {})).toEqual({ format: ['video'] })
  expect(matchRoute(searchPath({ query: 'blue & green' }))?.query).toEqual({
    rs: 'typed',
    q: 'blue & green',
    scope: 'pins',
  })
})

test('CR-13 a board card carries the business that the viewer acts for', () => {
  expect(boardCardPath('/ana/garden/')).toBe('/ana/garden/')
  expect(boardCardPath('/ana/garden/', '77')).toBe('/ana/garden/?orbac_subject_id=77')
  expect(matchRoute(boardCardPath('/ana/garden/', '77'))?.query).toEqual({ orbac_subject_id: '77' })
})
