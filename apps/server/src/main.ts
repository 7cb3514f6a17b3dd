import { join } from 'node:path'
import { createCore, createWeb, scheduleJobs } from './app.ts'
import { createPictureDecoder } from './modules/media/index.ts'
import { systemClock } from './platform/clock.ts'
import { readConfig } from './platform/config/config.ts'
import { loadSecret } from './platform/config/secret.ts'
import { StartError } from './platform/config/start-error.ts'
import { createDb, createPool } from './platform/db/db.ts'
import { migrate } from './platform/db/migrate.ts'
import { loadBuiltPages } from './platform/http/built-pages.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { endInOrder } from './platform/lifecycle.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts'
import { folderStorage } from './platform/storage/folder-storage.ts'

const projectFolder = join(import.meta.dirname, '../../..')
const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (error: unknown) => process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)

/** Starts the roles the configuration asks for; each part registers how it ends, last started first ended. */
async function main(): Promise<void> {
  const ending = endInOrder(complain)
  const config = readConfig(process.env)
  const secret = loadSecret(config)
  const connection = config.databaseUrl === undefined ? await startOwnPostgres() : { connectionString: config.databaseUrl }
  const pool = createPool(connection, complain)
  ending.add(() => pool.end())
  await migrate(pool, join(import.meta.dirname, '../migrations'))
  const db = createDb(pool)
  const jobs = createJobs({ connection, db, onError: complain })
  const storage = folderStorage(join(config.dataFolder, 'media'))
  const deps = { config, secret, db, storage, clock: systemClock, onEmit: () => jobs.wake() }
  const core = createCore(deps)
  if (config.roles.includes('worker')) {
    const decoder = createPictureDecoder({ log: { warn: (facts, message) => complain(`${message} ${JSON.stringify(facts)}`) } })
    ending.add(() => decoder.close())
    scheduleJobs(jobs, core, decoder)
    await jobs.start()
    ending.add(() => jobs.stop())
  }
  if (config.roles.includes('web')) {
    const renderer = await loadBuiltPages(join(projectFolder, 'apps/web/build'))
    const web = await createWeb(deps, core, { renderer })
    await renderer.registerAssets(web)
    await web.listen({ port: config.port, host: config.bindAddress })
    ending.add(() => web.close())
    say(`Pinfold is ready at ${config.publicUrl}`)
  }

  async function startOwnPostgres() {
    const postgres = await startEmbeddedPostgres({ folder: join(config.dataFolder, 'postgres'), log: complain })
    ending.add(() => postgres.stop())
    return postgres.connection
  }
}

main().catch((error: unknown) => {
  complain(error instanceof StartError ? error : error instanceof Error ? (error.stack ?? error) : error)
  process.exit(1)
})
