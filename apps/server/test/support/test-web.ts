import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { type AppDeps, type Core, createCore, createWeb } from '../../src/app.ts'
import { createDb, createPool } from '../../src/platform/db/db.ts'
import { createRowKeeper, keepRows, type RowKeeper } from '../../src/platform/db/kept/row-keeper.ts'
import { createPipeline, readByPipeline } from '../../src/platform/db/pipeline.ts'
import type { PageCache } from '../../src/platform/http/page-cache.ts'
import type { PageRenderer } from '../../src/platform/http/pages.ts'

type Connection = Parameters<typeof createPool>[0]

/** How a process reaches PostgreSQL: connections and kept rows of its own. */
export interface TestLine {
  readonly db: ReturnType<typeof createDb>
  readonly keeper: RowKeeper
  readonly pool: pg.Pool
  stop(): Promise<void>
}

/** Connects as a process of the program does. */
export function openLine(connection: Connection, onError: (error: unknown) => void): TestLine {
  const pool = createPool(connection, onError)
  const db = createDb(pool)
  const pipeline = createPipeline(connection, { onError })
  readByPipeline(db, pipeline)
  const keeper = createRowKeeper(connection, { onError })
  keepRows(db, keeper)
  return {
    db,
    keeper,
    pool,
    async stop() {
      await keeper.stop()
      await pipeline.stop()
      await pool.end()
    },
  }
}

/** A web process of an installation, as far as processes have anything of their own: all but the process itself. */
export interface TestWeb {
  readonly origin: string
  readonly core: Core
  readonly db: TestLine['db']
  readonly pool: pg.Pool
  readonly server: FastifyInstance
}

/** What one of them has of its own. */
export interface OwnPages {
  /** Serves pages, too; without it the API alone. */
  readonly pages?: PageRenderer
  readonly visitorPages?: PageCache
}

/** Makes it, and listens on the port that `beforeListening` answers; any free one for 0. */
export async function startTestWeb(
  parts: Omit<AppDeps, 'db' | 'visitorPages'>,
  { pages, visitorPages }: OwnPages,
  { db, pool }: Pick<TestLine, 'db' | 'pool'>,
  beforeListening: (core: Core) => Promise<number>,
): Promise<TestWeb> {
  const deps = { ...parts, db, ...(visitorPages && { visitorPages }) }
  const core = createCore(deps)
  const server = await createWeb(deps, core, { renderer: pages ?? null })
  server.addHook('onClose', () => core.leave())
  const port = await beforeListening(core)
  await server.listen({ port, host: '127.0.0.1' })
  const [address] = server.addresses()
  if (typeof address !== 'object') throw new Error('it listens nowhere')
  return { origin: `http://127.0.0.1:${address.port}`, core, db, pool, server }
}
