import type { Page } from 'playwright-core'
import { figure } from '../report/table.ts'
import type { BrowserMeasurement } from '../report/measurements.ts'
import { createHand, type Spot } from './hand.ts'
import { longestTask } from './longest-task.ts'
import { recordTrace } from './record-trace.ts'

const MOST_MILLISECONDS = 50
const PARTS = 3
const SETTLING_MILLISECONDS = 800
const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
  'v8',
]

/** A page with a hand on it whose acts are measured. */
export async function createDesk(name: string, page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const hand = await createHand(cdp)
  const measured: BrowserMeasurement[] = []

  /** What an act brings about, an answer of the server say, is part of it for a while. */
  async function act<T>(title: string, work: () => Promise<T>): Promise<T> {
    let result: T | undefined
    // What loading thousands of pins has left behind is no part of what comes after.
    await cdp.send('HeapProfiler.collectGarbage')
    const events = await recordTrace(cdp, categories, async () => {
      result = await work()
      await page.waitForTimeout(SETTLING_MILLISECONDS)
    })
    const { processor, clock, parts } = longestTask(events)
    const shown = parts.slice(0, PARTS).map(([part, milliseconds]) => `${part} ${figure(milliseconds)}`)
    const note = `${figure(clock)} by the clock; ${shown.join(', ')}`
    measured.push({ name, title: `longest task, ${title}`, value: processor, unit: 'ms', aim: MOST_MILLISECONDS, note })
    return result as T
  }
  const pickUp = (title: string, spot: Spot) => act(title, () => hand.pickUp(spot))
  return { page, hand, act, pickUp, measured }
}

export type Desk = Awaited<ReturnType<typeof createDesk>>

/** A rectangle in the window, in pixels. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A place on it, in shares of its width and height. */
export const spotOn = (box: Box | undefined, along: number, down = 0.4): Spot => {
  if (!box) throw new Error('what is to be held does not show')
  return { x: box.x + box.width * along, y: box.y + box.height * down }
}

/** What shows whole in the window of these elements, clear of the header and of where holding scrolls. */
export const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.$$eval(selector, (elements) =>
    elements
      .map((element) => element.getBoundingClientRect().toJSON() as Box)
      .filter(({ x, y, width, height }) => width > 0 && x >= 0 && y > 64 && y + height / 2 < innerHeight - 130),
  )
