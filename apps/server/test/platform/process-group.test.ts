import { boardResource, countPinViews, rates, userSettingsResource } from '@pinfold/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runWholeProgram, type WholeProgram } from '../faults/whole-program.ts'
import { freePortsInARow } from '../support/free-ports.ts'
import { Listening } from '../messages/listening.ts'
import { say, talk } from '../messages/talking.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'
import { runSql } from '../support/run-sql.ts'
import { signUp } from '../support/people.ts'
import { TestClient } from '../support/test-client.ts'

// Two web processes and a worker as they run for people: what is counted for all of them, and what each counts for itself.

const WEBS = [1, 2]
/** Limits are a tenth, so that one is reached with few calls. */
const FACTOR = 0.1
/** How many streams a member may have open in one process. */
const STREAMS_OF_EACH = 10

let database: TestDatabase
let program: WholeProgram
let metricsPort: number
beforeAll(async () => {
  database = await createTestDatabase()
  // The worker's, and one for each web process.
  metricsPort = await freePortsInARow(1 + WEBS.length)
  const env = { DATABASE_URL: database.url, RATES: String(FACTOR), METRICS_PORT: String(metricsPort) }
  program = await runWholeProgram({ env: { ...env, WEB_PROCESSES: String(WEBS.length) } })
}, 300_000)
afterAll(async () => {
  await program.remove()
  await database.drop()
})

const streams: Listening[] = []
afterEach(() => {
  for (const each of streams.splice(0)) each.close()
})

/** A browser that connects anew for each request, so that the processes have them in turn. */
class Restless extends TestClient {
  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('connection', 'close')
    return super.fetch(path, { ...init, headers })
  }
}
const group = { client: () => new Restless(program.origin) }

/** How many requests each web process has answered. */
const answeredByEach = () =>
  Promise.all(
    WEBS.map(async (place) => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort + place}/metrics`)).text()
      const counts = text.matchAll(/^pinfold_http_request_seconds_count\{[^}]*\} (\d+)/gm)
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
    }),
  )

/** Whether all of them answered something meanwhile. */
async function whileAllAnswer(work: () => Promise<void>): Promise<void> {
  const before = await answeredByEach()
  await work()
  const after = await answeredByEach()
  for (const [place, count] of after.entries()) expect(count).toBeGreaterThan(before[place] ?? Infinity)
}

test('OP-04 what a member may do in an hour is counted for all processes together', async () => {
  const ana = await signUp(group)
  const most = Math.round(rates.board.most.new * FACTOR)
  await whileAllAnswer(async () => {
    const names = Array.from({ length: 12 }, (_, n) => `Board ${n}`)
    const statuses = (await Promise.all(names.map((name) => ana.call(boardResource.create, { name })))).map(
      ({ status }) => status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(most)
    expect(statuses.filter((status) => status === 429)).toHaveLength(names.length - most)
  })
})

test('OP-04 MS-01 streams are bounded in each process, and all hear what is written through any', async () => {
  const [ana, ben] = await Promise.all([signUp(group), signUp(group)])
  const { id } = await talk(ana, [ben])
  for (let n = 0; n < 3 * STREAMS_OF_EACH; n += 1) {
    const stream = await Listening.open(ben)
    if (stream.status === 200) streams.push(stream)
    else expect(stream.status).toBe(429)
  }
  // More than one process allows, so more than one has some.
  expect(streams.length).toBeGreaterThan(STREAMS_OF_EACH)
  expect(streams.length).toBeLessThanOrEqual(WEBS.length * STREAMS_OF_EACH)
  const said = [(await say(ana, id, 'One')).id, (await say(ana, id, 'Two')).id]
  for (const stream of streams) {
    await stream.until((event) => event.kind === 'message' && event.message_id === said[1])
    expect(stream.events.flatMap((event) => (event.kind === 'message' ? [event.message_id] : []))).toEqual(said)
  }
})

test('OP-04 views of pins that any process was told of are noted once, with those that wait when the program ends', async () => {
  const views = Array.from({ length: 12 }, (_, at) => ({
    batch_key: `view-of-a-group-${at}`,
    client: group.client(),
  }))
  const tell = async ({ batch_key, client }: (typeof views)[number]) => {
    await client.ask(userSettingsResource.update, { allow_analytic_cookies: true, surface_tag: 'test' })
    await client.ask(countPinViews, { batch_key, views: [{ pin_id: '1024', kind: 'impression' }] })
    await client.ask(countPinViews, { batch_key, views: [{ pin_id: '1024', kind: 'impression' }] })
  }
  await whileAllAnswer(async () => void (await Promise.all(views.map(tell))))
  await program.stop()
  const sql = 'select count(*)::int as batches from insight_batches'
  const [row] = await runSql<{ batches: number }>(database.connection, sql)
  expect(row?.batches).toBe(views.length)
})
