import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dataExportResource } from '@pinfold/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renditionKey } from '../../src/modules/media/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createIdSource } from '../../src/platform/ids/ids.ts'
import { makeLargeProfile } from '../data/large-profile.ts'
import { type RunningProgram, runProgram } from '../messages/running-program.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'
import { TestClient } from '../support/test-client.ts'
import { unzip } from '../support/unzip.ts'
import { brokenWays } from './broken-ways.ts'

const PINS = 1500
let database: TestDatabase
let folder: string
let program: RunningProgram
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'pinfold-export-'))
  pool = new pg.Pool(database.connection)
  program = await runProgram(database.url, folder, { role: 'both' })
}, 60_000)
afterAll(async () => {
  await program.kill()
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/**
 * From now on whoever writes the third part of an export waits until the answer is called. The two before it are written
 * by then, so the worker is in the middle for as long as a test likes.
 */
async function holdThirdPart(): Promise<() => Promise<void>> {
  await pool.query(`
    create function wait_with_third_part() returns trigger language plpgsql as $$
      begin
        if new.number = 3 then perform pg_advisory_xact_lock(3); end if;
        return new;
      end $$;
    create trigger third_part_waits before insert on data_export_parts
      for each row execute function wait_with_third_part()`)
  const client = await pool.connect()
  await client.query('select pg_advisory_lock(3)')
  return async () => {
    await client.query('select pg_advisory_unlock(3)')
    client.release()
  }
}

const thirdPartsWaiting = async () =>
  (await pool.query(`select 1 from pg_locks where locktype = 'advisory' and objid = 3 and not granted`)).rowCount

const parts = async () =>
  (await pool.query<{ file_key: string }>('select file_key from data_export_parts order by number')).rows.map(
    (row) => row.file_key,
  )

test('AC-07 a worker that is killed in the middle of an export goes on with it after its start', async () => {
  const filled = { client: () => new TestClient(program.origin), pool, core: { ids: createIdSource(systemClock) } }
  const ana = await makeLargeProfile(filled, { boards: 3, pins: PINS })
  const { rows: pins } = await pool.query<{ content_hash: string }>('select content_hash from pins')
  for (const { content_hash: hash } of pins) {
    const file = join(folder, 'media', renditionKey(hash, 'orig', 'jpg'))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, hash.repeat(20))
  }
  const letGo = await holdThirdPart()
  await ana.ask(dataExportResource.create, {})
  await expect.poll(thirdPartsWaiting).toBe(1)
  await program.kill()
  await letGo()
  const before = await parts()
  expect(before).toHaveLength(2)
  const { rows } = await pool.query('select state from data_exports')
  expect(rows).toEqual([{ state: 'working' }])

  program = await runProgram(database.url, folder, { role: 'both' })
  const client = ana.through(program.origin)
  await expect
    .poll(async () => (await client.ask(dataExportResource.get, {}))?.state, { timeout: 60_000, interval: 100 })
    .toBe('ready')
  // Nothing that was done is done again.
  expect((await parts()).slice(0, before.length)).toEqual(before)
  const made = await client.ask(dataExportResource.get, {})
  const files = unzip(Buffer.from(await (await client.fetch(made?.download_path ?? '')).arrayBuffer()))
  expect([...files.keys()].filter((name) => name.startsWith('pictures/originals/'))).toHaveLength(PINS)
  expect(brokenWays(files)).toEqual([])
}, 180_000)
