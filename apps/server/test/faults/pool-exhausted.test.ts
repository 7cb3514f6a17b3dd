import { boardResource, pinResource } from '@pinfold/contract'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeQuickPin } from '../data/quick-pins.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ana: SignedIn
beforeAll(async () => {
  app = await startTestApp({ isWithoutWorker: true, poolPatience: 1000 })
  ana = await signUp(app)
})
afterAll(() => app.stop())

/** Takes every connection there is, and does nothing with it, until the answered function is called. */
async function takeAllConnections(): Promise<() => void> {
  const clients: pg.PoolClient[] = []
  // One after the other, and again: making one may take longer than anybody waits here.
  while (clients.length < app.programPool.options.max) {
    const client = await app.programPool.connect().catch(() => null)
    if (client) clients.push(client)
  }
  return () => clients.forEach((client) => client.release())
}

const probe = async (path: string) => {
  const answer = await fetch(`${app.origin}${path}`)
  return { status: answer.status, body: await answer.json() }
}

test('OP-04 without a free connection writes are refused and short reads answered, /ready says so, /live stays; then all is as before', async () => {
  const { id } = await makeBoard(ana)
  expect(await probe('/ready')).toEqual({ status: 200, body: { status: 'ok' } })
  const pin = await makeQuickPin(app, ana, { board_id: id })
  const giveBack = await takeAllConnections()
  try {
    await withoutConnections(pin.id)
  } finally {
    giveBack()
  }
  expect(await probe('/ready')).toEqual({ status: 200, body: { status: 'ok' } })
  expect((await ana.ask(boardResource.get, { board_id: id })).id).toBe(id)
  const { rows } = await app.pool.query(`select from boards where name = 'Late'`)
  expect(rows).toEqual([])
})

async function withoutConnections(pinId: string): Promise<void> {
  const outcomes = async (calls: Promise<{ status: number; error: { name: string } | null | undefined }>[]) =>
    new Set((await Promise.all(calls)).map(({ status, error }) => `${status} ${error?.name ?? ''}`.trim()))
  const times = Array.from({ length: 20 })
  const [writes, reads] = await Promise.all([
    outcomes(times.map(() => ana.call(boardResource.create, { name: 'Late' }))),
    outcomes(times.map(() => ana.call(pinResource.get, { id: pinId }))),
  ])
  expect(writes).toEqual(new Set(['503 overloaded']))
  expect(reads).toEqual(new Set(['200']))
  expect(await probe('/ready')).toEqual({
    status: 503,
    body: { status: 'unavailable', reason: 'The database does not answer.' },
  })
  expect(await probe('/live')).toEqual({ status: 200, body: { status: 'ok' } })
}
