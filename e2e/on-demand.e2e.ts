import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { layoutShifts, newVisitor, open, settled, widths } from './support/browser.ts'
import { makeFilledBoard } from './support/filled-board.ts'
import { signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const PINS = 30

let board: { id: string; url: string }
const stage = setStage({ EXPERIMENTS: 'visitor_scripts=on_demand' })
beforeAll(async () => {
  board = await makeFilledBoard(stage, PINS)
}, 300_000)

/** A visitor on the board, and the scripts that came. */
async function visit(width: 1280 | 390 = 1280, path = board.url) {
  const visitor = await newVisitor(stage, { width, isPerson: true })
  const scripts: string[] = []
  visitor.page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await visitor.page.goto(path)
  return { ...visitor, scripts }
}

const isAlive = (page: Page) => page.waitForSelector('html[data-hydrated=true]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null)
const pinLink = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title, exact: true })

for (const width of widths) {
  test(`at ${width} what is read loads no scripts until the wall goes on, and nothing moves`, async () => {
    const { page, context, problems, scripts } = await visit(width)
    expect(scripts).toEqual([])
    // Within two screens of the wall's end, which is not in sight yet.
    await page.evaluate(() => window.scrollTo(0, 1000))
    await page.locator('[data-goes-on]').waitFor({ state: 'detached' })
    const places = page.locator('main li[aria-posinset]')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect
      .poll(() => places.evaluateAll((cards) => cards.map((card) => card.ariaPosInSet)))
      .toContain(String(PINS))
    expect(scripts.length).toBeGreaterThan(0)
    await settled(page)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })
}

test('a link is followed without scripts, and Back finds the place and the link again', async () => {
  const { page, context, problems, scripts } = await visit()
  // So low that the end of the wall is far away.
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.evaluate(() => window.scrollTo(0, 180))
  const link = pinLink(page, 'Mosaic 20')
  const href = await link.getAttribute('href')
  // The pointer comes and goes at once.
  await link.evaluate((element) => (element as HTMLElement).click())
  await page.waitForURL(`**${href}`)
  expect(scripts).toEqual([])
  await page.getByRole('heading', { level: 1, name: 'Mosaic 20' }).waitFor()
  scripts.length = 0
  await page.goBack()
  await expect.poll(() => focused(page)).toBe(href)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(180)
  expect(scripts).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('a press that needs the application is made once it is there', async () => {
  const { page, context, problems } = await visit()
  await page
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: /^Log in to follow/ }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a card that the mouse rests on shows what can be done with its Pin', async () => {
  const { page, context, problems } = await visit()
  const card = page.getByRole('article').first()
  await card.hover()
  await card.getByRole('button', { name: 'Save', exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('the keyboard brings the application, and the card it is on shows its actions', async () => {
  const { page, context, problems, scripts } = await visit()
  await page.keyboard.press('Tab')
  await isAlive(page)
  expect(scripts.length).toBeGreaterThan(0)
  await expect.poll(() => focused(page)).toBe('#main')
  expect(problems).toEqual([])
  await context.close()
})

test('what is typed before the application is there is searched for', async () => {
  const { page, context, problems } = await visit()
  const field = page.getByRole('banner').getByRole('combobox')
  await field.click()
  await page.keyboard.type('mosaic')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\/.*q=mosaic/)
  expect(problems).toEqual([])
  await context.close()
})

test('an address with more to say, a page to use and a member’s page load their scripts at once', async () => {
  const { page, context } = await visit()
  for (const path of [`${board.url}?invite_code=nobody`, '/login/']) await open(page, path)
  await signUpAs(context)
  await open(page, board.url)
  await settled(page)
  await context.close()
})
