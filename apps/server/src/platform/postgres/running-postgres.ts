import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { databaseUser, passwordFile } from './make-cluster.ts'
import type { PostgresConnection } from './postgres-connection.ts'
import { socketFolder } from './postmaster.ts'

/**
 * How to reach the PostgreSQL that a running Pinfold has in the folder, for programs beside it; null where none answers
 * there. Nothing is started or changed.
 */
export async function findRunningPostgres(folder: string): Promise<PostgresConnection | null> {
  const connection = connectionOf(folder)
  if (connection === null) return null
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return connection
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** As PostgreSQL notes it in its lock: the port in the fourth line, the folder of its socket in the fifth, then addresses. */
function connectionOf(folder: string): PostgresConnection | null {
  try {
    const dataFolder = realpathSync(join(folder, 'data'))
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
    const [port, socket = '', address = ''] = lines.slice(3, 6)
    const password = readFileSync(join(dataFolder, passwordFile), 'utf8')
    // Some servers know their folder by a name that means another one here.
    const place = socket.startsWith('/proc/self/cwd') ? socketFolder(dataFolder) : socket
    const host = (place || address).trim()
    return host === '' ? null : { host, port: Number(port), user: databaseUser, password, database: databaseUser }
  } catch {
    return null
  }
}
