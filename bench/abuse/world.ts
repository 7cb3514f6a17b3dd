import { createHmac, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { type Core, createCore, createWeb, scheduleJobs } from '../../apps/server/src/app.ts'
import { insertNewMember } from '../../apps/server/src/modules/accounts/commands/insert-new-member.ts'
import { openSession } from '../../apps/server/src/modules/accounts/commands/open-session.ts'
import { SESSION_COOKIE } from '../../apps/server/src/modules/accounts/index.ts'
import { createPictureDecoder } from '../../apps/server/src/modules/media/index.ts'
import { readConfig } from '../../apps/server/src/platform/config/config.ts'
import { createDb, createPool } from '../../apps/server/src/platform/db/db.ts'
import { inTransaction } from '../../apps/server/src/platform/db/in-transaction.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { createJobs } from '../../apps/server/src/platform/jobs/jobs.ts'
import { createMailer } from '../../apps/server/src/platform/mail/create-mailer.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts'
import { folderStorage } from '../../apps/server/src/platform/storage/folder-storage.ts'
import { writeAsSystem } from '../../apps/server/src/platform/writing/writer.ts'
import { TestClient } from '../../apps/server/test/support/test-client.ts'
import type { SignedIn } from '../../apps/server/test/support/people.ts'
import { freePort } from '../../apps/server/test/support/free-ports.ts'
import { projectFolder } from '../../scripts/run-program.ts'

/** The program on a PostgreSQL of its own, with a clock that is turned. */
export interface World {
  readonly core: Core
  readonly pool: pg.Pool
  /** For what makes rows without a browser. */
  client(): TestClient
  /** Makes a member at the moment of the clock, signed in. */
  join(address?: string): Promise<SignedIn>
  pass(milliseconds: number): void
  now(): number
  /** Waits until all that was done was looked at. */
  settle(): Promise<void>
  stop(): Promise<void>
}

const SECRET = 's'.repeat(43)
const NONCE = '0123456789abcdef'

/** Whatever looks for abuse is done as soon as its news was read; what else follows from an act goes on meanwhile. */
const waiting = 'select count(*) as waiting from outbox_events'

/** Starts it, empty. */
export async function startWorld(say: (line: string) => void): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-abuse-'))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log: say })
  const report = (error: unknown) => say(String(error))
  const connection = { ...postgres.connection, connectionTimeoutMillis: 30_000, max: 12 }
  const pool = createPool(connection, report)
  await migrate(pool, join(projectFolder, 'apps/server/migrations'))
  const db = createDb(pool)
  let now = Date.parse('2026-09-01T12:00:00Z')
  const clock = { now: () => new Date(now) }
  // A site that is not of today.
  await pool.query('update applied_migrations set applied_at = $1', [new Date(now - 90 * 24 * 60 * 60 * 1000)])
  const port = await freePort()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    TRUSTED_PROXIES: '127.0.0.1',
    LINK_FACTS: 'off',
    VISUAL_SEARCH: 'off',
  })
  const jobs = createJobs({ connection: postgres.connection, db, onError: report })
  const deps = {
    config,
    secret: SECRET,
    db,
    storage: folderStorage(join(folder, 'media')),
    clock,
    mailer: createMailer({ config, clock, onError: report }),
    onEmit: () => jobs.wake(),
  }
  const core = createCore(deps)
  const decoder = createPictureDecoder({ log: { warn: () => undefined } })
  scheduleJobs(jobs, core, decoder)
  await jobs.start()
  const web = await createWeb(deps, core, { renderer: null })
  web.addHook('onClose', () => core.leave())
  const origin = await web.listen({ port, host: '127.0.0.1' })
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'
  return {
    core,
    pool,
    client: () => new TestClient(origin),
    async join(address) {
      const client = new TestClient(origin)
      if (address !== undefined) Object.defineProperty(client, 'address', { value: address })
      const username = `m${randomBytes(6).toString('hex')}`
      const email = `${username}@example.org`
      const id = await inTransaction(db, 'join-a-bench', (tx) =>
        insertNewMember(core, writeAsSystem(tx, 'a bench'), {
          email,
          isEmailVerified: true,
          passwordHash: 'none',
          birthDate: '1990-05-17',
          country: 'US',
          locale: 'en-US',
          fullName: username,
          chosenUsername: { name: username, key: username },
          isPartner: false,
        }),
      )
      const token = await openSession(core, id, { userAgent }, 'US')
      client.cookies.set(SESSION_COOKIE, token)
      // As the guard makes it, which gives one to browsers that log in.
      const proof = createHmac('sha256', SECRET).update(`csrf ${NONCE} ${token}`).digest('hex')
      client.cookies.set('csrftoken', NONCE + proof.slice(0, NONCE.length))
      client.member = { id, username, email, password: '' }
      return client as SignedIn
    },
    pass: (milliseconds) => void (now += milliseconds),
    now: () => now,
    async settle() {
      for (let round = 0; round < 2; round += 1) {
        await core.abuseNotes.flush()
        for (let quiet = 0; quiet < 2;) {
          const { rows } = await pool.query<{ waiting: string }>(waiting)
          quiet = rows[0]?.waiting === '0' ? quiet + 1 : 0
          await pause(20)
        }
      }
    },
    async stop() {
      await web.close()
      await jobs.stop()
      await decoder.close()
      await pool.end()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
