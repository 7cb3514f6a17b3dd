import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../config/start-error.ts'
import { databaseUser, openCluster, postgresEnvironment, type Cluster } from './cluster.ts'
import { listeningPlace } from './listening-place.ts'
import { findPostgresPackage } from './postgres-package.ts'
import { ownerFile, sendSignal, takeOver } from './postmaster.ts'
import { chooseRunAs, deathSignalPrefix, type RunAs } from './run-as.ts'

/** How to reach a database, as `pg` takes it. */
export interface PostgresConnection {
  /** The folder of the unix socket; an address where there are none. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** A PostgreSQL of our own that lives no longer than this process. */
export interface EmbeddedPostgres {
  readonly connection: PostgresConnection
  /** Settles when the server has ended, asked to or not. */
  readonly ended: Promise<void>
  /** Ends it within seconds, everything written; may be called twice. */
  stop(): Promise<void>
}

interface EmbeddedPostgresInput {
  /** Holds the cluster; made when missing. */
  readonly folder: string
  /** Told of recoveries and failures only. */
  readonly log: (line: string) => void
  /** Server settings on top of ours; `fsync: 'off'` also makes the cluster without waiting for the disk. */
  readonly settings?: Readonly<Record<string, string>>
  /** Settles the way past root instead of finding one; for tests. */
  readonly way?: RunAs['way']
}

/**
 * Starts the PostgreSQL that comes with the program and answers once it takes connections.
 * Throws StartError with one line for the operator when it cannot.
 */
export async function startEmbeddedPostgres(input: EmbeddedPostgresInput): Promise<EmbeddedPostgres> {
  const { log, settings = {} } = input
  const runAs = chooseRunAs(input.way)
  const nativeFolder = findPostgresPackage()
  const isDurable = settings['fsync'] !== 'off'
  const cluster = await openCluster({ folder: resolve(input.folder), nativeFolder, runAs, isDurable })
  await takeOver(cluster.dataFolder, log)

  const place = await listeningPlace(cluster, runAs)
  const connection = { host: place.host, port: place.port, user: databaseUser, password: cluster.password }
  const start = () => launch(cluster, runAs, { ...baseSettings, ...place.settings, ...settings }, log)
  const server = await startPatiently(start, connection)
  const stop = () => stopServer(server, place.removeFolder)
  return { connection: { ...connection, database: databaseUser }, ended: server.ended, stop }
}

// The backends of a postmaster that was killed take a moment to notice; until then their memory is refused.
async function startPatiently(start: () => Server, connection: Omit<PostgresConnection, 'database'>): Promise<Server> {
  for (let left = 100; ; left -= 1) {
    const server = start()
    try {
      await makeDatabase(connection, server)
      return server
    } catch (error) {
      await stopServer(server)
      if (left === 0 || !server.lastWords().includes('pre-existing shared memory block')) throw error
      await pause(100)
    }
  }
}

const baseSettings = {
  max_connections: '200',
  shared_buffers: '256MB',
  log_checkpoints: 'off',
  // A refused statement is told to whoever sent it.
  log_min_messages: 'log',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

interface Server {
  readonly child: ChildProcess
  readonly ended: Promise<void>
  hasEnded(): boolean
  /** What it complained of last. */
  lastWords(): string
}

function launch(cluster: Cluster, runAs: RunAs, settings: Record<string, string>, log: (line: string) => void): Server {
  const { dataFolder, binFolder } = cluster
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const deathSignal = deathSignalPrefix()
  const command = [...runAs.prefix, ...deathSignal, join(binFolder, 'postgres'), '-D', dataFolder, ...flags]
  const [program = '', ...rest] = command
  writeFileSync(ownerFile(dataFolder), `${process.pid}\n`)
  const env = postgresEnvironment(dataFolder)
  // A process group of its own: Ctrl-C in a terminal must not take the database away before the last request is served.
  const child = spawn(program, rest, {
    ...(env && { env }),
    cwd: '/',
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (deathSignal.length === 0 && child.pid !== undefined) watchForDeath(child.pid)

  const words: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => {
    words.push(line)
    if (words.length > 20) words.shift()
    if (isWorthTelling(line)) log(line)
  })
  let hasEnded = false
  const ended = new Promise<void>((settle) => {
    child.once('error', (error) => words.push(error.message))
    child.once('close', () => settle())
  }).then(() => void (hasEnded = true))
  return { child, ended, hasEnded: () => hasEnded, lastWords: () => complaintIn(words) }
}

// It tells every start and every end; of interest are a recovery, and what makes it refuse or stop.
const isWorthTelling = (line: string) =>
  / recovery | redo |WARNING:|PANIC:/.test(line) || (line.includes('FATAL:') && !line.includes('starting up'))

const complaintIn = (words: readonly string[]) =>
  words.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? words.at(-1) ?? 'it ended without a word'

// Where the kernel has no death signal: the watcher's input closes when this process ends, however it ends.
function watchForDeath(pid: number): void {
  const program = `process.stdin.resume().on('close', () => { try { process.kill(${pid}, 'SIGINT') } catch {} })`
  const watcher = spawn(process.execPath, ['-e', program], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  watcher.unref()
}

async function makeDatabase(connection: Omit<PostgresConnection, 'database'>, server: Server): Promise<void> {
  const client = await connectWhenReady({ ...connection, database: 'postgres' }, server)
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseUser])
  if (rowCount === 0) await client.query(`create database ${databaseUser}`)
  await client.end()
}

async function connectWhenReady(connection: PostgresConnection, server: Server): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client(connection)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (server.hasEnded()) throw endedEarly(server.lastWords())
      if (!isNotYet(error)) throw new StartError(`PostgreSQL: cannot connect: ${String(error)}`)
      await pause(15)
    }
  }
}

// No socket yet, or a crash's log still being played back.
function isNotYet(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P03'].includes(code)
}

function endedEarly(complaint: string): StartError {
  const isTaken = complaint.includes('lock file') && complaint.includes('already exists')
  return new StartError(`PostgreSQL: ${isTaken ? 'another Pinfold has just started in this folder' : complaint}`)
}

/** Fast shutdown (sessions end, everything is written), then harder ones; the write-ahead log makes those good. */
async function stopServer({ child, ended, hasEnded }: Server, removeFolder?: string): Promise<void> {
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 5],
    ['SIGKILL', 5],
  ] as const) {
    if (hasEnded() || child.pid === undefined) break
    sendSignal(child.pid, signal)
    const patience = new AbortController()
    const giveUp = pause(seconds * 1000, undefined, { signal: patience.signal }).catch(() => undefined)
    await Promise.race([ended, giveUp])
    patience.abort()
  }
  if (removeFolder) rmSync(removeFolder, { recursive: true, force: true })
}
