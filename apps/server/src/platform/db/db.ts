import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { namedPool } from './named-pool.ts'
import type { Tables } from './tables.ts'

/** The database, or a transaction on it. */
export type Db = Kysely<Tables>
/** A transaction: what every write takes, so that it cannot run outside one. */
export type Tx = Transaction<Tables>

const DATE = 1082

/** A pool of connections. Big integers come as text, dates as 'YYYY-MM-DD', time stamps as `Date`. */
export function createPool(connection: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    max: 12,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // Whoever waits longer for a row gives the connection back to others.
    lock_timeout: 8000,
    ...connection,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === DATE ? (text: string) => text : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  pool.on('error', onError)
  // A checked-out client without a listener of its own would end the process when PostgreSQL stops.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** Kysely on the pool, naming its statements. */
export function createDb(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namedPool(pool) }) })
}
