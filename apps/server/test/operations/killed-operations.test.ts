import {
  type BlockingAction,
  boardResource,
  boardSectionResource,
  bulkEditResource,
  deletedBoards,
  getBoard,
  mergeBoards,
  restoreBoard,
} from '@pinfold/contract'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenPromises } from '../data/counters-equal-rows.ts'
import { type RunningProgram, runProgram } from '../messages/running-program.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type HeldBatches, holdBatches } from './held-batches.ts'
import { makeManyPins, pinsOf, pinsOfSection } from './many-pins.ts'

const MINUTES = 60_000
const WAITING = { timeout: MINUTES, interval: 20 }
const PINS = 400

let app: TestApp
let batches: HeldBatches
let folder: string
let ana: SignedIn
let worker: RunningProgram | null = null
beforeAll(async () => {
  app = await startTestApp({ isWithoutWorker: true })
  batches = await holdBatches(app.pool)
  folder = await mkdtemp(join(tmpdir(), 'pinfold-killed-'))
  ana = await signUp(app)
}, MINUTES)
afterAll(async () => {
  await worker?.kill()
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

const actionOn = async (boardId: string): Promise<BlockingAction | undefined> => {
  const deleted = (await ana.ask(deletedBoards, {})).find(({ id }) => id === boardId)
  return (deleted ?? (await ana.ask(getBoard, { board_id: boardId }))).blocking_actions?.at(-1)
}

/** Lets workers do it: some do a batch and are killed in the middle of the next, the last one ends it. */
async function workWithKills(boardId: string, kills: number): Promise<void> {
  const progress = async () => (await actionOn(boardId))?.progress ?? 1
  for (let left = kills; left >= 0; left -= 1) {
    const before = await progress()
    if (left > 0) await batches.holdAfterOne(boardId)
    worker = await runProgram(app.databaseUrl, folder, { role: 'both' })
    if (left > 0) await expect.poll(progress, WAITING).toBeGreaterThan(before)
    else await expect.poll(progress, WAITING).toBe(1)
    await worker.kill()
    worker = null
    await batches.release()
    if (left > 0) expect(await progress()).toBeLessThan(1)
  }
}

test(
  'ST-17 workers that are killed in the middle of a merge, a move and copies leave every pin exactly once',
  async () => {
    const [source, target, third] = [await makeBoard(ana), await makeBoard(ana), await makeBoard(ana)]
    const section = await ana.ask(boardSectionResource.create, { board_id: source.id, name: 'Some' })
    const inside = await makeManyPins(app, ana, PINS / 2, { board_id: source.id, section_id: section.id })
    const outside = await makeManyPins(app, ana, PINS / 2, { board_id: source.id })
    await ana.ask(mergeBoards, { source_id: source.id, target_id: target.id })
    await workWithKills(target.id, 2)
    expect((await app.pool.query('select pin_id from board_pins where board_id = $1', [target.id])).rows).toHaveLength(
      PINS,
    )
    expect(await brokenPromises(app.pool)).toEqual({})
    const { rows } = await app.pool.query<{ id: string }>('select id from board_sections where board_id = $1', [
      target.id,
    ])
    expect(await pinsOfSection(ana, rows[0]?.id ?? '')).toEqual(inside.toReversed())

    await ana.ask(bulkEditResource.create, { source_board_id: target.id, board_id: third.id })
    await workWithKills(third.id, 1)
    expect((await app.pool.query('select pin_id from board_pins where board_id = $1', [third.id])).rows).toHaveLength(
      PINS,
    )
    const copies = await app.pool.query(
      'select saved_from_pin_id from pins where board_id = $1 group by 1 having count(*) > 1',
      [third.id],
    )
    expect(copies.rows).toEqual([])
    expect(await brokenPromises(app.pool)).toEqual({})

    await ana.ask(bulkEditResource.update, { source_board_id: target.id, board_id: third.id })
    await workWithKills(third.id, 1)
    expect(await pinsOf(ana, target.id)).toEqual([])
    expect(await pinsOf(ana, third.id)).toEqual([...inside, ...outside].toReversed().slice(0, 250))
    expect(await brokenPromises(app.pool)).toEqual({})
  },
  8 * MINUTES,
)

test(
  'ST-17 PS-11 workers that are killed while a large board is put away, and while it comes back, leave it whole, and nothing shows in between',
  async () => {
    const board = await makeBoard(ana)
    const pins = await makeManyPins(app, ana, PINS, { board_id: board.id })
    const open = `select p.id from pins p join picture_signatures s on s.signature = p.signature and s.is_public where p.board_id = $1`
    const isOpen = async () => (await app.pool.query(open, [board.id])).rowCount
    await ana.ask(boardResource.delete, { board_id: board.id })
    expect(await isOpen()).toBe(0)
    await workWithKills(board.id, 2)
    expect(await isOpen()).toBe(0)
    expect(await brokenPromises(app.pool)).toEqual({})

    await ana.ask(restoreBoard, { board_id: board.id })
    await workWithKills(board.id, 2)
    expect(await isOpen()).toBe(PINS)
    expect(await pinsOf(ana, board.id)).toEqual(pins.toReversed().slice(0, 250))
    expect((await app.pool.query('select id from board_operations')).rows).toEqual([])
    expect(await brokenPromises(app.pool)).toEqual({})
  },
  8 * MINUTES,
)
