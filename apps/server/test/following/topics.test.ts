import {
  categoriesResource,
  interestFollowingResource,
  interestFollowResource,
  limits,
  relatedInterestsResource,
  topicResource,
  updateMe,
  userResource,
  userSettingsResource,
  userStateResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { topicNameWords } from '../../src/modules/graph/topics/topic-names.words.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())
beforeEach(async () => {
  ana = await signUp(app)
})

const followed = async (reader: SignedIn) =>
  (await reader.ask(interestFollowingResource.get, { username: ana.member.username })).map(({ slug }) => slug)
const counted = async () => (await ana.ask(userResource.get, { user_id: ana.member.id })).interest_following_count

test('ST-20 all topics in pages, one by id or slug, and what is related to it', async () => {
  const first = await ana.call(categoriesResource.get, { page_size: 200 })
  const rest = await ana.call(categoriesResource.get, { page_size: 200, bookmarks: [first.bookmark ?? ''] })
  const slugs = [...first.data, ...rest.data].map(({ slug }) => slug)
  expect(slugs.length).toBeGreaterThanOrEqual(310)
  expect(slugs).toEqual([...new Set(slugs)].toSorted())
  expect(rest.bookmark).toBeUndefined()
  const baking = await app.client().ask(topicResource.get, { interest: 'baking' })
  expect(baking).toMatchObject({ name: 'Baking', theme: 'food', is_followed: false })
  expect(await ana.ask(topicResource.get, { interest: baking.id })).toEqual(baking)
  const related = await ana.ask(relatedInterestsResource.get, { interest: baking.id })
  expect(related.map(({ slug }) => slug)).toContain('desserts')
  expect(related.every(({ theme, id }) => theme === 'food' && id !== baking.id)).toBe(true)
  for (const interest of ['nothing-of-the-kind', '999999'])
    expect(await ana.call(topicResource.get, { interest })).toMatchObject({ error: { name: 'topic_not_found' } })
})

test('topics are found by their names in both languages and by other words, and listed by what they are below', async () => {
  const named = async (reader: Pick<SignedIn, 'ask'>, query: string) =>
    (await reader.ask(categoriesResource.get, { query })).map(({ slug }) => slug)
  expect(await named(ana, 'Couch')).toEqual(['living-rooms'])
  expect(await named(ana, 'brea')).toEqual(['bread', 'breakfast', 'city-trips', 'hotels-and-cabins'])
  const german = await signUp(app)
  await german.ask(userSettingsResource.update, { locale: 'de-DE' })
  expect((await named(german, 'küche'))[0]).toBe('kitchens')
  for (const query of ['', '%', 'qqqqqq']) expect(await named(ana, query)).toEqual([])
  const firsts = await ana.ask(categoriesResource.get, { parent_id: '0' })
  expect(firsts).toHaveLength(24)
  const food = firsts.find(({ slug }) => slug === 'food-and-drink')
  const below = await ana.ask(categoriesResource.get, { parent_id: food?.id })
  expect(below.map(({ slug }) => slug)).toContain('soups')
  expect(below.every(({ parent_id }) => parent_id === food?.id)).toBe(true)
  const related = await ana.ask(relatedInterestsResource.get, { interest: 'soups' })
  expect([related[0]?.slug, related.some(({ slug }) => slug === 'soups')]).toEqual(['food-and-drink', false])
})

test('LA-01 topics are called what the reader’s language calls them; one that was added is called what its row says', async () => {
  const { rows } = await app.pool.query<{ slug: string; name: string }>('select slug, name from topics')
  expect(Object.fromEntries(rows.map(({ slug, name }) => [slug, name]))).toMatchObject({ ...topicNameWords })
  await app.pool.query(
    `insert into topics (bucket, id, slug, name, theme) values (0, 900, 'bee-keeping', 'Bee-keeping', 'garden')`,
  )
  const [german, japanese] = [await signUp(app), await signUp(app)]
  await german.ask(userSettingsResource.update, { locale: 'de-DE' })
  await japanese.ask(userSettingsResource.update, { locale: 'ja-JP' })
  const all = await german.ask(categoriesResource.get, { page_size: limits.topicsInAll })
  expect(all.find(({ slug }) => slug === 'living-rooms')?.name).toBe('Wohnzimmer')
  expect(all.find(({ slug }) => slug === 'bee-keeping')?.name).toBe('Bee-keeping')
  const baking = async (reader: Pick<SignedIn, 'ask'>) =>
    (await reader.ask(topicResource.get, { interest: 'baking' })).name
  expect([await baking(german), await baking(japanese), await baking(ana)]).toEqual(['Backen', 'お菓子作り', 'Baking'])
  const related = await german.ask(relatedInterestsResource.get, { interest: 'baking' })
  expect(related.map(({ name }) => name)).toContain('Getränke')
  const [followedOne] = await german.ask(interestFollowResource.create, { interest_list: '51' })
  const [listed] = await german.ask(interestFollowingResource.get, { username: german.member.username })
  expect([followedOne?.name, listed?.name]).toEqual(['Hunde', 'Hunde'])
  const visitor = (accepted: string) =>
    app.client().call(topicResource.get, { interest: 'cats' }, { 'accept-language': accepted })
  expect([(await visitor('sv')).data.name, (await visitor('pt-BR')).data.name]).toEqual(['Katter', 'Gatos'])
})

test('DI-04 CA-29 following topics, one or many, twice, and stopping; the counter is true', async () => {
  const baking = await ana.ask(topicResource.get, { interest: 'baking' })
  for (let press = 0; press < 2; press += 1) {
    const [answer] = await ana.ask(interestFollowResource.create, {
      interest_id: baking.id,
      interest_list: 'favorited',
    })
    expect(answer).toMatchObject({ id: baking.id, is_followed: true })
  }
  await ana.ask(interestFollowResource.create, { interest_list: ['51', '52'] })
  expect(await followed(ana)).toEqual(['cats', 'dogs', 'baking'])
  expect(await counted()).toBe(3)
  for (let press = 0; press < 2; press += 1) {
    const [answer] = await ana.ask(interestFollowResource.delete, { interest_id: baking.id })
    expect(answer).toMatchObject({ is_followed: false })
  }
  expect(await followed(await signUp(app))).toEqual(['cats', 'dogs'])
  expect(await counted()).toBe(2)
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('CA-29 what is no topic is refused whole, and so is nothing at all', async () => {
  expect(await ana.call(interestFollowResource.create, { interest_list: '51,999999' })).toMatchObject({
    status: 404,
    error: { name: 'topic_not_found' },
  })
  expect(await followed(ana)).toEqual([])
  expect((await ana.call(interestFollowResource.create, {})).status).toBe(400)
  expect((await app.client().call(interestFollowResource.create, { interest_id: '51' })).status).toBe(401)
})

test('ST-02 the topics of a private profile are its own', async () => {
  await ana.ask(interestFollowResource.create, { interest_id: '51' })
  await ana.ask(updateMe, { is_private_profile: true })
  const stranger = await signUp(app)
  const answer = await stranger.call(interestFollowingResource.get, { username: ana.member.username })
  expect(answer).toMatchObject({ status: 404, error: { name: 'user_not_found' } })
  expect(await followed(ana)).toEqual(['dogs'])
})

test('CA-26 a state is remembered by name, replaced, and nobody else’s', async () => {
  expect(await ana.ask(userStateResource.create, { state: 'TIP_SEEN', value: true })).toEqual({
    state: 'TIP_SEEN',
    value: 'true',
  })
  await ana.ask(userStateResource.create, { state: 'TIP_SEEN', value: 'again' })
  await ana.ask(userStateResource.create, { state: 'density', value: 2 })
  expect(await ana.ask(userStateResource.get, {})).toEqual({ TIP_SEEN: 'again', density: '2' })
  expect(await ana.ask(userStateResource.get, { state: 'density' })).toEqual({ density: '2' })
  expect(await (await signUp(app)).ask(userStateResource.get, {})).toEqual({})
  expect((await app.client().call(userStateResource.create, { state: 'a', value: 'b' })).status).toBe(401)
  expect((await ana.call(userStateResource.create, { state: 'no spaces', value: 'b' })).status).toBe(400)
  expect((await ana.call(userStateResource.create, { state: 'long', value: 'x'.repeat(1001) })).status).toBe(400)
})

test('CA-26 two hundred names are enough, and known ones can still change', async () => {
  await app.pool.query(
    `insert into member_states select bucket, id, 's' || n, 'x' from members, generate_series(1, 200) n where id = $1`,
    [ana.member.id],
  )
  expect(await ana.call(userStateResource.create, { state: 'more', value: '1' })).toMatchObject({
    status: 422,
    error: { name: 'too_many_states' },
  })
  expect(await ana.ask(userStateResource.create, { state: 's7', value: 'y' })).toEqual({ state: 's7', value: 'y' })
})
