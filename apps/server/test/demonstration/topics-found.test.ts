import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTopicTree, type TopicRow } from '../../src/modules/graph/topics/topics.queries.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { measureTopics } from './topics-of-the-demonstration.ts'

let app: TestApp
let tree: TopicRow[]
beforeAll(async () => {
  app = await startTestApp()
  tree = await findTopicTree(app.core.db)
}, 120_000)
afterAll(() => app.stop())

test('DS-14 at least 80% of 300 labelled Pins of the demonstration get a right first topic', () => {
  const { pins, right, misses } = measureTopics(tree)
  expect(pins).toBe(300)
  expect(right / pins, misses.map(({ scene, found }) => `${scene}: ${found}`).join('\n')).toBeGreaterThanOrEqual(0.8)
})
