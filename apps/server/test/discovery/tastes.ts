import { expect } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, savePin, type SignedIn, signUp } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'

/** Pictures of one taste, which some members keep together on boards of theirs; the recommender has heard of it. */
export async function makeTaste(
  app: TestApp,
  makers: readonly SignedIn[],
  { title, pictures, keepers }: { title: string; pictures: number; keepers: number },
) {
  const pins: Awaited<ReturnType<typeof makeQuickPin>>[] = []
  for (let at = 0; at < pictures; at += 1) {
    const maker = makers[at % makers.length]
    if (maker) pins.push(await makeQuickPin(app, maker, { title: `${title} ${at}` }))
  }
  const boards = []
  for (let at = 0; at < keepers; at += 1) {
    const keeper = await signUp(app)
    const board = await makeBoard(keeper)
    for (const pin of pins) await savePin(keeper, pin.id, board.id)
    boards.push({ keeper, board })
  }
  await heardOf(app, pins[0]?.id, pictures - 1)
  return { pins, boards }
}

/** Waits until the recommender knows so many pictures beside the pin's. */
export async function heardOf(app: TestApp, pinId: string | undefined, others: number): Promise<void> {
  const { rows } = await app.pool.query<{ id: string }>('select aggregate_id::text as id from pins where id = $1', [
    pinId,
  ])
  const queries = rows.map(({ id }) => ({ id, weight: 1 }))
  const alike = () => app.core.recommender.alike({ queries, leaveOut: [], wanted: 100 }, 5000)
  await expect.poll(alike).toHaveLength(others)
}
