import { userFollowResource, userResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { callCost } from '../support/call-cost.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
let ben: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  ;[ana, ben] = await Promise.all([signUp(app), signUp(app)])
}, 120_000)
afterAll(() => app.stop())

test('EN-01 a profile costs the same statements whatever is on it, for its owner and for visitors', async () => {
  const [small, large] = await Promise.all([signUp(app), signUp(app)])
  const source = await makeQuickPin(app, ana, { board_id: (await makeBoard(ana)).id })
  for (let n = 0; n < 12; n += 1) {
    const board = await makeBoard(large)
    await savePin(large, source.id, board.id)
    await makeQuickPin(app, large, { board_id: board.id })
  }
  await ben.ask(userFollowResource.create, { user_id: large.member.id })
  const costs = async (who: SignedIn) => {
    const options = { username: who.member.username, field_set_key: 'profile' }
    const [owner, member, visitor] = [who, ben, null]
    return {
      owner: (await callCost(app, userResource.get, owner, options)).statements,
      member: (await callCost(app, userResource.get, member, options)).statements,
      visitor: (await callCost(app, userResource.get, visitor, options)).statements,
    }
  }
  const ofSmall = await costs(small)
  expect(await costs(large)).toEqual(ofSmall)
  expect(ofSmall).toEqual({ owner: 7, member: 5, visitor: 3 })
})
