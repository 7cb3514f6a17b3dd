import { conversationMessagesResource, conversationsResource, type Endpoint, unreadOfMe } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { messagesOf, talk } from './talking.ts'

let app: TestApp
let ana: SignedIn
let conversationId: string
beforeAll(async () => {
  app = await startTestApp()
  ana = await signUp(app)
  // Every conversation is a group that shares a pin, a board and a profile, so that pages differ in their size only.
  const [ben, cem] = await Promise.all([signUp(app), signUp(app)])
  const board = await makeBoard(ana)
  const pin = await makeQuickPin(app, ana, { board_id: board.id })
  for (let n = 0; n < 8; n += 1) {
    conversationId = (await talk(ana, [ben, cem])).id
    for (const shared of [{ pin: pin.id }, { board: board.id }, { user: cem.member.id }, { pin: pin.id }])
      await ben.ask(conversationMessagesResource.create, { conversation_id: conversationId, ...shared })
  }
}, 120_000)
afterAll(() => app.stop())

const costOf = async (endpoint: Endpoint, options: object) => {
  const { statements, items } = await callCost(app, endpoint, ana, options)
  return { statements, items }
}

test('MS-01 a page of conversations costs the same statements however many there are', async () => {
  const few = await costOf(conversationsResource.get, { page_size: 2 })
  const many = await costOf(conversationsResource.get, { page_size: 8 })
  expect([few.items, many.items]).toEqual([2, 8])
  expect(many.statements).toBe(few.statements)
  expect(many.statements).toBeLessThanOrEqual(18)
})

test('MS-01 a page of messages costs the same statements however many there are', async () => {
  const few = await costOf(conversationMessagesResource.get, { conversation_id: conversationId, page_size: 3 })
  const many = await costOf(conversationMessagesResource.get, { conversation_id: conversationId, page_size: 5 })
  expect([few.items, many.items]).toEqual([3, 5])
  expect(many.statements).toBe(few.statements)
  expect(many.statements).toBeLessThanOrEqual(24)
})

test('MS-01 counting what is unread costs one statement for messages', async () => {
  const { texts } = await callCost(app, unreadOfMe, ana, {})
  expect(texts.filter((text) => text.includes('inboxes'))).toHaveLength(1)
})

test('MS-01 lists go on by bookmarks without loss or repetition', async () => {
  const all: string[] = []
  let bookmark: string | undefined
  do {
    const options = bookmark === undefined ? {} : { bookmarks: [bookmark] }
    const page = await ana.call(conversationsResource.get, { page_size: 3, ...options })
    all.push(...page.data.map(({ id }) => id))
    bookmark = page.bookmark
  } while (bookmark !== undefined)
  expect(new Set(all).size).toBe(8)
  expect(all).toHaveLength(8)
  const paged = (await messagesOf(ana, conversationId, 2)).map(({ id }) => id)
  expect(paged).toEqual((await messagesOf(ana, conversationId)).map(({ id }) => id))
  expect(paged).toHaveLength(5)
})
