import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { namedPool } from './named-pool.ts'
import type { Tables } from './tables.ts'
import { handleOn, noDriver, type TransactionClient, TransactionConnection } from './transaction.ts'

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

/** A pool of connections; over one that is not a `pipeline`, rows may be copied in. */
export function createPool(
  connection: pg.PoolConfig & { readonly pipeline?: boolean },
  onError: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'pinfold',
    max: 12,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    // Whoever waits longer for a row gives the connection back to others.
    lock_timeout: 8000,
    // What a transaction asks at once goes out at once.
    pipeline: true,
    ...connection,
    types: rowTypes,
  })
  pool.on('error', onError)
  // A checked-out client without a listener of its own would end the process when PostgreSQL stops.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

/** What transactions on a database begin with. */
interface Source {
  connect(): Promise<TransactionClient>
  handleOn(connection: TransactionConnection): Tx
}

const sources = new WeakMap<object, Source>()

/** What is said last in a transaction, each before it waits for an answer, so that the commit goes out with it. */
export type LastWord = () => Promise<unknown>

/**
 * Runs the work in a transaction. Commands call `inTransaction`, which tries again and knows repeats. `lastWords` say what
 * is written after the work, right before the commit.
 */
export async function transact<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  lastWords: (tx: Tx, result: T) => readonly LastWord[] = () => [],
): Promise<T> {
  const source = sources.get(db)
  if (!source) throw new TypeError('no database')
  const client = await source.connect()
  const connection = new TransactionConnection(client)
  const tx = source.handleOn(connection)
  let isBroken = false
  try {
    const begun = connection.say('begin')
    // Its failure is that of whatever comes first.
    begun.catch(() => undefined)
    const result = await work(tx)
    await begun
    await commit(connection, lastWords(tx, result))
    return result
  } catch (error) {
    await connection.say('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    connection.end()
    client.release(isBroken)
  }
}

async function commit(connection: TransactionConnection, lastWords: readonly LastWord[]): Promise<void> {
  const said: Promise<unknown>[] = []
  for (const say of lastWords) {
    const before = connection.sent
    const saying = say()
    // What is not sent yet would come after the commit.
    if (connection.sent === before) await saying
    else said.push(saying)
  }
  const [done] = await Promise.all([connection.say('commit'), ...said])
  // PostgreSQL answers so where an earlier failure was passed over.
  if (done !== 'COMMIT') throw new Error('The transaction was rolled back')
}

/** Kysely on the pool, naming its statements. */
export function createDb(pool: pg.Pool): Kysely<Tables> {
  const named = namedPool(pool)
  const dialect = new PostgresDialect({ pool: named })
  const db = new Kysely<Tables>({ dialect })
  sources.set(db, {
    connect: () => named.connect(),
    handleOn: (connection) => {
      const executor = db
        .getExecutor()
        .withConnectionProvider({ provideConnection: (consumer) => consumer(connection) })
      const handle = new Kysely<Tables>({ config: { dialect }, dialect, driver: noDriver, executor })
      return handleOn(connection, handle) as unknown as Tx
    },
  })
  return db
}
