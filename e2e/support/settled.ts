import { setTimeout as pause } from 'node:timers/promises'
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

/** What a page has asked for and not got yet. */
export const askedBy = (page: Page): string[] =>
  [...(pending.get(page) ?? [])].map((request) => `${request.method()} ${request.url()}`)

/** Milliseconds after which a page that does not come to rest says what it waits for; its test would only say that it ended. */
const LONG = 90_000

/** Waits until a page's scripts have taken over; those of pages for reading come at a sign of the visitor's hand. */
export async function comeAlive(page: Page): Promise<void> {
  await inTime(
    page.evaluate(() => void dispatchEvent(new Event('contextmenu'))),
    () => `${page.url()} answers nothing`,
  )
  await page.waitForSelector('html[data-hydrated=true]')
}

/** Waits until a page has all that it asks for by itself, and has drawn it: what is not there now does not come. */
export async function settled(page: Page): Promise<void> {
  const asked = pending.get(page)
  if (!asked) throw new Error('nobody watches the requests of this page')
  await comeAlive(page)
  await inTime(
    rest(page, asked),
    () => `${page.url()} does not rest, and waits for: ${askedBy(page).join(', ') || 'drawing'}`,
  )
}

async function rest(page: Page, asked: Set<Request>): Promise<void> {
  do {
    await Promise.all([...asked].map((request) => ended(request).finally(() => asked.delete(request))))
    // What came is rendered, and may ask for more. A page that is not drawn for a while has no frames; it is idle all the same.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const whenIdle = () => requestIdleCallback(resolve, { timeout: 5000 })
          requestAnimationFrame(whenIdle)
          setTimeout(whenIdle, 5000)
        }),
    )
  } while (asked.size > 0)
}

const ended = (request: Request) => request.response().then((response) => response?.finished())

async function inTime(work: Promise<unknown>, missing: () => string): Promise<void> {
  const over = new AbortController()
  const late = pause(LONG, undefined, { signal: over.signal }).then(() => {
    throw new Error(missing())
  })
  await Promise.race([work, late]).finally(() => over.abort())
}
