import {
  adminActs,
  adminChangeTopic,
  adminMakeTopic,
  adminTopics,
  categoriesResource,
  interestFollowResource,
  relatedInterestsResource,
  topicCoversResource,
  topicResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inLanguage } from '../../src/platform/words/spoken-language.ts'
import { topicNames } from '../../src/modules/graph/index.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { hire } from './staff.ts'

let app: TestApp
let editor: SignedIn
let member: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  editor = await hire(app, 'editor')
  member = await signUp(app)
}, 120_000)
afterAll(() => app.stop())

const wish = (en: string, given: object = {}) => ({
  names: { en, de: `${en} auf Deutsch` },
  theme: 'crafts' as const,
  reason: 'Members ask for it',
  ...given,
})
const first = async (slug: string) => {
  const [topic] = (await editor.ask(adminTopics, { below: '0' })).filter((each) => each.slug === slug)
  if (!topic) throw new Error(`no topic ${slug}`)
  return topic
}
const isListed = async (slug: string) =>
  (await member.ask(categoriesResource.get, { page_size: 2000 })).some((topic) => topic.slug === slug)

test('OP-07 MD-08 an editor makes a topic, which members find and follow under its names', async () => {
  const crafts = await first('crafts')
  const made = await editor.ask(adminMakeTopic, wish('Kite making', { parent_id: crafts.id, synonyms: ['Kites', ''] }))
  expect(made).toMatchObject({ slug: 'kite-making', parent_id: crafts.id, synonyms: ['kites'], is_hidden: false })
  expect(await member.ask(topicResource.get, { interest: 'kite-making' })).toMatchObject({ name: 'Kite making' })
  const [found] = await member.ask(categoriesResource.get, { query: 'kites' })
  expect(found?.id).toBe(made.id)
  const [followed] = await member.ask(interestFollowResource.create, { interest_id: made.id })
  expect(followed).toMatchObject({ id: made.id, is_followed: true })
  const names = await inLanguage('de', () => topicNames(app.core, [made.id]))
  expect(names).toMatchObject([{ name: 'Kite making auf Deutsch' }])
  expect((await inLanguage('fr', () => topicNames(app.core, [made.id])))[0]?.name).toBe('Kite making')
  const second = await editor.ask(adminMakeTopic, wish('Kite Making'))
  expect(second.slug).toBe(`kite-making-${second.id}`)
})

test('a topic that is hidden reads like a missing one, and comes back as it was', async () => {
  const { id, slug } = await editor.ask(adminMakeTopic, wish('Paper planes'))
  await member.ask(topicResource.get, { interest: id })
  const change = (given: object) => editor.ask(adminChangeTopic, { topic_id: id, ...wish('Paper planes', given) })
  await change({ is_hidden: true })
  const missing = await member.call(topicResource.get, { interest: 'no-such-topic' })
  for (const interest of [id, slug]) {
    const { status, error } = await member.call(topicResource.get, { interest })
    expect([status, error], interest).toEqual([missing.status, missing.error])
  }
  expect((await member.call(interestFollowResource.create, { interest_id: id })).error?.name).toBe('topic_not_found')
  expect(await isListed(slug)).toBe(false)
  expect(await editor.ask(adminTopics, { query: 'paper planes' })).toMatchObject([{ id, is_hidden: true }])
  await change({ is_hidden: false })
  expect(await isListed(slug)).toBe(true)
})

