import { boardSectionEditResource, boardSectionPinsResource, mergeSections, pinResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectSettled } from './check-world.ts'
import { type Lane, openLane } from './lane.ts'
import { makeAllWorkLong } from './long-work.ts'
import { makeWorld } from './small-world.ts'
import { work, workAll } from './worker-steps.ts'

makeAllWorkLong()

let lane: Lane
beforeAll(async () => {
  lane = await openLane()
})
afterAll(() => lane.close())

test('BO-03 ST-18 a large section joins another in the background; what somebody takes out of it meanwhile stays out', async () => {
  const world = await makeWorld(lane, 2)
  const [ana = '', ben = ''] = world.people
  const [large, small] = world.sections.map(({ id }) => id)
  const of = (section_id = '') => lane.ask(ana, boardSectionPinsResource.get, { section_id })
  const before = (await of(large)).data?.map(({ id }) => id) ?? []
  expect(before).toHaveLength(8)

  const options = { source_id: large ?? '', target_id: small ?? '' }
  expect((await lane.ask(ana, mergeSections, options)).refusal).toBeNull()
  // Whoever wants to end one of the two has to wait.
  expect((await lane.ask(ana, mergeSections, options)).refusal).toBe('board_busy')
  const ending = { section_id: small ?? '' }
  expect((await lane.ask(ana, boardSectionEditResource.delete, ending)).refusal).toBe('board_busy')
  await work(lane, { which: 0, isTwice: true })

  const [newest = ''] = before
  expect((await lane.ask(ben, pinResource.update, { id: newest, board_section_id: '' })).refusal).toBeNull()
  await workAll(lane)
  expect((await of(small)).data?.map(({ id }) => id)).toEqual(before.slice(1))
  expect((await of(large)).refusal).toBe('section_not_found')
  await expectSettled(lane, world)
})
