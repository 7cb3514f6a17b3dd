import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { compiledByIds } from '../../src/platform/db/compiled.ts'
import { createDb, createPool } from '../../src/platform/db/db.ts'
import { createRowKeeper, keepRows, type RowKeeper } from '../../src/platform/db/kept/row-keeper.ts'
import type { Id } from '../../src/platform/ids/ids.ts'
import { createTestDatabase, type TestDatabase } from '../setup/test-database.ts'

/** A row to keep. */
export interface Lamp {
  readonly id: Id
  readonly colour: string
}

/** Nine red lamps before each test of a file, and a new keeper of rows on their database. */
export interface LampStage {
  readonly database: TestDatabase
  readonly pool: pg.Pool
  readonly db: ReturnType<typeof createDb>
  readonly keeper: RowKeeper
}

/** Sets the stage up; what it answers is filled when tests run. `now` answers milliseconds for the keeper. */
export function setLamps(now: () => number = () => performance.now()): LampStage {
  const stage = {} as { -readonly [K in keyof LampStage]: LampStage[K] }
  beforeAll(async () => {
    stage.database = await createTestDatabase()
    stage.pool = createPool(stage.database.connection, () => undefined)
    stage.db = createDb(stage.pool)
    await stage.pool.query('create table lamps (bucket smallint, id bigint, colour text)')
  })
  afterAll(async () => {
    await stage.pool.end()
    await stage.database.drop()
  })
  beforeEach(async () => {
    await stage.pool.query(`truncate lamps; insert into lamps select 0, id, 'red' from generate_series(1, 9) as id`)
    stage.keeper = createRowKeeper(stage.database.connection, { onError: () => undefined, now })
    keepRows(stage.db, stage.keeper)
  })
  afterEach(() => stage.keeper.stop())
  return stage
}

/** Reads lamps from the database. */
export const readLamps = compiledByIds(
  (_db, ids) => sql<Lamp>`select id, colour from lamps where id = any(${ids.as((each) => [...each]).sql}::bigint[])`,
)
