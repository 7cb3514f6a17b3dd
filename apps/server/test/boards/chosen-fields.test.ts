import { boardResource, getBoard } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callCost } from '../support/call-cost.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
let boardId = ''
beforeAll(async () => {
  app = await startTestApp()
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
  boardId = (await makeBoard(ana)).id
  await addCollaborator(ana, boardId, ben)
}, 120_000)
afterAll(() => app.stop())

const polled = 'board.id,board.blocking_actions'

test('CA-06 the team reads what runs on a board, and nothing else is answered', async () => {
  for (const client of [ana, ben])
    expect(await client.ask(getBoard, { board_id: boardId, fields: polled })).toEqual({
      id: boardId,
      blocking_actions: [],
    })
  const stranger = await signUp(app)
  expect(await stranger.ask(getBoard, { board_id: boardId, fields: polled })).toEqual({ id: boardId })
  const secret = await makeBoard(ana, 'Hidden', 'secret')
  const hidden = await stranger.call(getBoard, { board_id: secret.id, fields: polled })
  const missing = await stranger.call(getBoard, { board_id: '12345', fields: polled })
  expect(hidden).toMatchObject({ status: 404, error: { name: 'board_not_found' } })
  expect(hidden.error).toEqual(missing.error)
  expect(await app.client().call(getBoard, { board_id: boardId, fields: polled })).toMatchObject({ status: 401 })
})

test('CA-06 asking for what runs on a board reads less than asking for the board', async () => {
  const whole = await callCost(app, getBoard, ana, { board_id: boardId })
  const polling = await callCost(app, getBoard, ana, { board_id: boardId, fields: polled })
  expect(polling.statements).toBeLessThan(whole.statements)
})

test('named fields are answered alone; what no board has asks for the whole', async () => {
  const whole = await ana.ask(boardResource.get, { board_id: boardId })
  const some = await ana.ask(getBoard, { board_id: boardId, fields: 'board.name, board.pin_count,board.nonsense' })
  expect(some).toEqual({ id: boardId, name: whole.name, pin_count: 0 })
  for (const fields of ['', 'board.nonsense', 'constructor'])
    expect(await ana.ask(getBoard, { board_id: boardId, fields })).toEqual(whole)
})
