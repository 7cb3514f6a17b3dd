import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { createDb, createPool, type Db } from '../apps/server/src/platform/db/db.ts'
import { endWithParent } from '../scripts/end-with-parent.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { projectFolder } from '../scripts/run-program.ts'
import { launchChromium } from './browser/open-page.ts'
import { browserCaseNames, measureInBrowser, measureLastInBrowser } from './browser/measure-in-browser.ts'
import { ABUSE, measureAbuse } from './abuse/measure-abuse.ts'
import { ADMINISTRATION, measureAdministration } from './administration/measure-administration.ts'
import { loadCases } from './cases/cases.ts'
import { type SignedIn, signMembersIn } from './cases/sessions.ts'
import { measureClusters } from './clusters/measure-clusters.ts'
import { dataSizes, postgresVersion } from './dataset/bulk.queries.ts'
import { type OpenDataset, openDataset } from './dataset/open-dataset.ts'
import { LIKE_THIS, measureLikeThis } from './demonstration/measure-like-this.ts'
import { FILMS, measureFilms } from './films/measure-films.ts'
import { LINKS, measureLinks } from './links/measure-links.ts'
import { LOOK, measureLook } from './look/measure-look.ts'
import { measureRating, RATING } from './rating/measure-rating.ts'
import { measureRecommend, measureSpeed, RECOMMEND, WALKS_SPEED } from './recommend/measure-recommend.ts'
import { startFloors } from './floor/start-floors.ts'
import { startGenerator } from './load/generate-load.ts'
import { type LoadReport, measureLoad, type PreparedCase } from './load/measure-load.ts'
import { untilIdle } from './load/measure-round.ts'
import { prepareCases } from './load/prepare-cases.ts'
import { MEMORY, measureMemory } from './memory/full-caches.ts'
import { type BenchOptions, OptionError, readOptions } from './options.ts'
import { endPool } from './program/end-pool.ts'
import { findBelow } from './program/cpu-time.ts'
import { type Priority, raisePriority } from './program/priority.ts'
import { type RunningProgram, startProgram } from './program/start-program.ts'
import { keepReport } from './report/keep-report.ts'
import { machineFacts } from './report/machine-facts.ts'

/** As many as keep the program busy without only waiting for each other. */
/** As many as the smallest data set has, so that every size is asked by as many readers, and keeps as many pages. */
const SIGNED_IN = 200
const CLUSTERS = 'clusters'
const MEGABYTE = 1024 * 1024
/** What is measured without the data set. */
const withoutData = [ABUSE, ADMINISTRATION, CLUSTERS, LIKE_THIS, LINKS, LOOK, RATING, RECOMMEND, WALKS_SPEED]

const log = (line: string) => process.stderr.write(`${process.uptime().toFixed(1).padStart(6)} s  ${line}\n`)
const ends: (() => Promise<unknown>)[] = []

