import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boardResource, pinResource, userSessionResource } from '@pinfold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/platform/config/config.ts'
import { type Program, startProgram } from '../../src/program.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'
import { drawPicture, makeBoard, signUp, upload } from '../support/people.ts'
import { TestClient } from '../support/test-client.ts'

let database: TestDatabase
let folder: string
const programs: Program[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'pinfold-roles-'))
})
afterAll(async () => {
  for (const program of programs) await program.stop()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** One process's worth of the program; answers where it listens, if it does. */
async function start(role: 'web' | 'worker'): Promise<string> {
  const config = readConfig({ ROLE: role, DATA_DIR: folder, LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' })
  const program = await startProgram({
    config,
    secret: 's'.repeat(43),
    connection: database.connection,
    renderer: null,
    onError: console.error,
  })
  programs.push(program)
  return program.web ? program.web.listen({ port: 0, host: '127.0.0.1' }) : ''
}

test('a start waits longer for a connection than a request does', async () => {
  const hurried = { ...database.connection, connectionTimeoutMillis: 1 }
  const program = await startProgram({
    config: readConfig({ ROLE: 'web', DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    secret: 's'.repeat(43),
    connection: hurried,
    renderer: null,
    onError: () => undefined,
  })
  await program.stop()
})

test('OP-04 two web processes and a worker share nothing but database and storage, and any of them answers', async () => {
  const [first, second] = [await start('web'), await start('web')]
  expect(await start('worker')).toBe('')
  const here = new TestClient(first)
  const there = new TestClient(second)
  const ana = await signUp({ client: () => here })
  await there.ask(userSessionResource.create, { username_or_email: ana.member.email, password: ana.member.password })

  const board = await makeBoard(here, 'Shared')
  const { id, status } = await upload(there, await drawPicture())
  expect(status).toBe('succeeded')
  const pin = await there.ask(pinResource.create, { upload_id: id, board_id: board.id })

  expect((await here.ask(pinResource.get, { id: pin.id })).board?.name).toBe('Shared')
  const session = here.cookies.get('_pinterest_sess') ?? ''
  here.cookies.clear()
  there.cookies.set('_pinterest_sess', session)
  expect((await there.ask(boardResource.get, { board_id: board.id })).viewer_can.delete).toBe(true)
})
