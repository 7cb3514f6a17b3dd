import type { Page, Request } from 'playwright-core'

const pending = new WeakMap<Page, Set<Request>>()

/** News are told for as long as the page is open. */
const isEndless = (request: Request) => new URL(request.url()).pathname.startsWith('/_/live')

/** Counts what a page asks for and has not got yet. */
export function watchRequests(page: Page): void {
  const asked = new Set<Request>()
  pending.set(page, asked)
  page.on('request', (request) => void (isEndless(request) || asked.add(request)))
  page.on('requestfinished', (request) => void asked.delete(request))
  page.on('requestfailed', (request) => void asked.delete(request))
}

/** Waits until a page's scripts have taken over; those of pages for reading come at a sign of the visitor's hand. */
export async function comeAlive(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('contextmenu')))
  await page.waitForSelector('html[data-hydrated=true]')
}

/** Waits until a page has all that it asks for by itself, and has drawn it: what is not there now does not come. */
export async function settled(page: Page): Promise<void> {
  const asked = pending.get(page)
  if (!asked) throw new Error('nobody watches the requests of this page')
  await comeAlive(page)
  do {
    await Promise.all([...asked].map((request) => ended(request).finally(() => asked.delete(request))))
    // What came is rendered, and may ask for more.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 5000 }))
        }),
    )
  } while (asked.size > 0)
}

const ended = (request: Request) => request.response().then((response) => response?.finished())