test('a renamed topic keeps its address, the product’s own name gives way, and the log has both', async () => {
  const shoes = (await editor.ask(adminTopics, { query: 'shoes' })).find(({ slug }) => slug === 'shoes')
  if (!shoes) throw new Error('no shoes')
  const { id, theme, parent_id, synonyms } = shoes
  const names = { en: 'Footwear' }
  const reason = 'Boots are meant, too'
  await editor.ask(adminChangeTopic, { topic_id: id, names, theme, parent_id: parent_id ?? '', synonyms, reason })
  expect(await member.ask(topicResource.get, { interest: 'shoes' })).toMatchObject({ name: 'Footwear', slug: 'shoes' })
  expect((await inLanguage('de', () => topicNames(app.core, [id])))[0]?.name).toBe('Schuhe')
  const [act] = await editor.ask(adminActs, { thing_type: 'topic', thing_id: id })
  expect(act).toMatchObject({ kind: 'topic.changed', reason, before: { name: 'Shoes' }, after: { en: 'Footwear' } })
})

test('a Pin that an editor chose stands for a topic to whoever may see it', async () => {
  const ana = await signUp(app)
  const pin = await makeQuickPin(app, ana, { title: 'A kite' })
  const { id } = await editor.ask(adminMakeTopic, wish('Stunt kites', { cover_pin_id: pin.id }))
  const coverOf = async () => {
    const all = await member.ask(topicCoversResource.get, { page_size: 2000 })
    return all.find((topic) => topic.id === id)?.cover?.pin_id
  }
  expect(await coverOf()).toBe(pin.id)
  const wrong = { topic_id: id, ...wish('Stunt kites', { cover_pin_id: '77' }) }
  expect((await editor.call(adminChangeTopic, wrong)).error).toMatchObject({
    name: 'pin_not_found',
    field: 'cover_pin_id',
  })
})

test('a topic stands in a tree of two levels, and nothing shows below what is hidden', async () => {
  const parent = await editor.ask(adminMakeTopic, wish('Winds'))
  const child = await editor.ask(adminMakeTopic, wish('Storms', { parent_id: parent.id }))
  const refusal = async (id: string, given: object) =>
    (await editor.call(adminChangeTopic, { topic_id: id, ...wish('Winds', given) })).error
  const nowhere = { name: 'topic_cannot_be_there', field: 'parent_id' }
  for (const parentId of [child.id, parent.id, '99999', (await first('crafts')).id])
    expect(await refusal(parent.id, { parent_id: parentId }), parentId).toMatchObject(nowhere)
  expect(await refusal(parent.id, { is_hidden: true })).toMatchObject({ name: 'topic_below_shows', field: 'is_hidden' })
  expect((await refusal('99999', {}))?.name).toBe('topic_not_found')
  await editor.ask(adminChangeTopic, {
    topic_id: child.id,
    ...wish('Storms', { parent_id: parent.id, is_hidden: true }),
  })
  await editor.ask(adminChangeTopic, { topic_id: parent.id, ...wish('Winds', { is_hidden: true }) })
  expect(await refusal(child.id, { parent_id: parent.id })).toMatchObject(nowhere)
  const related = await member.ask(relatedInterestsResource.get, { interest: 'crafts' })
  expect(related.map(({ slug }) => slug)).not.toContain('winds')
})

test.each([
  ['names', { names: { de: 'Nur Deutsch' } }],
  ['names', { names: { en: 'x'.repeat(61) } }],
  ['theme', { theme: 'kites' }],
  ['synonyms', { synonyms: Array.from({ length: 31 }, (_, at) => `word ${at}`) }],
  ['reason', { reason: ' ' }],
])('what is wrong with %s is told, and no topic is made: %o', async (field, given) => {
  const { status, error } = await editor.call(adminMakeTopic, wish('Never made', given))
  expect([status, error?.field]).toEqual([400, field])
  expect(await editor.ask(adminTopics, { query: 'never made' })).toEqual([])
})

test('the list goes on by pages', async () => {
  const slugs: string[] = []
  let bookmarks: string | undefined
  do {
    const answer = await editor.call(adminTopics, { below: '0', page_size: 5, ...(bookmarks && { bookmarks }) })
    slugs.push(...answer.data.map(({ slug }) => slug))
    bookmarks = answer.bookmark
  } while (bookmarks !== undefined)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(slugs.length).toBeGreaterThan(20)
})
