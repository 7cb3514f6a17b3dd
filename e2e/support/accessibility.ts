import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { count } from './counts.ts'

/** Each page reads it anew, so the smaller text. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that colours decide: all that another theme can break. */
export const colouredRules = ['color-contrast', 'link-in-text-block']

/** Fails with what axe finds, as one line each; by these rules alone where some are named, also those it does not ask by itself. */
export const expectAccessible = (page: Page, rules?: readonly string[]): Promise<void> =>
  expectNothingFound(page, rules)

/** In both themes: everything in the light one, the colours in the dark one. The page is left in the light one. */
export async function expectBothThemesAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNothingFound(page)
  await recoloured(page, { colorScheme: 'dark' }, { colorScheme: 'light' }, () =>
    expectNothingFound(page, colouredRules),
  )
}

/** Looks at the page in other colours, which it takes on, and puts away again, without fading. */
export async function recoloured(
  page: Page,
  colours: Parameters<Page['emulateMedia']>[0],
  usual: Parameters<Page['emulateMedia']>[0],
  look: () => Promise<void>,
): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, unfading)
  await page.emulateMedia(colours)
  try {
    await look()
  } finally {
    await page.emulateMedia(usual)
    await page.evaluate(() => {
      // Asking for what moves has the usual colours reckoned before things may fade again.
      document.getAnimations()
      document.adoptedStyleSheets.pop()
    })
  }
}

/**
 * What lies outside the window and is not drawn keeps the colours it had before these were forced, until somebody comes there:
 * it is drawn while they are, so that its own colours are looked at.
 */
const unfading = `
  *, *::before, *::after { transition: none !important }
  @media (forced-colors: active) { * { content-visibility: visible !important } }`

async function expectNothingFound(page: Page, rules?: readonly string[]): Promise<void> {
  const found = await problemsOf(page, rules)
  // A toast may come while axe looks, and be half-faded then: what is wrong is wrong the second time, too.
  const stillFound = found.length === 0 ? found : await problemsOf(page, rules)
  expect(stillFound).toEqual([])
}

/** What axe finds by all of its rules, or by some. */
async function problemsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  await stillness(page)
  const { hasAxe, isBehindDialog, ...state } = await page.evaluate(() => ({
    hasAxe: 'axe' in globalThis,
    isBehindDialog: document.querySelector(':is([inert], [aria-hidden=true]) main, main[aria-hidden=true]') !== null,
    path: location.pathname,
    open: [...document.querySelectorAll(':is([role$=dialog], dialog, [role=menu], [role=listbox])')].map(
      (element) => element.ariaLabel ?? element.querySelector('h1, h2, h3')?.textContent ?? element.role,
    ),
    width: innerWidth,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  }))
  count('scan', { ...state, rules: rules === undefined ? 'all' : 'colours' })
  if (!hasAxe) await page.evaluate(axeSource)
  const options = {
    // What passed is not written up, and no style sheet is fetched again for rules that are off.
    resultTypes: ['violations' as const],
    preload: false,
    iframes: false,
    ...(rules && { runOnly: [...rules] }),
    // An open dialog hides the page behind it, its landmarks and headings too.
    ...(isBehindDialog &&
      !rules && { rules: { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } } }),
  }
  return page.evaluate(async (options) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, options)
}

/** Half-faded words have other colours than the ones people read. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    // A page that is not drawn for a while has no frames; it is looked at all the same.
    const nextFrame = () => Promise.race([new Promise((resolve) => requestAnimationFrame(resolve)), pause(500)])
    const latest = performance.now() + 10_000
    const ending = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
      })
    // What has just been opened, or changed its theme, begins to move a frame or two later.
    do {
      await Promise.race([Promise.allSettled(ending().map(({ finished }) => finished)), pause(2000)])
      await nextFrame()
      await nextFrame()
    } while (ending().length > 0 && performance.now() < latest)
  })
