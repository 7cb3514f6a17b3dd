import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, newVisitor, open, patiently } from './support/browser.ts'
import { signUpAs } from './support/member.ts'
import { type RunningProgram, runProgram } from './support/running-program.ts'

let program: RunningProgram
let browser: Browser
beforeAll(async () => {
  program = await runProgram()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await program?.remove()
})

test('styles that every page shares come first, whatever opens later', async () => {
  const { page, context, problems } = await newVisitor(browser, program.origin, { width: 1280 })
  const { username } = await signUpAs(context)
  await open(page, `/${username}/_boards`)
  const sheets = () =>
    page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  const before = await sheets()
  // What opens brings styles of its own, and leans on those of the page.
  await page.getByRole('button', { name: 'Notifications' }).click()
  await page.getByRole('dialog').waitFor()
  await expect.poll(async () => (await sheets()).length, patiently).toBeGreaterThan(before.length)
  const shared = (await sheets()).flatMap((href, place) => (href.includes('/shared-') ? [place] : []))
  expect(shared.length).toBeGreaterThan(0)
  expect(Math.max(...shared)).toBeLessThan(before.length)
  expect(problems).toEqual([])
  await context.close()
})
