import {
  boardFeedResource,
  boardResource,
  boardSectionResource,
  conversationMessagesResource,
  userHomefeedResource,
  userSessionResource,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { messagesOf, talk } from '../messages/talking.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

const HOUR = 3_600_000

let app: TestApp
const step = { milliseconds: 0 }
const clock = { now: () => new Date(Date.now() + step.milliseconds) }
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp({ clock, isWithoutWorker: true })
  ana = await signUp(app)
  ben = await signUp(app)
})
afterAll(() => app.stop())

test('a clock that steps an hour ahead, back, and back again loses nobody and nothing', async () => {
  const { id: conversationId } = await talk(ana, [ben], 'before')
  const ids: string[] = []
  const saved: string[] = []
  for (const hours of [0, 1, 0, -1, 0]) {
    step.milliseconds = hours * HOUR
    const board = await makeBoard(ana)
    await ana.ask(boardSectionResource.create, { board_id: board.id, name: 'Section' })
    const pin = await makeQuickPin(app, ana, { board_id: board.id })
    const copy = await savePin(ana, pin.id, board.id)
    const message = await ana.ask(conversationMessagesResource.create, {
      conversation_id: conversationId,
      text: `at ${hours}`,
    })
    ids.push(board.id, pin.id, copy.id, message.id)
    saved.push(copy.id)
    const read = await ana.ask(boardFeedResource.get, { board_id: board.id })
    expect(read.map(({ id }) => id)).toEqual([copy.id, pin.id])
    expect((await ana.ask(boardResource.get, { board_id: board.id })).pin_count).toBe(2)
    await ben.ask(userHomefeedResource.get, {})
    // The session holds, and a new one begins.
    const again = app.client()
    const { username, password } = ana.member
    await again.ask(userSessionResource.create, { username_or_email: username, password })
  }
  expect(new Set(ids).size).toBe(ids.length)
  // Ids never go back, so lists go on in the order in which things were made.
  expect(saved.map(BigInt)).toEqual(saved.map(BigInt).toSorted((one, other) => (one < other ? -1 : 1)))
  const messages = await messagesOf(ben, conversationId)
  expect(messages.map(({ text }) => text)).toEqual(['before', 'at 0', 'at 1', 'at 0', 'at -1', 'at 0'])
})
