import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@pinfold/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../src/platform/clock.ts'
import { createIdSource } from '../../src/platform/ids/ids.ts'
import { fillBoard } from '../data/quick-pins.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'
import { makeBoard, type SignedIn, signUp } from '../support/people.ts'
import { TestClient } from '../support/test-client.ts'
import { runPages } from './running-pages.ts'

const HEAP_MEGABYTES = 160
const CONNECTIONS = 8
/** After these all code has run, and what is kept once is kept. */
const FIRST_PAGES = 120
const MORE_PAGES = 240
/** What the engine itself learns meanwhile; a page that stayed would take three times as much. */
const BYTES_A_PAGE = 25_000

let database: TestDatabase
let pool: pg.Pool
let folder: string
let program: Awaited<ReturnType<typeof runPages>>
let ana: SignedIn
let paths: readonly string[]
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'pinfold-memory-'))
  program = await runPages(database.url, folder, HEAP_MEGABYTES)
  pool = new pg.Pool(database.connection)
  const client = () => new TestClient(program.origin)
  ana = await signUp({ client })
  const board = await makeBoard(ana, 'Much')
  const app = { client, pool, core: { ids: createIdSource(systemClock) } }
  const [first = ''] = await fillBoard(app, ana, board.id, 25)
  paths = [board.url, routes.home.build({}), routes.closeup.build({ pinId: first })]
}, 300_000)
afterAll(async () => {
  await program.stop()
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** Asks for so many pages, some at a time: of a member, and of visitors by addresses nobody asked for. */
async function load(count: number, open: (path: string, client: TestClient) => Promise<void>): Promise<void> {
  let number = 0
  const visitor = new TestClient(program.origin)
  const walk = async () => {
    while (number < count && program.end === null) {
      number += 1
      const path = paths[number % paths.length] ?? ''
      if (number % 4 === 0) await open(`${path}?n=${crypto.randomUUID()}`, visitor)
      else await open(path, ana)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, walk))
}

async function read(path: string, client: TestClient): Promise<void> {
  const response = await client.fetch(path)
  expect(response.status, path).toBe(200)
  await response.arrayBuffer()
}

/** Goes away when the first bytes came. */
async function leave(path: string, client: TestClient): Promise<void> {
  const headers = {
    'user-agent': client.userAgent,
    'x-forwarded-for': client.address,
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
  await new Promise<void>((resolve) => {
    const asked = request(new URL(path, program.origin), { headers }, (answer) => {
      answer.once('error', () => undefined)
      answer.once('data', () => asked.destroy())
      answer.once('close', resolve)
    })
    asked.once('error', () => resolve())
    asked.end()
  })
}

const growth = async (work: () => Promise<void>) => {
  const before = await program.heldBytes()
  await work()
  return (await program.heldBytes()) - before
}

test('pages leave nothing behind, and a program with a small heap lives on', { timeout: 300_000 }, async () => {
  await load(FIRST_PAGES, read)
  const grown = await growth(() => load(MORE_PAGES, read))
  expect(program.end).toBeNull()
  expect(grown).toBeLessThan(MORE_PAGES * BYTES_A_PAGE)
})

test('nor do pages whose reader went away in the middle', { timeout: 300_000 }, async () => {
  await load(FIRST_PAGES / 2, leave)
  const grown = await growth(() => load(MORE_PAGES / 2, leave))
  expect(program.end).toBeNull()
  expect(grown).toBeLessThan((MORE_PAGES / 2) * BYTES_A_PAGE)
})
