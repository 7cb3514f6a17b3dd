import {
  aggregatedCommentReplyFeedResource,
  aggregatedCommentResource,
  type Endpoint,
  unifiedCommentsResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { comment } from './commenting.ts'

let app: TestApp
let ana: SignedIn
let people: SignedIn[]
let pinId: string
let threadId: string
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  people = await Promise.all(Array.from({ length: 10 }, () => signUp(app)))
  const pin = await makeQuickPin(app, ana, { board_id: (await makeBoard(ana)).id })
  pinId = pin.id
  const copies = await Promise.all(
    people.slice(0, 5).map(async (each) => savePin(each, pinId, (await makeBoard(each)).id)),
  )
  const under = (n: number) => copies[n % copies.length]?.id ?? pinId
  for (let n = 0; n < 50; n += 1) {
    const author = people[n % people.length] ?? ana
    const text = `@${people[(n + 3) % people.length]?.member.username} ${n}`
    const made = await comment(author, under(n), text, n > 0 && n % 2 === 0 ? threadId : undefined)
    if (n === 0) threadId = made.id
  }
}, 120_000)
afterAll(() => app.stop())

const cost = (endpoint: Endpoint, member: SignedIn | null, options: object) => callCost(app, endpoint, member, options)

test('PI-07 BC-03 a page of 20 comments or answers costs as many statements as one of 5', async () => {
  for (const viewer of [ana, people[0] ?? ana, null]) {
    for (const [endpoint, options] of [
      [unifiedCommentsResource.get, { pinId }],
      [aggregatedCommentReplyFeedResource.get, { pinId, commentId: threadId }],
    ] as const) {
      const five = await cost(endpoint, viewer, { ...options, page_size: 5 })
      const twenty = await cost(endpoint, viewer, { ...options, page_size: 20 })
      expect([five.items, twenty.items]).toEqual([5, 20])
      expect(twenty.statements).toBe(five.statements)
      expect(new Set(twenty.texts)).toEqual(new Set(five.texts))
      expect(twenty.statements).toBeLessThanOrEqual(22)
    }
  }
})

test('PI-07 a comment that names ten members costs as many statements as one that names one', async () => {
  const named = (count: number) => people.slice(0, count).map(({ member }) => `@${member.username}`)
  const write = (count: number) => cost(aggregatedCommentResource.create, ana, { pinId, text: named(count).join(' ') })
  expect((await write(10)).statements).toBe((await write(1)).statements)
})
