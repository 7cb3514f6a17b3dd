import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, OptionsInput, ReplyOf } from '@pinfold/contract'
import type pg from 'pg'
import { type Core, createCore } from '../../src/app.ts'
import { awayReader } from '../../src/modules/accounts/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { createDb, createPool } from '../../src/platform/db/db.ts'
import { AppError } from '../../src/platform/errors/app-error.ts'
import { createMailer } from '../../src/platform/mail/create-mailer.ts'
import { folderStorage } from '../../src/platform/storage/folder-storage.ts'
import { createTestDatabase } from '../setup/test-database.ts'

/** The program's calls on a database of their own, without a network, pages and a worker: many histories, one after the other. */
export interface Lane {
  readonly core: Core
  readonly pool: pg.Pool
  /** For programs that take `DATABASE_URL`. */
  readonly url: string
  /** Makes a call as the member. What it refuses comes back by its name; anything else it throws fails. */
  ask<E extends Endpoint>(memberId: string, endpoint: E, options: OptionsInput<E>): Promise<Reply<ReplyOf<E>>>
  /** Forgets everything. */
  clear(): Promise<void>
  close(): Promise<void>
}

export type Reply<T> = { readonly data: T; readonly refusal: null } | { readonly data: null; readonly refusal: string }

const request = {
  requestId: 'x',
  address: '10.0.0.1',
  userAgent: '',
  idempotencyKey: undefined,
  cookies: { set: () => undefined },
}

/** What a history leaves behind, what points at others first. */
const filled = `outbox_events board_operation_pins board_operations blocking_actions board_pins pins aggregates
  picture_signatures favorite_pins member_boards parked_member_boards board_sections board_members board_invites boards
  follows followers live_events live_streams members`.split(/\s+/)

/** Opens one. */
export async function openLane(): Promise<Lane> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-lane-'))
  const database = await createTestDatabase()
  const pool = createPool({ ...database.connection, max: 4, application_name: 'a test' }, console.error)
  const programPool = createPool({ ...database.connection, max: 4 }, console.error)
  // As it runs for people: tests of each call check its answers.
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'error', NODE_ENV: 'production' })
  const mailer = createMailer({ config, clock: systemClock, onError: console.error })
  const storage = folderStorage(join(folder, 'media'))
  const core = createCore({
    config,
    secret: 's'.repeat(43),
    db: createDb(programPool),
    storage,
    clock: systemClock,
    mailer,
  })
  let cleared = 0
  return {
    core,
    pool,
    url: database.url,
    async ask<E extends Endpoint>(memberId: string, endpoint: E, options: OptionsInput<E>) {
      const member = { ...awayReader(memberId), sessionId: memberId }
      try {
        const { data } = await core.binder.run(endpoint, member, options, request)
        return { data: data as ReplyOf<E>, refusal: null }
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return { data: null, refusal: error.code }
      }
    },
    async clear() {
      await pool.query(filled.map((table) => `delete from ${table}`).join(';'))
      cleared += 1
      // Otherwise every look at a table goes over all that was there before.
      if (cleared % 50 === 0) await pool.query(`vacuum ${filled.join(', ')}`)
    },
    async close() {
      await pool.end()
      await programPool.end()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
