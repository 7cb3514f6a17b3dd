import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/platform/postgres/embedded-postgres.ts'
import { keepRoom } from '../../src/platform/postgres/keep-room.ts'

const MEGABYTE = 1024 * 1024
const fast = { fsync: 'off', shared_buffers: '16MB' }

let folder: string
let postgres: EmbeddedPostgres
const start = (way?: 'self' | 'namespace' | 'user') =>
  startEmbeddedPostgres({ folder, log: () => undefined, settings: fast, ...(way && { way }) })
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pinfold-room-'))
  postgres = await start()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const writeBy = (client: pg.Client) => async () =>
  client.query('insert into shelf values (1)').then(
    () => 'written',
    (error: { code?: string }) => error.code,
  )

// Only root can become somebody else, who must be able to read what says that the disk is full.
const ways = process.getuid?.() === 0 ? (['namespace', 'user'] as const) : (['self'] as const)

test.each(ways)(
  'with little room the database refuses writes on every connection and reads on, until there is enough (%s)',
  async (way) => {
    await postgres.stop()
    postgres = await start(way)
    const room = { free: 1000 * MEGABYTE }
    const lines: string[] = []
    const { connection } = postgres
    const dataFolder = join(folder, 'data')
    const kept = keepRoom({
      dataFolder,
      connection,
      log: (line) => void lines.push(line),
      freeBytes: () => Promise.resolve(room.free),
    })
    const client = new pg.Client(connection)
    await client.connect()
    await client.query('create table if not exists shelf (number int)')
    const write = writeBy(client)
    expect(await write()).toBe('written')

    room.free = 63 * MEGABYTE
    await expect.poll(write).toBe('25006')
    expect((await client.query('select count(*)::int as n from shelf')).rows[0]).toMatchObject({
      n: expect.any(Number),
    })
    // A little more is not enough: the next file would use it up.
    room.free = 90 * MEGABYTE
    await expect
      .poll(() => lines)
      .toEqual([expect.stringContaining('63 MB left; nothing is written until there are 96')])

    room.free = 96 * MEGABYTE
    await expect.poll(write).toBe('written')
    await expect.poll(() => lines.length).toBe(2)

    // Ended while it was full, it takes writes at the next start, for which there has to be room.
    room.free = 0
    await expect.poll(write).toBe('25006')
    await client.end()
    await kept.stop()
    await postgres.stop()
    postgres = await start(way)
    const next = new pg.Client(postgres.connection)
    await next.connect()
    expect(await writeBy(next)()).toBe('written')
    await next.end()
  },
)
