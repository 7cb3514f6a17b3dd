import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTopicFinder, type SaidOfPin } from '../../src/modules/discovery/topics/topic-finder.ts'
import { findTopicTree, type TopicRow } from '../../src/modules/graph/topics/topics.queries.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let tree: TopicRow[]
beforeAll(async () => {
  app = await startTestApp()
  tree = await findTopicTree(app.core.db)
}, 120_000)
afterAll(() => app.stop())

const nothing: SaidOfPin = { title: '', description: '', altText: '', site: '', boards: [] }
const slugs = (said: Partial<SaidOfPin>, guesses?: readonly { topicId: string; confidence: number }[]) =>
  createTopicFinder(tree)({ ...nothing, ...said }, guesses).map(
    ({ topicId }) => tree.find(({ id }) => id === topicId)?.slug,
  )

test('DS-14 the tree has 24 first topics and some 300 second ones, each with words of its own', () => {
  const firsts = tree.filter(({ parentId }) => parentId === null)
  expect(firsts).toHaveLength(24)
  expect(tree.length - firsts.length).toBeGreaterThanOrEqual(290)
  const known = new Set(firsts.map(({ id }) => id))
  expect(tree.every(({ parentId }) => parentId === null || known.has(parentId))).toBe(true)
  expect(tree.filter(({ synonyms }) => synonyms.length === 0)).toEqual([])
  // Those that were there before have kept what addresses and follows know them by.
  expect(tree.find(({ id }) => id === '12')).toMatchObject({ slug: 'bread', name: 'Bread' })
})

test('DS-14 words, synonyms and boards name topics; the longest phrase counts; nothing is found in nothing', () => {
  expect(slugs({ title: 'A grey couch' })[0]).toBe('living-rooms')
  expect(slugs({ title: 'Travel poster' })[0]).toBe('travel-posters')
  expect(slugs({ title: 'Untitled', boards: ['Sourdough', 'Bread we like'] })[0]).toBe('bread')
  expect(new Set(slugs({ title: 'Kittens and puppies' }).slice(0, 2))).toEqual(new Set(['cats', 'dogs']))
  expect(slugs({ title: 'Kitten' })).toEqual(['cats', 'animals'])
  expect(slugs({ title: 'Qwrt 7', description: 'zz' })).toEqual([])
  expect(slugs({})).toEqual([])
})

test('what comes from elsewhere counts by its confidence', () => {
  const cats = tree.find(({ slug }) => slug === 'cats')?.id ?? ''
  expect(slugs({ title: 'Untitled' }, [{ topicId: cats, confidence: 0.7 }])).toEqual(['cats', 'animals'])
  expect(slugs({ title: 'Sourdough loaf' }, [{ topicId: cats, confidence: 0.3 }])[0]).toBe('bread')
})
