import type { CompiledQuery, DatabaseConnection, Driver, PostgresPoolClient, QueryResult } from 'kysely'
import { setImmediate as turnOfEvents } from 'node:timers/promises'
import type { NamedStatement } from './known-query.ts'

/** What of a pool's connection a transaction uses. */
export type TransactionClient = PostgresPoolClient & {
  /** Sends a statement that both sides know by its name. */
  run(statement: NamedStatement): Promise<{ rows: unknown[]; rowCount: number | null; command: string }>
}

const ABORTED = '25P02'
const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === ABORTED

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/**
 * The one connection of a transaction. Statements go out when they are asked, also before earlier ones are answered:
 * PostgreSQL does them in their order, and after one that fails does none.
 */
export class TransactionConnection implements DatabaseConnection {
  /** How many statements were sent. */
  sent = 0
  /** Whether something was written: what is read afterwards may be the transaction's own. */
  hasWritten = false
  /** How often something was locked: what was read before a lock may be older than what the lock protects. */
  locks = 0
  private isOver = false
  private failure: unknown = undefined
  private readonly client: TransactionClient

  constructor(client: TransactionClient) {
    this.client = client
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount, command } = await this.send(sql, () => this.client.query<R>(sql, parameters))
    return {
      rows,
      ...(CHANGING.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
    }
  }

  /** Sends a statement that was compiled once, before this returns. */
  async run<R>(statement: NamedStatement): Promise<R[]> {
    const { rows } = await this.send(statement.text, () => this.client.run(statement))
    return rows as R[]
  }

  /** `begin`, `commit`, `rollback`; answers what PostgreSQL did. */
  async say(word: 'begin' | 'commit' | 'rollback'): Promise<string> {
    const { command } = await this.client.query<unknown>(word, [])
    return command
  }

  /** From now on nothing is sent: whoever still holds the transaction is late. */
  end(): void {
    this.isOver = true
  }

  // oxlint-disable-next-line require-yield -- nothing here streams
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are not streamed')
  }

  private async send<T>(text: string, ask: () => Promise<T>): Promise<T> {
    if (this.isOver) throw new Error('The transaction has ended')
    this.sent += 1
    const doing = doingOf(text)
    if (doing === 'writes') this.hasWritten = true
    const answer = await ask().catch((error: unknown) => this.fail(error))
    if (doing === 'locks') this.locks += 1
    return answer
  }

  /** What is sent after a failing statement fails because of that: whoever hears of it first is told the reason. */
  private async fail(error: unknown): Promise<never> {
    if (!isAborted(error)) {
      this.failure ??= error
      throw error
    }
    // The reason came before, but is told over more steps.
    if (this.failure === undefined) await turnOfEvents()
    throw this.failure ?? error
  }
}

type Doing = 'reads' | 'locks' | 'writes'

const doings = new Map<string, Doing>()
const MOST_DOINGS = 2000

/** What a statement does; of what is not plainly a reading it is taken that it writes. */
function doingOf(text: string): Doing {
  const known = doings.get(text)
  if (known !== undefined) return known
  const isReading = /^[\s(]*(\/\*.*?\*\/[\s(]*)?select\b/i.test(text)
  const doing = !isReading
    ? 'writes'
    : /\bfor (no key )?(update|share)\b|\bpg_(try_)?advisory/i.test(text)
      ? 'locks'
      : 'reads'
  if (doings.size < MOST_DOINGS) doings.set(text, doing)
  return doing
}

const connections = new WeakMap<object, TransactionConnection>()

/** The connection of a transaction; none of a database. */
export const connectionOf = (handle: object): TransactionConnection | undefined => connections.get(handle)

/** The handle of the query builder, known as one that sends over the connection of a transaction. */
export function handleOn<H extends object>(connection: TransactionConnection, handle: H): H {
  connections.set(handle, connection)
  return handle
}

/** A transaction has its connection; nobody asks the driver for another. */
export const noDriver: Driver = {
  init: () => Promise.resolve(),
  acquireConnection: () => Promise.reject(new Error('A transaction has one connection')),
  beginTransaction: () => Promise.reject(new Error('A transaction has begun')),
  commitTransaction: () => Promise.reject(new Error('A transaction is committed where it began')),
  rollbackTransaction: () => Promise.reject(new Error('A transaction is rolled back where it began')),
  releaseConnection: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
}
