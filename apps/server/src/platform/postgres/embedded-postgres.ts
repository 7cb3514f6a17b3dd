import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '../config/start-error.ts'
import { openCluster } from './cluster.ts'
import { keepRoom, prepareRoom } from './keep-room.ts'
import { keepRunning } from './keep-running.ts'
import { listeningPlace } from './listening-place.ts'
import { databaseUser } from './make-cluster.ts'
import type { PostgresConnection } from './postgres-connection.ts'
import { findPostgresPackage } from './postgres-package.ts'
import { takeOver } from './postmaster.ts'
import { chooseRunAs, type RunAs } from './run-as.ts'
import { launchServer, stopServer, type Server } from './server-process.ts'

/**
 * A PostgreSQL of our own that lives no longer than this process, is started again when it ends before, and takes no
 * writes while its disk is nearly full.
 */
export interface EmbeddedPostgres {
  /** Valid for all servers that are started one after the other. */
  readonly connection: PostgresConnection
  /** Settles when it could not be started again; with one line for the operator. */
  readonly lost: Promise<StartError>
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
  /** Which way PostgreSQL is kept from running as root, for tests; otherwise one is found. */
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
  const cluster = await openCluster({ folder: resolve(input.folder), nativeFolder, runAs, isDurable, log })
  const { dataFolder } = cluster
  const makeWay = () => takeOver(dataFolder, log)
  await prepareRoom(dataFolder, runAs)
  const place = await listeningPlace(cluster, runAs)
  const { host, port } = place
  const connection = { host, port, user: databaseUser, password: cluster.password, database: databaseUser }
  const launch = () => launchServer(cluster, runAs, { ...baseSettings, ...place.settings, ...settings }, log)
  const start = () => startPatiently(launch, connection)
  const server = keepRunning(await start(), { startAgain: () => makeWay().then(start), log })
  const room = keepRoom({ dataFolder, connection, log })
  return {
    connection,
    lost: server.lost,
    async stop() {
      await room.stop()
      await server.stop()
      if (place.removeFolder) rmSync(place.removeFolder, { recursive: true, force: true })
    },
  }
}

// The backends of a postmaster that was killed take a moment to notice; until then their memory is refused.
async function startPatiently(start: () => Server, connection: PostgresConnection): Promise<Server> {
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

async function makeDatabase(connection: PostgresConnection, server: Server): Promise<void> {
  const client = await connectWhenReady({ ...connection, database: 'postgres' }, server)
  const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseUser])
  if (rowCount === 0) await client.query(`create database ${databaseUser}`)
  await client.end()
}

async function connectWhenReady(connection: PostgresConnection, server: Server): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client(connection)
    // The server may end at any moment, also under a client that asks nothing; what is asked fails by itself.
    client.on('error', () => undefined)
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
