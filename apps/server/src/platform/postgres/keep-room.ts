import { appendFileSync, chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../config/start-error.ts'
import type { PostgresConnection } from './postgres-connection.ts'
import type { RunAs } from './run-as.ts'

const MEGABYTE = 1024 * 1024
/** With less the database takes no writes: its log grows by files of 16 MB, and without the next one it ends. */
const LEAST = 64 * MEGABYTE
/** More than that is wanted before it takes them again, or it would change its mind with every file. */
const ENOUGH = 96 * MEGABYTE
const LOOKING_MILLISECONDS = 500
const PATIENCE_MILLISECONDS = 5000

interface Wishes {
  /** PostgreSQL's own folder, prepared by `prepareRoom`. */
  readonly dataFolder: string
  readonly connection: PostgresConnection
  log(line: string): void
  /** Bytes that are free; as the disk says, unless a test does. */
  freeBytes?(): Promise<number>
}

// The included name is missing while there is room. A file that is renamed needs no room.
const fileWhenFull = (dataFolder: string) => join(dataFolder, 'pinfold-full.conf')
const fileOtherwise = (dataFolder: string) => join(dataFolder, 'pinfold-room.conf')
const INCLUDE = `include_if_exists = 'pinfold-full.conf'`

/** Readies a cluster that does not run for `keepRoom`. Throws StartError where the disk has no room to run it. */
export async function prepareRoom(dataFolder: string, { owner }: RunAs): Promise<void> {
  const free = await bytesFreeIn(dataFolder)
  if (free < LEAST) {
    const [left, least] = [inMegabytes(free), inMegabytes(LEAST)]
    throw new StartError(
      `The disk of ${dataFolder} has ${left} MB left and ${least} are needed; make room and start again`,
    )
  }
  if (existsSync(fileWhenFull(dataFolder))) renameSync(fileWhenFull(dataFolder), fileOtherwise(dataFolder))
  writeFileSync(fileOtherwise(dataFolder), 'default_transaction_read_only = on\n', { mode: 0o600 })
  if (owner && process.getuid?.() === 0) chownSync(fileOtherwise(dataFolder), owner.uid, owner.gid)
  const configuration = join(dataFolder, 'postgresql.conf')
  if (!readFileSync(configuration, 'utf8').includes(INCLUDE)) appendFileSync(configuration, `\n${INCLUDE}\n`)
}

/** Keeps a full disk from ending PostgreSQL: while little room is left it refuses writes and goes on reading. */
export function keepRoom({ dataFolder, connection, log, ...wishes }: Wishes): { stop(): Promise<void> } {
  const freeBytes = wishes.freeBytes ?? (() => bytesFreeIn(dataFolder))
  const [full, otherwise] = [fileWhenFull(dataFolder), fileOtherwise(dataFolder)]
  const stopping = new AbortController()
  let takesWrites = true

  async function look(): Promise<void> {
    const free = await freeBytes()
    if (takesWrites && free < LEAST) {
      if (existsSync(otherwise)) renameSync(otherwise, full)
      await reload(connection)
      takesWrites = false
      const [left, enough] = [inMegabytes(free), inMegabytes(ENOUGH)]
      log(`The disk of ${dataFolder} has ${left} MB left; nothing is written until there are ${enough}`)
    } else if (!takesWrites && free >= ENOUGH) {
      if (existsSync(full)) renameSync(full, otherwise)
      await reload(connection)
      takesWrites = true
      log(`The disk of ${dataFolder} has room again; writes are taken`)
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      // Where the database is away, it is told when it is back.
      await look().catch(() => undefined)
      await pause(LOOKING_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await watching
    },
  }
}

async function bytesFreeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const inMegabytes = (bytes: number) => Math.floor(bytes / MEGABYTE)

/** What the files say holds for every transaction that begins from now on, also on connections that are open. */
async function reload(connection: PostgresConnection): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: PATIENCE_MILLISECONDS })
  // It may end at any moment; what is asked fails by itself.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end().catch(() => undefined)
  }
}
