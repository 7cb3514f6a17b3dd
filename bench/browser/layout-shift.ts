import type { Browser } from 'playwright-core'
import type { BrowserMeasurement } from '../report/measurements.ts'
import { newVisit, open } from './open-page.ts'

const SETTLING_MILLISECONDS = 1000

/** How much of each page moves by itself, as Chromium counts it. */
export async function measureLayoutShift(
  browser: Browser,
  origin: string,
  pages: readonly { title: string; path: string }[],
): Promise<BrowserMeasurement[]> {
  const measured: BrowserMeasurement[] = []
  for (const { title, path } of pages) {
    for (const width of [1280, 390]) {
      const { page, context } = await newVisit(browser, { origin, width })
      await page.addInitScript(watchLayoutShift)
      await open(page, path)
      await page.waitForTimeout(SETTLING_MILLISECONDS)
      const value = await page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift)
      measured.push({ name: 'layout-shift', title: `layout shift, ${title}, ${width} px`, value, unit: '', aim: 0 })
      await context.close()
    }
  }
  return measured
}

function watchLayoutShift(): void {
  const sum = { layoutShift: 0 }
  Object.defineProperty(globalThis, 'layoutShift', { get: () => sum.layoutShift })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) sum.layoutShift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
