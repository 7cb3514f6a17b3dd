import { bulkEditResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hire } from '../administration/staff.ts'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { reportAndDecide } from '../moderation/reporting.ts'
import { makeBoard, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeManyPins, workOn } from './many-pins.ts'

const PINS = 60

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ isWithoutWorker: true })
}, 120_000)
afterAll(() => app.stop())

test('what a member began who is banned meanwhile ends where it is: the rest stays, its boards are free, and nothing is asked for again', async () => {
  const [ana, ben, moderator] = [await signUp(app), await signUp(app), await hire(app, 'moderator')]
  const [from, to] = [await makeBoard(ana, 'From'), await makeBoard(ana, 'To')]
  await makeManyPins(app, ana, PINS, { board_id: from.id })
  await workOn(app)
  await ana.ask(bulkEditResource.update, { source_board_id: from.id, board_id: to.id })
  const placed = async () => {
    const { rows } = await app.pool.query<{ board: string; pins: number }>(
      'select board_id::text as board, count(*)::int as pins from pins where pinner_id = $1 group by board_id',
      [ana.member.id],
    )
    return new Map(rows.map(({ board, pins }) => [board, pins]))
  }
  expect(await workOn(app, 1)).toBe(1)
  const halfway = await placed()
  expect([halfway.get(from.id) ?? 0, halfway.get(to.id) ?? 0].every((count) => count > 0)).toBe(true)

  await reportAndDecide({ by: ben, moderator }, ['user', ana.member.id], 'ban')
  await workOn(app)
  expect(await placed()).toEqual(halfway)
  for (const left of ['board_operations', 'board_operation_pins', 'blocking_actions where finished_at is null'])
    expect((await app.pool.query(`select 1 from ${left}`)).rows, left).toEqual([])
  expect(await workOn(app)).toBe(0)
  expect(await brokenPromises(app.pool)).toEqual({})
})
