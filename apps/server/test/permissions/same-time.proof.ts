import { boardResource, getBoard, pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { WireAnswer } from '../support/test-client.ts'
import { ghostOf, noTarget } from './target.ts'

const PAIRS = 200
const WARM_UP = 30
/** How far the medians may be apart. */
const MOST_APART = 0.1

let app: TestApp
let stranger: SignedIn
let board: { id: string; slug: string; username: string }
let pinId: string
beforeAll(async () => {
  app = await startTestApp({ isWithoutWorker: true })
  const owner = await signUp(app)
  stranger = await signUp(app)
  const { id } = await makeBoard(owner, 'Plans', 'secret')
  board = { id, slug: 'plans', username: owner.member.username }
  pinId = (await makeQuickPin(app, owner, { board_id: id })).id
})
afterAll(() => app.stop())

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const ghost = (id: string) => ghostOf({ ...noTarget, boardId: id }).boardId

const asked: Record<string, (isHidden: boolean) => Promise<WireAnswer<unknown>>> = {
  'boards by name': (isHidden) =>
    stranger.call(boardResource.get, { username: board.username, slug: isHidden ? board.slug : 'plane' }),
  'boards by id': (isHidden) => stranger.call(getBoard, { board_id: isHidden ? board.id : ghost(board.id) }),
  pins: (isHidden) => stranger.call(pinResource.get, { id: isHidden ? pinId : ghost(pinId) }),
}

test.each(Object.keys(asked))('hidden and missing take the same time: %s', async (what) => {
  const times: { hidden: number[]; missing: number[] } = { hidden: [], missing: [] }
  for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
    // By turns, so that whatever else the machine does falls on both alike.
    const order = pair % 2 === 0 ? ([true, false] as const) : ([false, true] as const)
    for (const isHidden of order) {
      const begun = performance.now()
      const answer = await asked[what]?.(isHidden)
      const took = performance.now() - begun
      expect(answer?.status).toBe(404)
      if (pair >= 0) times[isHidden ? 'hidden' : 'missing'].push(took)
    }
  }
  const [hidden, missing] = [median(times.hidden), median(times.missing)]
  console.log(
    `${what}: hidden ${hidden.toFixed(2)} ms, missing ${missing.toFixed(2)} ms, ${(hidden / missing).toFixed(3)}`,
  )
  expect(Math.abs(hidden / missing - 1)).toBeLessThan(MOST_APART)
})
