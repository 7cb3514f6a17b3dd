import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { costOf } from './query-cost.ts'

test.each([
  ['{ user(username: "a") { id } }', { depth: 2, fields: 2, calls: 1, introspected: 0 }],
  ['{ a: pin(id: 1) { id } b: pin(id: 2) { id title } }', { depth: 2, fields: 5, calls: 2, introspected: 0 }],
  ['{ user { a: pins { id } b: pins { id } boards { id } } }', { depth: 3, fields: 7, calls: 4, introspected: 0 }],
  ['{ board { pins { board { owner { id } } } } }', { depth: 5, fields: 5, calls: 2, introspected: 0 }],
  [
    'query { ...r } fragment r on Query { user { ...u } } fragment u on User { pins { id } }',
    { depth: 3, fields: 3, calls: 2, introspected: 0 },
  ],
  ['{ ... on Query { user { ... on User { pins { id } } } } }', { depth: 3, fields: 3, calls: 2, introspected: 0 }],
  ['{ __schema { types { name } } pin(id: 1) { id } }', { depth: 2, fields: 3, calls: 1, introspected: 2 }],
])('CA-31 the cost of %s', (text, cost) => expect(costOf(parse(text))).toEqual(cost))

test('CA-31 fragments that double each other cost what they would answer, and are counted at once', () => {
  const levels = Array.from(
    { length: 60 },
    (_, level) => `fragment f${level} on User { ...f${level + 1} ...f${level + 1} }`,
  )
  const text = `{ user { ...f0 } } ${levels.join(' ')} fragment f60 on User { pins { id } }`
  expect(costOf(parse(text)).calls).toBeGreaterThan(2 ** 59)
})
