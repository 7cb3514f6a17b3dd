import { boardResource } from '@pinfold/contract'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  while (clients.length < app.pool.options.max) {
    const client = await app.pool.connect().catch(() => null)
    if (client) clients.push(client)
  }
  return () => clients.forEach((client) => client.release())
}

const probe = async (path: string) => {
  const answer = await fetch(`${app.origin}${path}`)
  return { status: answer.status, body: await answer.json() }
}

test('OP-04 without a free connection calls are refused, /ready says so, /live stays; then all is as before', async () => {
  const { id } = await makeBoard(ana)
  expect(await probe('/ready')).toEqual({ status: 200, body: { status: 'ok' } })
  const giveBack = await takeAllConnections()
  try {
    await withoutConnections(id)
  } finally {
    giveBack()
  }
  expect(await probe('/ready')).toEqual({ status: 200, body: { status: 'ok' } })
  expect((await ana.ask(boardResource.get, { board_id: id })).id).toBe(id)
  const { rows } = await app.pool.query(`select from boards where name = 'Late'`)
  expect(rows).toEqual([])
})

async function withoutConnections(id: string): Promise<void> {
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => ana.call(boardResource.create, { name: 'Late' })),
    ...Array.from({ length: 20 }, () => ana.call(boardResource.get, { board_id: id })),
  ])
  expect(new Set(answers.map(({ status, error }) => `${status} ${error?.name}`))).toEqual(new Set(['503 overloaded']))
  expect(await probe('/ready')).toEqual({
    status: 503,
    body: { status: 'unavailable', reason: 'The database does not answer.' },
  })
  expect(await probe('/live')).toEqual({ status: 200, body: { status: 'ok' } })
}
