import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { namedPool } from './named-pool.ts'
import type { Tables } from './tables.ts'

/** The database, or a transaction on it, to read by. What writes takes a `Writer`. */
export type Db = Pick<Kysely<Tables>, 'selectFrom' | 'executeQuery' | 'getExecutor'>

declare const transaction: unique symbol

/** A transaction as it begins: it reads and takes locks. What may write comes of it by `platform/writing`. */
export type Tx = Db & { readonly [transaction]: true }

const DATE = 1082

/** Big integers come as text, dates as 'YYYY-MM-DD', time stamps as `Date`. */
export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === DATE ? (text: string) => text : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** A pool of connections. */
export function createPool(connection: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'pinfold',
    max: 12,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // Whoever waits longer for a row gives the connection back to others.
    lock_timeout: 8000,
    ...connection,
    types: rowTypes,
  })
  pool.on('error', onError)
  // A checked-out client without a listener of its own would end the process when PostgreSQL stops.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

const isWhole = (db: Db): db is Kysely<Tables> => 'transaction' in db

/** Runs the work in a transaction. Commands call `inTransaction`, which tries again and knows repeats. */
export function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (!isWhole(db)) throw new TypeError('no database')
  return db.transaction().execute((tx) => work(tx as Transaction<Tables> & Tx))
}

/** Kysely on the pool, naming its statements. */
export function createDb(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namedPool(pool) }) })
}
