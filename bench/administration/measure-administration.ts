import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { createDb, createPool } from '../../apps/server/src/platform/db/db.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded-postgres.ts'
import { projectFolder } from '../../scripts/run-program.ts'
import { signerIn } from '../cases/sessions.ts'
import { vacuumAnalyzeAll } from '../dataset/bulk.queries.ts'
import { takeIndexesAway } from '../dataset/indexes.queries.ts'
import { urlOf } from '../dataset/open-dataset.ts'
import { endPool } from '../program/end-pool.ts'
import { startProgram } from '../program/start-program.ts'
import { ascending, percentile } from '../report/percentiles.ts'
import { figure, markdownTable } from '../report/table.ts'
import { type AskedCall, askedCalls } from './calls.ts'
import {
  askedThings,
  countingSettings,
  countStatements,
  databaseTime,
  forgetStatements,
} from './database-time.queries.ts'
import { fillMembers } from './fill-members.queries.ts'
import { fillOperators } from './fill-operators.queries.ts'

/** The option that asks for this. */
export const ADMINISTRATION = 'administration'

const MEMBERS = 1_000_000
/** Times that a page is asked for. */
const TIMES = 10
/** The page that stands for those far down. */
const DEEP = 40
/** What an answer may take, in milliseconds. */
const MOST = 300

const settings = {
  ...countingSettings,
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
  maintenance_work_mem: '512MB',
}

const indexed = 'members usernames emails boards pins aggregates picture_signatures search_documents admin_acts'.split(
  ' ',
)

/**
 * Asks every call of the admin area that reads for its first page and one far down, on a million members. The data is made
 * anew and goes afterwards, unless `ADMINISTRATION_FOLDER` names where it stays.
 */
export async function measureAdministration(log: (line: string) => void): Promise<void> {
  const members = Number(process.env['ADMINISTRATION_MEMBERS'] ?? MEMBERS)
  const kept = process.env['ADMINISTRATION_FOLDER']
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'pinfold-administration-'))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, settings })
  const patience = { statement_timeout: 0, lock_timeout: 0, pipeline: false }
  const pool = createPool({ ...postgres.connection, ...patience }, (error) => log(error.message))
  try {
    await migrate(pool, join(projectFolder, 'apps/server/migrations'))
    const stamp = join(folder, `${members}-members`)
    if (!existsSync(stamp)) await fill(pool, members, log)
    writeFileSync(stamp, '')
    await countStatements(pool)
    const program = await startProgram({ folder, url: urlOf(postgres.connection) }, { ROLE: 'web' })
    try {
      process.stdout.write(`${await tell(pool, program.origin, log)}\n`)
    } finally {
      await program.stop()
    }
  } finally {
    await endPool(pool)
    await postgres.stop()
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

async function fill(pool: Pool, members: number, log: (line: string) => void): Promise<void> {
  const putIndexesBack = await takeIndexesAway(pool, indexed)
  await fillMembers(pool, members, log)
  await fillOperators(pool, members, log)
  log('indexes')
  await putIndexesBack()
  log('vacuum')
  await vacuumAnalyzeAll(createDb(pool))
}

interface Row {
  readonly call: string
  readonly times: Float64Array
  readonly statements: number
  readonly planning: number
  readonly doing: number
}

async function tell(pool: Pool, origin: string, log: (line: string) => void): Promise<string> {
  const things = await askedThings(pool)
  const { headers } = await signerIn(createDb(pool))(things.owner, { hasSecondFactor: true })
  const ask = askerOf(origin, headers)
  const rows: Row[] = []
  for (const call of askedCalls(things)) {
    const name = `${call.endpoint.id}${call.about === '' ? '' : `, ${call.about}`}`
    const { bookmark } = await ask(call, null)
    rows.push(await measured(pool, name, () => ask(call, null), log))
    if (bookmark !== undefined) {
      const [deep, page] = await walk((from) => ask(call, from), bookmark)
      rows.push(await measured(pool, `${name}, page ${page}`, () => ask(call, deep), log))
    }
  }
  // The worst tells of the machine's other work; what the calls themselves take shows in the middle and in the database.
  const late = rows.filter(({ times, planning, doing }) => percentile(times, 0.5) > MOST || planning + doing > MOST)
  const table = markdownTable(
    ['call', 'p50 ms', 'p99 ms', 'worst ms', 'statements', 'planning ms', 'database ms'],
    rows.map(({ call, times, statements, planning, doing }) => [
      call,
      ...[percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1), statements, planning, doing].map(
        figure,
      ),
    ]),
  )
  return `${table}\n\n${late.length} of ${rows.length} above ${MOST} ms${late.map(({ call }) => `\n- ${call}`).join('')}`
}

/** Goes down the list as far as it leads, at most to the deep page; answers that page's bookmark and number. */
async function walk(ask: (from: string) => Promise<{ bookmark: string | undefined }>, first: string) {
  let [bookmark, page] = [first, 2]
  while (page < DEEP) {
    const next = (await ask(bookmark)).bookmark
    if (next === undefined) break
    bookmark = next
    page += 1
  }
  return [bookmark, page] as const
}

async function measured(
  pool: Pool,
  call: string,
  ask: () => Promise<unknown>,
  log: (line: string) => void,
): Promise<Row> {
  await forgetStatements(pool)
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const started = performance.now()
    await ask()
    times.push(performance.now() - started)
  }
  const { statements, planning, doing, slowest } = await databaseTime(pool)
  const sorted = ascending(times)
  if (percentile(sorted, 0.5) > MOST / 10)
    log(
      `${call}: ${figure(percentile(sorted, 0.5))} ms; ${figure(slowest?.milliseconds ?? 0)} ms of ${slowest?.text.slice(0, 400) ?? ''}`,
    )
  return { call, times: sorted, statements: statements / TIMES, planning: planning / TIMES, doing: doing / TIMES }
}

const SECOND = 1000

/** Asks as programs do: paths inside the envelope of a resource. */
function askerOf(origin: string, headers: Readonly<Record<string, string>>) {
  return async (
    { endpoint, options }: AskedCall,
    bookmark: string | null,
  ): Promise<{ bookmark: string | undefined }> => {
    const { address } = endpoint
    if (address.type !== 'path') throw new TypeError(`${endpoint.id} has no path`)
    const left = new Map(Object.entries({ ...options, ...(bookmark === null ? {} : { bookmarks: [bookmark] }) }))
    const url = address.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(left.get(name))
      left.delete(name)
      return value
    })
    const inner = { options: { url, data: Object.fromEntries(left) }, context: {} }
    const query = new URLSearchParams({ source_url: '/', data: JSON.stringify(inner) })
    for (;;) {
      const response = await fetch(`${origin}/resource/ApiResource/get/?${query}`, { headers })
      const body = (await response.json()) as { resource_response: { bookmark?: string } }
      if (response.status === 200) return { bookmark: body.resource_response.bookmark }
      if (response.status !== 429)
        throw new Error(`${endpoint.id} answered ${response.status}: ${JSON.stringify(body)}`)
      await pause(SECOND)
    }
  }
}
