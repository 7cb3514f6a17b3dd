import type { Browser, Page } from 'playwright-core'
import type { BrowserMeasurement } from '../report/measurements.ts'
import { ascending, percentile } from '../report/percentiles.ts'
import { scriptPerFrame } from './frame-scripts.ts'
import { newVisit, open } from './open-page.ts'
import { recordTrace } from './record-trace.ts'

const MEASURED_SECONDS = 8
/** Pixels a second: a fast reader's wheel. */
const SPEED = 2400
const MOST_JUMPS = 1500
const MOST_SCRIPT_MILLISECONDS = 3.5
const MOST_NODES = 600
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'blink.user_timing']

/** Scrolls down a wall of thousands of pins, loading as it goes, and then measures frames on the way at its far end. */
export async function measureScrolling(
  browser: Browser,
  visit: { origin: string; token: string },
  wall: { path: string; pins: number },
): Promise<BrowserMeasurement[]> {
  const { page, context } = await newVisit(browser, { ...visit, width: 1280 })
  const cdp = await context.newCDPSession(page)
  await open(page, wall.path)
  let mostNodes = 0
  const countNodes = async () => {
    mostNodes = Math.max(mostNodes, await page.evaluate(() => document.querySelectorAll('*').length))
  }
  await loadMost(page, countNodes)
  // Back by as much as will be scrolled, so that the measured stretch ends where the list does.
  await page.evaluate((pixels) => scrollBy(0, -pixels), SPEED * MEASURED_SECONDS * 0.8)
  await page.waitForTimeout(500)
  const frames = scriptPerFrame(await recordTrace(cdp, categories, () => scrollSteadily(page, countNodes)))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await context.close()
  const sorted = ascending(frames)
  const mean = frames.reduce((sum, value) => sum + value, 0) / frames.length
  const facts = { name: 'scrolling', unit: 'ms' }
  const what = `script a frame, scrolling a board of ${wall.pins} pins`
  return [
    { ...facts, title: `${what}, mean`, value: mean, aim: MOST_SCRIPT_MILLISECONDS, note: `${frames.length} frames` },
    { ...facts, title: `${what}, p50`, value: percentile(sorted, 0.5), aim: null },
    { ...facts, title: `${what}, p95`, value: percentile(sorted, 0.95), aim: null, note: `${height} px high` },
    {
      name: 'scrolling',
      title: 'most elements in the document meanwhile',
      value: mostNodes,
      unit: '',
      aim: MOST_NODES,
    },
  ]
}

/** Jumps to the end until nothing more comes. */
export async function loadMost(page: Page, countNodes = () => Promise.resolve()): Promise<void> {
  let [height, still] = [0, 0]
  for (let jump = 0; jump < MOST_JUMPS && still < 20; jump += 1) {
    const now = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return document.documentElement.scrollHeight
    })
    still = now === height ? still + 1 : 0
    height = now
    await page.waitForTimeout(60)
    if (jump % 10 === 0) await countNodes()
  }
}

/** As a finger or wheel does: a little in each frame. */
async function scrollSteadily(page: Page, countNodes: () => Promise<void>): Promise<void> {
  const scrolling = page.evaluate(
    ([speed = 0, seconds = 0]) =>
      new Promise<void>((resolve) => {
        const start = performance.now()
        let last = start
        const step = (now: number) => {
          scrollBy(0, ((now - last) / 1000) * speed)
          last = now
          if (now - start < seconds * 1000) requestAnimationFrame(step)
          else resolve()
        }
        requestAnimationFrame(step)
      }),
    [SPEED, MEASURED_SECONDS],
  )
  const counting = setInterval(() => void countNodes().catch(() => undefined), 500)
  await scrolling
  clearInterval(counting)
}
