import type { Browser } from 'playwright-core'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import type { BrowserMeasurement } from '../report/measurements.ts'
import { createDesk } from './acts.ts'
import { newVisit, open } from './open-page.ts'
import { makeOrganiser } from './organiser.ts'
import { arrangeBoards } from './arrange-boards.ts'
import { arrangePins } from './arrange-pins.ts'
import { loadMost } from './scrolling.ts'

/** The name of the case. */
export const ORGANISING = 'organising'

interface OrganisingDeps {
  readonly browser: Browser
  readonly db: Db
  readonly origin: string
  log(line: string): void
}

/** BO-03: the longest task of each act of a member who arranges 300 boards and a board of 5,000 pins. */
export async function measureOrganising({ browser, db, origin, log }: OrganisingDeps): Promise<BrowserMeasurement[]> {
  const { token, boardsPath, wallPath, boards, pins } = await makeOrganiser(db, origin)
  const begin = async (path: string) => {
    const { page, context } = await newVisit(browser, { origin, token, width: 1280 })
    // Has answered; the question would stand over what is dragged.
    await context.addCookies([{ name: 'consent', value: '1.1.1.bench', url: origin }])
    await open(page, path)
    log(`loading all of ${path}`)
    await loadMost(page)
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForSelector('main [draggable=true]')
    return createDesk(ORGANISING, page)
  }
  const shelf = await begin(boardsPath)
  await arrangeBoards(shelf, boards)
  await shelf.page.context().close()
  const wall = await begin(wallPath)
  await arrangePins(wall, pins)
  await wall.page.context().close()
  return [...shelf.measured, ...wall.measured]
}
