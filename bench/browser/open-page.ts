import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { SESSION_COOKIE } from '../../apps/server/src/modules/accounts/index.ts'
import { chromiumAdvice, findChromium } from '../../scripts/find-chromium.ts'

/** Starts the machine's Chromium without anything that calls home. Throws where there is none. */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (executablePath === undefined) throw new Error(chromiumAdvice)
  const quiet =
    '--disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...quiet.split(' ')] })
}

interface Visit {
  readonly origin: string
  /** Of a session; none for visitors. */
  readonly token?: string
  readonly width: number
}

/** A browser of its own with an empty cache, signed in where a token is given. */
export async function newVisit(browser: Browser, visit: Visit): Promise<{ page: Page; context: BrowserContext }> {
  const viewport = { width: visit.width, height: visit.width < 500 ? 844 : 800 }
  const context = await browser.newContext({ baseURL: visit.origin, viewport, locale: 'en-US' })
  if (visit.token !== undefined) {
    const cookie = { url: visit.origin, httpOnly: true }
    await context.addCookies([{ ...cookie, name: SESSION_COOKIE, value: visit.token }])
  }
  return { page: await context.newPage(), context }
}

/** Waits until a page's scripts have taken over; those of pages for reading come at a sign of the visitor's hand. */
export async function comeAlive(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('contextmenu')))
  await page.waitForSelector('html[data-hydrated=true]')
  await page.waitForLoadState('networkidle')
}

/** Opens a page and waits until its scripts have taken over and its pictures have come. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await comeAlive(page)
}
