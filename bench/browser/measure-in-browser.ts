import type { Browser } from 'playwright-core'
import { routes } from '@pinfold/contract'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import { findWall, sampleBoards } from '../cases/samples.queries.ts'
import type { SignedIn } from '../cases/sessions.ts'
import type { BenchOptions } from '../options.ts'
import type { RunningProgram } from '../program/start-program.ts'
import type { BrowserMeasurement } from '../report/measurements.ts'
import { measureLayoutShift } from './layout-shift.ts'
import { measureOrganising, ORGANISING } from './organising.ts'
import { measureScriptBytes } from './script-bytes.ts'
import { measureScrolling } from './scrolling.ts'

/** What `--only` may name beside the cases under load. */
export const browserCaseNames = ['layout-shift', 'script-bytes', 'scrolling', ORGANISING] as const

const FULL_BOARD = 25

export interface BrowserDeps {
  readonly options: BenchOptions
  readonly browser: Browser
  readonly program: RunningProgram
  readonly db: Db
  readonly signedIn: readonly SignedIn[]
  log(line: string): void
}

/** What is measured in Chromium before the load, as far as it is wanted. */
export async function measureInBrowser(deps: BrowserDeps): Promise<BrowserMeasurement[]> {
  const { browser, db, log } = deps
  const { origin } = deps.program
  const isWanted = (name: string) => deps.options.only.length === 0 || deps.options.only.includes(name)
  const [board] = await sampleBoards(db, FULL_BOARD, 1)
  if (!board) throw new Error('the data set has no full board')
  const path = routes.board.build(board)
  const measured: BrowserMeasurement[] = []
  if (isWanted('layout-shift')) {
    log('layout shift …')
    const pages = [
      { title: 'start page', path: '/' },
      { title: 'board page', path },
    ]
    measured.push(...(await measureLayoutShift(browser, origin, pages)))
  }
  if (isWanted('script-bytes')) measured.push(...(await measureScriptBytes(browser, origin, path)))
  const [member] = deps.signedIn
  if (isWanted('scrolling') && member) {
    log('scrolling …')
    measured.push(...(await measureScrolling(browser, { origin, token: member.token }, await findWall(db))))
  }
  return measured
}

/** What changes the data set that much that it comes after everything else. */
export async function measureLastInBrowser({ browser, program, db, options, log }: BrowserDeps) {
  if (options.only.length > 0 && !options.only.includes(ORGANISING)) return []
  log('organising …')
  return measureOrganising({ browser, db, origin: program.origin, log })
}
