import {
  boardInviteResource,
  boardPickerBoardsResource,
  boardResource,
  boardsResource,
  restoreBoard,
} from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { callCost } from '../support/call-cost.ts'
import { addCollaborator, makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let people: SignedIn[]
beforeAll(async () => {
  app = await startTestApp({ isWithoutWorker: true })
  ana = await signUp(app)
  people = []
  while (people.length < 8) people.push(await signUp(app))
}, 120_000)
afterAll(() => app.stop())

async function boardOf(count: number) {
  const board = await makeBoard(ana)
  for (const member of people.slice(0, count)) await addCollaborator(ana, board.id, member)
  return board
}

test('PS-11 archiving, deleting, restoring and inviting cost the same for a large team as for a small one', async () => {
  const costsOf = async (count: number) => {
    const { id: board_id } = await boardOf(count)
    const invited_user_ids = people.slice(0, 3 * count).map(({ member }) => member.id)
    const toNew = (await boardOf(0)).id
    const costs = [
      await callCost(app, boardResource.update, ana, { board_id, archived: true }),
      await callCost(app, boardResource.delete, ana, { board_id }),
      await callCost(app, restoreBoard, ana, { board_id }),
      await callCost(app, boardInviteResource.create, ana, { board_id: toNew, invited_user_ids }),
    ]
    return costs.map(({ statements }) => statements)
  }
  expect(await costsOf(5)).toEqual(await costsOf(1))
  expect(await brokenPromises(app.pool)).toEqual({})
})

test('PS-08 lists carry the first few of a team, the board all of it, and the count is true in both', async () => {
  const { id } = await boardOf(people.length)
  const first = people.slice(0, 5).map(({ member }) => member.id)
  const [listed] = await ana.ask(boardsResource.get, { username: ana.member.username, sort: 'newest' })
  const picker = await ana.ask(boardPickerBoardsResource.get, {})
  const picked = picker.all_boards.find((board) => board.id === id)
  for (const board of [listed, picked]) {
    expect(board).toMatchObject({ id, collaborator_count: people.length })
    expect(board && 'collaborating_users' in board && board.collaborating_users?.map((each) => each.id)).toEqual(first)
  }
  const whole = await ana.ask(boardResource.get, { board_id: id })
  expect(whole.collaborating_users?.map((each) => each.id)).toEqual(people.map(({ member }) => member.id))
})
