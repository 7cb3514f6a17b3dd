import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boardResource, boardsResource } from '@pinfold/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProgram, runProgram } from '../messages/running-program.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'
import { signUp } from '../support/people.ts'
import { TestClient } from '../support/test-client.ts'

let database: TestDatabase
let folder: string
let program: RunningProgram
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'pinfold-answers-'))
  pool = new pg.Pool(database.connection)
  program = await runProgram(database.url, folder)
}, 60_000)
afterAll(async () => {
  await program.kill()
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('CA-19 a server that is killed between a write and its answer gives the answer to the repeat', async () => {
  const ana = await signUp({ client: () => new TestClient(program.origin) })
  // Keeping an answer takes for ever, so the kill comes after the commit and before the answer.
  await pool.query(`
    create function wait_for_the_kill() returns trigger language plpgsql as
      $$ begin perform pg_sleep(600); return new; end $$;
    create trigger slow_answers before update of answer on idempotency_keys for each row
      when (new.answer is not null) execute function wait_for_the_kill()`)
  const key = { 'idempotency-key': 'killed' }
  const lost = ana.call(boardResource.create, { name: 'Answered late' }, key).catch(() => null)
  const committed = async () =>
    (await pool.query('select 1 from idempotency_keys where is_committed and results is not null')).rowCount
  await expect.poll(committed, { timeout: 20_000 }).toBe(1)
  await program.kill()
  expect(await lost).toBeNull()
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
  )
  await pool.query('drop trigger slow_answers on idempotency_keys; drop function wait_for_the_kill')
  // A minute later, as claims count.
  await pool.query(`update idempotency_keys set created_at = created_at - interval '2 minutes'`)

  program = await runProgram(database.url, folder)
  const client = ana.through(program.origin)
  const answer = await client.call(boardResource.create, { name: 'Answered late' }, key)
  expect(answer).toMatchObject({ status: 200, data: { name: 'Answered late' } })
  const boards = await client.ask(boardsResource.get, { username: ana.member.username })
  expect(boards.map(({ id }) => id)).toEqual([answer.data.id])
}, 60_000)