/** Makes the data set, starts the program on it, measures, and prints and keeps the report. */
async function main(): Promise<void> {
  const names = [
    ...loadCases.map(({ name }) => name),
    ...browserCaseNames,
    ABUSE,
    ADMINISTRATION,
    CLUSTERS,
    LINKS,
    MEMORY,
    FILMS,
    RECOMMEND,
    WALKS_SPEED,
    LOOK,
    LIKE_THIS,
    RATING,
  ]
  const options = readOptions(process.argv.slice(2), names)
  // These take minutes, each with data of its own.
  if (options.only.includes(ABUSE)) await measureAbuse(log)
  if (options.only.includes(ADMINISTRATION)) await measureAdministration(log)
  if (isWanted(options, [CLUSTERS])) measureClusters(log)
  if (isWanted(options, [LINKS])) await measureLinks(log)
  if (isWanted(options, [RECOMMEND])) await measureRecommend(log)
  // A run of everything had it above.
  if (options.only.includes(WALKS_SPEED) && !options.only.includes(RECOMMEND)) await measureSpeed(log)
  if (isWanted(options, [LOOK])) await measureLook(log)
  if (isWanted(options, [LIKE_THIS])) await measureLikeThis(log)
  if (isWanted(options, [RATING])) await measureRating(log)
  if (options.only.length > 0 && options.only.every((name) => withoutData.includes(name))) return
  const priority = raisePriority()
  ends.push(async () => priority.restore())
  const folder = join(projectFolder, '.data/bench', String(options.pins))
  const dataset = await openDataset({ folder, pins: options.pins, isFresh: options.isFresh, log })
  ends.push(() => dataset.stop())
  // Drawing samples reads whole tables.
  const settings = { connectionString: dataset.url, max: 4, statement_timeout: 0 }
  const pool = createPool(settings, (error) => log(error.message))
  ends.push(() => endPool(pool))
  const db = createDb(pool)
  const signedIn = await signMembersIn(db, SIGNED_IN)
  if (isWanted(options, [MEMORY])) await measureMemory({ dataset, db, signedIn, log })
  if (isWanted(options, [FILMS])) await measureFilms({ dataset, db, signedIn, log })
  if (options.only.length > 0 && options.only.every((name) => [MEMORY, FILMS, ...withoutData].includes(name))) return
  const wanted = loadCases.filter(({ name }) => isWanted(options, [name]))
  if (wanted.length > 0) log('counting statements')
  const prepared = await prepareCases({ dataset, db, signedIn }, wanted)
  const program = await startProgram(dataset)
  ends.push(() => program.stop())
  const browser = isWanted(options, browserCaseNames) ? await findBrowser() : null
  const machine = machineFacts({
    postgres: await postgresVersion(db),
    chromium: browser?.version() ?? null,
    priority: priority.told,
  })
  const sizes = await dataSizes(db)
  const deps = { options, dataset, program, db, signedIn }
  const measuredInBrowser = browser ? await measureInBrowser({ ...deps, browser, log }) : []
  const { load, floors, busyness, programMegabytes } = await measureUnderLoad(deps, prepared, priority)
  if (browser) measuredInBrowser.push(...(await measureLastInBrowser({ ...deps, browser, log })))
  const text = keepReport({
    at: new Date().toISOString(),
    pins: options.pins,
    members: sizes.members,
    boards: sizes.boards,
    databaseMegabytes: sizes.bytes / MEGABYTE,
    connections: options.connections,
    rounds: options.rounds,
    secondsPerCase: options.seconds,
    machine,
    busyness,
    programMegabytes,
    floors,
    load,
    browser: measuredInBrowser,
  })
  process.stdout.write(
    options.isJson
      ? `${JSON.stringify({ machine, busyness, floors, load, browser: measuredInBrowser }, null, 2)}\n`
      : text,
  )
}

const isWanted = ({ only }: BenchOptions, names: readonly string[]) =>
  only.length === 0 || names.some((name) => only.includes(name))

async function findBrowser(): Promise<Browser | null> {
  if (findChromium() === undefined) {
    log('There is no Chromium: what is measured in it is left out.')
    return null
  }
  const browser = await launchChromium()
  ends.push(() => browser.close())
  return browser
}

interface RunDeps {
  readonly options: BenchOptions
  readonly dataset: OpenDataset
  readonly program: RunningProgram
  readonly db: Db
  readonly signedIn: readonly SignedIn[]
}

const nothing: LoadReport = { load: [], floors: [], busyness: null, programMegabytes: null }

async function measureUnderLoad(
  { options, dataset, program, db }: RunDeps,
  prepared: readonly PreparedCase[],
  priority: Priority,
): Promise<LoadReport> {
  if (prepared.length === 0) return nothing
  const floors = await startFloors(db, dataset.url)
  ends.push(() => floors.stop())
  const generator = await startGenerator()
  ends.push(() => generator.stop())
  const postgresPid = findBelow(process.pid, 'postgres')
  await untilIdle(db)
  const { seconds, rounds } = options
  return measureLoad(
    { db, program, floors, generator, postgresPid, connections: options.connections, seconds, rounds, priority, log },
    prepared,
  )
}

// React chooses by it between its own builds, in this process too.
process.env['NODE_ENV'] = 'production'
endWithParent()
try {
  await main()
} catch (error) {
  log(error instanceof OptionError ? error.message : error instanceof Error ? (error.stack ?? '') : String(error))
  process.exitCode = 1
} finally {
  for (const end of ends.toReversed()) await end().catch((error: unknown) => log(String(error)))
  // Everything of ours is closed; a pipe that a library left open would keep the process for an hour.
  process.exit()
}
