import { buildWeb } from '../../../../scripts/build-web.ts'
import { boardResource, LIVE_PATH, vipResource } from '@pinfold/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runWholeProgram, type WholeProgram } from '../faults/whole-program.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'
import { drawPicture, sendFile, signUp, type SignedIn } from '../support/people.ts'
import type { TestClient } from '../support/test-client.ts'
import { headersOf, keepAsking, openStream, type Outcome, sendByHalves, type SteadyVisitor } from './steady-visitors.ts'

// The program as `npm start` runs it is asked to end, while visitors go on without a pause.

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

/** Whoever watches `/ready` has so long to send visitors elsewhere; the program itself counts from a little later on. */
const STILL_SERVED_MILLISECONDS = 2900
/** By its own clock it has ten seconds, and then cuts itself off with exit code 1; here a busy machine looks late. */
const SEEN_MILLISECONDS = 20_000

// Where nobody has built the pages yet, that takes longer than the tests.
beforeAll(async () => void (await buildWeb()), 900_000)

let program: WholeProgram | null = null
let database: TestDatabase | null = null
afterEach(async () => {
  await program?.remove()
  await database?.drop()
  program = database = null
})

const pathOf = (resource: string, options: object) =>
  `/resource/${resource}/get/?${new URLSearchParams({ data: JSON.stringify({ options }) })}`

const formOf = (options: object) => new URLSearchParams({ data: JSON.stringify({ options }) }).toString()

/** Who reads pages and calls and who writes, each over a connection of its own. */
function startVisitors(origin: string, ana: SignedIn, boardId: string): Record<'readers' | 'writers', SteadyVisitor[]> {
  const headers = headersOf(ana)
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const read = (path: string, as = headers) => keepAsking(origin, () => ({ path, headers: as }))
  const write = (name: string) =>
    keepAsking(origin, (turn) => ({
      method: 'POST',
      path: '/resource/BoardResource/create/',
      headers: form,
      body: formOf({ name: `${name} ${turn}` }),
    }))
  return {
    readers: [
      read(pathOf('BoardResource', { board_id: boardId })),
      read(pathOf('UserHomefeedResource', {})),
      read('/about/', { 'user-agent': ana.userAgent }),
    ],
    writers: [write('First'), write('Second')],
  }
}

/** Every answer is whole and good; the last of each is that the server is gone, on a connection that was just opened. */
function expectNothingDropped(outcomes: readonly Outcome[], askedAt: number): void {
  const last = outcomes.at(-1)
  expect(outcomes.slice(0, -1).filter(({ status }) => status !== 200)).toEqual([])
  expect(last).toMatchObject({ status: null, isReused: false, hasBegun: false })
  expect(last?.failure).toMatch(/^(?:ECONNREFUSED|ECONNRESET)$/)
  expect((last?.sentAt ?? 0) - askedAt).toBeGreaterThan(STILL_SERVED_MILLISECONDS)
  const late = outcomes.slice(0, -1).filter(({ isLast }) => isLast)
  expect(late.length, 'answers that end their connection').toBeGreaterThan(0)
}

async function beginUpload(client: TestClient) {
  const { upload_id, upload_parameters, upload_url } = await client.ask(vipResource.create, { type: 'pinimage' })
  return { id: upload_id, parameters: upload_parameters, url: upload_url }
}

const stateOf = async (client: TestClient, ids: readonly string[]) => {
  const found = await client.ask(vipResource.get, { upload_ids: [...ids] })
  return ids.map((id) => found[id]?.status)
}

async function endUnderLoad(running: WholeProgram): Promise<void> {
  const { origin } = running
  const ana = await signUp(running)
  const board = await ana.ask(boardResource.create, { name: 'Kept' })
  expect((await fetch(`${origin}/ready`)).status).toBe(200)
  const { readers, writers } = startVisitors(origin, ana, board.id)
  const stream = await openStream(origin, LIVE_PATH, headersOf(ana))
  const slow = await beginUpload(ana)
  const halves = sendByHalves(origin, {
    parameters: slow.parameters,
    file: await drawPicture({ width: 1200, height: 900 }),
    headers: headersOf(ana),
  })
  for (const { outcomes } of [...readers, ...writers]) await expect.poll(() => outcomes.length).toBeGreaterThan(3)
  // Jobs that are in hand, or wait, when the end comes.
  const pictures = await Promise.all(Array.from({ length: 4 }, () => drawPicture({ width: 2400, height: 1800 })))
  const uploads = await Promise.all(
    pictures.map(async (picture) => {
      const { id, parameters, url } = await beginUpload(ana)
      expect((await sendFile(ana, { upload_url: url, upload_parameters: parameters }, picture)).status).toBe(204)
      return id
    }),
  )

  const askedAt = performance.now()
  process.kill(running.pid, 'SIGTERM')
  const ready = async () => (await fetch(`${origin}/ready`).catch(() => null))?.status
  await expect.poll(ready, { interval: 10 }).toBe(503)
  expect((await fetch(`${origin}/live`)).status).toBe(200)
  expect(await halves.finish()).toBe(204)
  expect(await stream.over).toMatchObject({ isWhole: true, text: expect.stringMatching(/^retry: \d+$/m) })
  expect(await running.ended).toBe(0)
  expect(performance.now() - askedAt).toBeLessThan(SEEN_MILLISECONDS)
  await Promise.all([...readers, ...writers].map(({ over }) => over))
  for (const { outcomes } of [...readers, ...writers]) expectNothingDropped(outcomes, askedAt)
  const complaints = running
    .printed()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
  // A slow machine may not be done with a picture, which then is decoded after the next start.
  expect(complaints.filter((line) => !line.includes('a picture was given up'))).toEqual([])

  await running.start()
  for (const { outcomes } of writers)
    for (const { body } of outcomes.slice(0, -1)) {
      const made = JSON.parse(body) as { resource_response: { data: { id: string; name: string } } }
      const { id, name } = made.resource_response.data
      expect(await ana.ask(boardResource.get, { board_id: id })).toMatchObject({ name })
    }
  const decided = [slow.id, ...uploads]
  await expect.poll(() => stateOf(ana, decided), { timeout: 90_000 }).toEqual(decided.map(() => 'succeeded'))
}

test('OP-08 one process ends within ten seconds of SIGTERM and drops no request', async () => {
  program = await runWholeProgram({ env: { WEB_PROCESSES: '1' } })
  await endUnderLoad(program)
})

test('OP-08 processes that share a port end within ten seconds of SIGTERM and drop no request', async () => {
  database = await createTestDatabase()
  program = await runWholeProgram({ env: { WEB_PROCESSES: '2', DATABASE_URL: database.url } })
  await endUnderLoad(program)
})
