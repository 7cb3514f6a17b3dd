import { createHash } from 'node:crypto'
import type { PostgresPool } from 'kysely'
import type pg from 'pg'
import { timed } from '../metrics/figures.ts'
import { tracedStatement } from '../traces/spans.ts'
import { KnownQuery, type NamedStatement } from './known-query.ts'
import { gathering } from './gathered-writes.ts'
import { noteStatement } from './statement-counter.ts'
import type { TransactionClient } from './transaction.ts'

/** Statements that start so stay unnamed: a generic plan makes searches slow. */
export const UNNAMED = '/* unnamed */'

/** How a text is sent: by itself, with values, or by its name. */
type Manner = 'plain' | 'unnamed' | { readonly name: string }

const isPlain = (text: string) => /^(begin|commit|rollback|savepoint|release|start transaction|set )/i.test(text)

/** Both sides keep a named statement as long as the connection lives, so those that come later go without a name. */
const MOST_NAMED = 1000

function rememberManners(): (text: string) => Manner {
  const manners = new Map<string, Manner>()
  return (text) => {
    const known = manners.get(text)
    if (known !== undefined) return known
    const manner = readManner(text)
    // Plain and unnamed texts may hold anything, so they would be kept without end.
    if (typeof manner !== 'object') return manner
    if (manners.size >= MOST_NAMED) return 'unnamed'
    manners.set(text, manner)
    return manner
  }
}

function readManner(text: string): Manner {
  if (isPlain(text)) return 'plain'
  if (text.startsWith(UNNAMED)) return 'unnamed'
  return { name: statementName(text) }
}

/** The name of a statement, by the hash of its text. PostgreSQL cuts names at 63 bytes; 128 bits of hash never meet. */
export const statementName = (text: string): string =>
  `s${createHash('sha256').update(text).digest('hex').slice(0, 32)}`

/** Sends a statement, for figures and traces to see. */
export const observed = <T>(text: string, send: () => Promise<T>): Promise<T> =>
  tracedStatement(text, () => timed(send))

/** A pool as Kysely takes it, and transactions. */
export interface NamedPool extends PostgresPool {
  connect(): Promise<TransactionClient>
}

/** A pool for Kysely that names statements by the hash of their text, so that PostgreSQL plans each once. */
export function namedPool(pool: pg.Pool): NamedPool {
  const mannerOf = rememberManners()
  // Kysely keeps what it knows of a connection by this object.
  const wrapped = new WeakMap<pg.PoolClient, TransactionClient>()

  function wrap(client: pg.PoolClient): TransactionClient {
    const gather = gathering(client)
    const run = (statement: NamedStatement) => {
      noteStatement(statement.text)
      gather()
      return observed(statement.text, () => KnownQuery.run(client, statement))
    }
    const query = (text: string, values: unknown[]) => {
      const manner = mannerOf(text)
      gather()
      if (manner === 'plain') return client.query(text)
      noteStatement(text)
      if (manner === 'unnamed') return observed(text, () => client.query(text, values))
      return observed(text, () => KnownQuery.run(client, { name: manner.name, text, values }))
    }
    const release = (isBroken?: boolean) => client.release(isBroken)
    return { query, run, release } as unknown as TransactionClient
  }

  return {
    async connect() {
      const client = await pool.connect()
      const known = wrapped.get(client)
      if (known) return known
      const fresh = wrap(client)
      wrapped.set(client, fresh)
      return fresh
    },
    end: () => pool.end(),
  } as unknown as NamedPool
}
