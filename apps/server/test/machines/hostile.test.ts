import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBoard, makePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let boardPath = ''
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  const board = await makeBoard(ana)
  boardPath = board.url.replace(/\/$/, '')
  await makePin(ana, { boardId: board.id })
})
afterAll(() => app.stop())

const words = [
  '%00',
  '%ff',
  '%E0%A4%A',
  '..%2f..%2fetc%2fpasswd',
  '%F0%9F%8D%B5',
  'a'.repeat(400),
  "'%3b--",
  '%2525',
  '__proto__',
  'constructor',
]

test('CA-31 no address of a page for machines is a failure of ours', async () => {
  const places = words.flatMap((word) => [
    `/${word}/feed.rss`,
    `/${ana.member.username}/${word}.rss`,
    `/embed/pin/${word}/`,
    `/embed/board/${word}/${word}/`,
    `/embed/profile/${word}/`,
    `/oembed.json?url=${word}`,
    `/oembed.json?url=/pin/1/&url=${word}`,
    `/oembed.json?url=${encodeURIComponent(`${app.origin}/${word}`)}`,
    `/oembed.json?url=/pin/1/&maxwidth=${word}`,
    `/v3/pidgets/pins/info/?pin_ids=${word}`,
    `/v3/pidgets/pins/info/?pin_ids=1&callback=${word}`,
    `/v3/pidgets/pins/info/?pin_ids=1&callback=a&callback=${word}`,
    `/v3/pidgets/boards/${word}/${word}/pins/`,
    `/v3/pidgets/users/${word}/pins/?page_size=${word}`,
    `/sitemaps/${word}.xml`,
    `/sitemaps/pins-${word}-0.xml`,
  ])
  const visitor = app.client()
  const failed: string[] = []
  for (const place of places) {
    const { status } = await visitor.fetch(place)
    if (status >= 500) failed.push(`${status} ${place}`)
  }
  expect(failed).toEqual([])
})

test('CA-31 no graph query is a failure of ours', async () => {
  const bodies = [
    'null',
    '[]',
    '7',
    '{"query":[]}',
    '{"query":"{ user(username: \\"\\u0000\\") { id } }"}',
    '{"query":"{ user(username: \\"\\ud800\\") { id } }"}',
    '{"query":"query Q($u: String) { user(username: $u) { id } }","variables":{"u":{"a":1}}}',
    '{"query":"query Q($u: String) { user(username: $u) { id } }","variables":{"__proto__":{"u":"a"}}}',
    '{"query":"query Q($n: Int) { user(username: \\"a\\") { pins(first: $n) { id } } }","variables":{"n":99999999999}}',
    '{"query":"{ pin(id: -1) { id } }"}',
    '{"query":"{ pin(id: null) { id } }"}',
    '{"query":"{ board(id: \\"Qm9hcmQ6MQ==\\") { id } }"}',
    `{"query":"${'{ user '.repeat(500)}${'}'.repeat(500)}"}`,
    `{"query":"{ pin(id: 1) { ${'... on Pin { '.repeat(200)} id ${'}'.repeat(200)} } }"}`,
    '{"queryHash":"constructor"}',
    'not json',
  ]
  const visitor = app.client()
  for (const body of bodies) {
    const response = await visitor.fetch('/_/graphql/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([body.slice(0, 100), response.status < 500]).toEqual([body.slice(0, 100), true])
    expect(await response.text()).not.toMatch(/Uh oh|node_modules|\.ts:/)
  }
})

test('CA-31 feeds and frames answer HEAD as GET, without a body', async () => {
  const visitor = app.client()
  for (const path of [`${boardPath}.rss`, `/embed/board${boardPath}/`, '/sitemap.xml', '/robots.txt']) {
    const response = await visitor.fetch(path, { method: 'HEAD' })
    expect([path, response.status, await response.text()]).toEqual([path, 200, ''])
  }
})
