import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { noteStatement } from './statement-counter.ts'

/** Statements that start so stay unnamed: a generic plan makes searches slow. */
export const UNNAMED = '/* unnamed */'

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  if (text.startsWith(UNNAMED)) return undefined
  const known = names.get(text)
  if (known !== undefined) return known
  // PostgreSQL cuts names at 63 bytes; 128 bits of hash never meet.
  const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}

const isPlain = (text: string) => /^(begin|commit|rollback|savepoint|release|start transaction|set )/i.test(text)

/** A pool for Kysely that names statements by the hash of their text, so that PostgreSQL plans each once. */
export function namedPool(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[]) => {
        if (isPlain(text)) return client.query(text)
        noteStatement(text)
        const name = nameOf(text)
        return client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })
      }
      return { query, release: () => client.release() } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  } as PostgresPool
}
