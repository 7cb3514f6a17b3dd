import { randomBytes, randomInt } from 'node:crypto'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { count } from './counts.ts'
import { watchProblems } from './problems.ts'
import { comeAlive, watchRequests } from './settled.ts'
import { keepToasts } from './toasts.ts'

export { expectAccessible, expectBothThemesAccessible } from './accessibility.ts'
export { comeAlive, settled } from './settled.ts'
export { heard, heardFromToast, holdNextToast } from './toasts.ts'

/** The widths every screen is walked at. */
export const widths = [1280, 390] as const
export type Width = (typeof widths)[number]

/** Where a flow runs that is the same at both widths: at one, and in `npm run proof` at both. */
export const flowWidths = (usual: Width): readonly Width[] =>
  process.env['FLOWS_AT_BOTH_WIDTHS'] === 'on' ? widths : [usual]

/**
 * Which of several looks each width is walked with, in turn; all of them at every width in `npm run proof`. For walks over
 * all screens whose looks break the same things.
 */
export const looksAt = <T>(width: Width, looks: readonly T[]): readonly T[] =>
  process.env['FLOWS_AT_BOTH_WIDTHS'] === 'on'
    ? looks
    : looks.filter((_, index) => index % widths.length === widths.indexOf(width))

/** Chromium as the machine has it, without windows unless the whole one is named. The flags keep it from calling home. */
export const launchBrowser = (executablePath = inject('chromiumPath')): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

/** Where visitors come to: a program’s address, and the browser they use. */
export interface Place {
  readonly browser: Browser
  readonly origin: string
}

/** How a visitor comes. */
export interface Look {
  width: Width
  scheme?: 'light' | 'dark'
  /** Says that a person uses the browser; without it the server takes a signed-out visitor for a machine. */
  isPerson?: boolean
  /** False for somebody who was not asked about cookies yet; all others have allowed everything. */
  hasChosenCookies?: boolean
}

/** What a person's Chromium calls itself. */
const PERSONS_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36'

const origins = new WeakMap<BrowserContext, string>()

/** The address of the program that a visitor came to. */
export function originOf(context: BrowserContext): string {
  const origin = origins.get(context)
  if (origin === undefined) throw new Error('this is no visitor’s')
  return origin
}

/** A visitor of their own: fresh cookies, an address of their own, and a page that fails the test on any script error. */
export async function newVisitor(
  { browser, origin }: Place,
  look: Look,
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  count('visitor', { width: look.width })
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: look.width, height: look.width === 390 ? 844 : 800 },
    hasTouch: look.width === 390,
    colorScheme: look.scheme ?? 'light',
    locale: 'en-US',
    ...(look.isPerson && { userAgent: PERSONS_AGENT }),
    extraHTTPHeaders: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` },
  })
  origins.set(context, origin)
  context.setDefaultTimeout(45_000)
  if (look.hasChosenCookies ?? true) await context.addCookies([{ name: 'consent', value: '1.1.1.test', url: origin }])
  const page = await context.newPage()
  watchRequests(page)
  const problems = watchProblems(page)
  page.on('domcontentloaded', () => count('page', { path: new URL(page.url()).pathname }))
  await page.addInitScript(watchLayoutShift)
  await page.addInitScript(keepToasts)
  return { page, context, problems }
}

/** Goes somewhere and waits until the page's scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await comeAlive(page)
}

interface Shift extends PerformanceEntry {
  readonly hadRecentInput: boolean
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

function watchLayoutShift(): void {
  const shifts: string[] = []
  Object.assign(globalThis, { layoutShifts: shifts })
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    const words = node?.textContent?.slice(0, 40) ?? ''
    return element
      ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${words}”`
      : 'something gone'
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      const moves = entry.sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
      )
      shifts.push(`${location.pathname}: ${moves.join('; ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What moved by itself since the page was opened, each with what and where; nothing is what we promise. */
export const layoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { layoutShifts: string[] }).layoutShifts)

/** For `expect.poll`: looks again and again, on a machine that may have other work. */
export const patiently = { timeout: 60_000, interval: 50 }

/** A new member by the form on the page, or on that of an invitation. */
export async function signUpOnPage(page: Page, path = '/signup/'): Promise<{ email: string; password: string }> {
  const email = `m${randomBytes(6).toString('hex')}@example.org`
  const password = 'correct horse battery'
  await open(page, path)
  await page.getByLabel('Name', { exact: true }).fill(email.split('@')[0] ?? '')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Birth date').fill('1990-05-17')
  await page.getByRole('button', { name: 'Sign up', exact: true }).last().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/signup'))
  return { email, password }
}

export async function logInOnPage(page: Page, member: { email: string; password: string }): Promise<void> {
  await open(page, '/login/')
  await page.getByLabel('Email or username').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

/** A finger moves up from the middle of the window, as far as it can. */
export async function swipeUp(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const cdp = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: width / 2, y }] })
  await touch('touchStart', height * 0.6)
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', height * (0.6 - 0.05 * step))
  await touch('touchEnd')
  await cdp.detach()
}
