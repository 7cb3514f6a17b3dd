import { join } from 'node:path'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { createCore, createWeb } from '../../apps/server/src/app.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { readConfig } from '../../apps/server/src/platform/config/config.ts'
import { loadSecret } from '../../apps/server/src/platform/config/secret.ts'
import { createPool } from '../../apps/server/src/platform/db/db.ts'
import { namedPool } from '../../apps/server/src/platform/db/named-pool.ts'
import type { Tables } from '../../apps/server/src/platform/db/tables.ts'
import { loadBuiltPages } from '../../apps/server/src/platform/http/built-pages.ts'
import { createMailer } from '../../apps/server/src/platform/mail/create-mailer.ts'
import { folderStorage } from '../../apps/server/src/platform/storage/folder-storage.ts'
import { projectFolder } from '../../scripts/run-program.ts'
import { endPool } from './end-pool.ts'
import type { OpenDataset } from '../dataset/open-dataset.ts'
import { createRecordingPool, type RecordingPool } from '../floor/recording-pool.ts'

/** The program's web role inside this process, without a port, on a pool that notes what is sent. */
export interface InProcessApp {
  readonly web: Awaited<ReturnType<typeof createWeb>>
  readonly recording: RecordingPool
  /** The product's own pool, which nothing notes. */
  readonly pool: PostgresPool
  readonly endpointIds: readonly string[]
  stop(): Promise<void>
}

/** Joins the program as `main.ts` does. */
export async function createInProcessApp(dataset: OpenDataset): Promise<InProcessApp> {
  const config = readConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATA_DIR: dataset.folder,
    DATABASE_URL: dataset.url,
  })
  const pgPool = createPool({ connectionString: dataset.url }, (error) => console.error(error))
  const pool = namedPool(pgPool)
  const recording = createRecordingPool(pool)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: recording.pool }) })
  const storage = folderStorage(join(dataset.folder, 'media'))
  const mailer = createMailer({ config, clock: systemClock, onError: (error) => console.error(error) })
  const deps = { config, secret: loadSecret(config), db, storage, clock: systemClock, mailer }
  const core = createCore(deps)
  const renderer = await loadBuiltPages(join(projectFolder, 'apps/web/build'))
  const web = await createWeb(deps, core, { renderer })
  return {
    web,
    recording,
    pool,
    endpointIds: core.binder.endpoints.map(({ id }) => id),
    async stop() {
      await web.close()
      await endPool(pgPool)
    },
  }
}
