import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

let database: TestDatabase
let pool: pg.Pool
let folder: string

beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true })
  pool = new pg.Pool(database.connection)
  folder = mkdtempSync(join(tmpdir(), 'pinfold-migrations-'))
})

afterEach(async () => {
  await pool.end()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

test('files run once, in order, and the second run finds nothing to do', async () => {
  write('0002-fill.sql', 'insert into shelf values (1); insert into shelf values (2);')
  write('0001-shelf.sql', 'create table shelf (number int);')
  expect(await migrate(pool, folder)).toEqual(['0001-shelf.sql', '0002-fill.sql'])
  expect(await migrate(pool, folder)).toEqual([])
  expect((await pool.query('select count(*)::int as n from shelf')).rows).toEqual([{ n: 2 }])
})

test('a failing file leaves nothing of itself, keeps those before it and says where', async () => {
  write('0001-shelf.sql', 'create table shelf (number int);')
  write('0002-broken.sql', 'create table half (number int);\ninsert into nowhere values (1);')
  await expect(migrate(pool, folder)).rejects.toThrow(/0002-broken\.sql \(line 2\): relation "nowhere" does not exist/)
  expect((await pool.query(`select to_regclass('half') as half, to_regclass('shelf')::text as shelf`)).rows).toEqual([
    { half: null, shelf: 'shelf' },
  ])
  write('0002-broken.sql', 'create table half (number int);')
  expect(await migrate(pool, folder)).toEqual(['0002-broken.sql'])
})

test('an applied file that was changed or removed, and one that comes late, are refused', async () => {
  write('0002-shelf.sql', 'create table shelf (number int);')
  await migrate(pool, folder)
  write('0002-shelf.sql', 'create table shelf (number bigint);')
  await expect(migrate(pool, folder)).rejects.toThrow('migrations: 0002-shelf.sql was changed after it was run')
  rmSync(join(folder, '0002-shelf.sql'))
  await expect(migrate(pool, folder)).rejects.toThrow('the database has 0002-shelf.sql')
  write('0002-shelf.sql', 'create table shelf (number int);\r\n'.trimEnd())
  write('0001-late.sql', 'select 1;')
  await expect(migrate(pool, folder)).rejects.toThrow('0001-late.sql comes before 0002-shelf.sql')
})

test('a misnamed file and a number given twice are refused', async () => {
  write('first.sql', 'select 1;')
  await expect(migrate(pool, folder)).rejects.toThrow('first.sql is not named NNNN-name.sql')
  rmSync(join(folder, 'first.sql'))
  write('0001-a.sql', 'select 1;')
  write('0001-b.sql', 'select 1;')
  await expect(migrate(pool, folder)).rejects.toThrow('0001-b.sql has the number of 0001-a.sql')
})

test('processes that start at once run every file exactly once between them', async () => {
  write('0001-shelf.sql', 'create table shelf (number int); select pg_sleep(0.1);')
  write('0002-fill.sql', 'insert into shelf values (1);')
  const runs = await Promise.all(Array.from({ length: 4 }, () => migrate(pool, folder)))
  expect(runs.flat().toSorted()).toEqual(['0001-shelf.sql', '0002-fill.sql'])
  expect((await pool.query('select count(*)::int as n from shelf')).rows).toEqual([{ n: 1 }])
})

test('the real migrations run from an empty database', async () => {
  const real = join(import.meta.dirname, '..', '..', 'migrations')
  expect(await migrate(pool, real)).toEqual(
    readdirSync(real)
      .filter((name) => name.endsWith('.sql'))
      .toSorted(),
  )
})
