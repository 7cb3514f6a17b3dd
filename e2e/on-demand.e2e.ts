import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  comeAlive,
  expectBothThemesAccessible,
  layoutShifts,
  newVisitor,
  open,
  settled,
  widths,
} from './support/browser.ts'
import { makeFilledBoard } from './support/filled-board.ts'
import { signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const PINS = 30

let board: { id: string; url: string }
const stage = setStage()
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
const barsAreHidden = (page: Page) => page.evaluate(() => document.documentElement.dataset['bars'] === 'hidden')
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

  test(`at ${width} a jump to the very end goes on there, without moving what is seen`, async () => {
    const { page, context, problems } = await visit(width)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const last = page.locator(`main li[aria-posinset="${PINS}"]`)
    await last.waitFor()
    await settled(page)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test(`ST-27 at ${width} the bars hide and show before there are scripts, and stay as they are when those come`, async () => {
    const { page, context, problems, scripts } = await visit(width)
    await page.setViewportSize({ width, height: 300 })
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect.poll(() => barsAreHidden(page)).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 150))
    await expect.poll(() => barsAreHidden(page)).toBe(false)
    await page.evaluate(() => window.scrollTo(0, 220))
    await expect.poll(() => barsAreHidden(page)).toBe(true)
    expect(scripts).toEqual([])
    await comeAlive(page)
    await settled(page)
    await expect.poll(() => barsAreHidden(page)).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 100))
    await expect.poll(() => barsAreHidden(page)).toBe(false)
    expect(problems).toEqual([])
    await context.close()
  })
}

/** A step through the browser's history, which may load the page it leads to once more. */
const go = (page: Page, steps: -1 | 1) => page.evaluate((by) => void setTimeout(() => history.go(by)), steps)

/** A press that leads to another page, without a mouse that rests on something on its way; the page may be gone at once. */
const pressWithoutMouse = (pressed: Locator) =>
  pressed.evaluate((element) => void setTimeout(() => (element as HTMLElement).click()))

test('a link is followed without scripts, and Back finds the place and the link again', async () => {
  const { page, context, problems, scripts } = await visit()
  // So low that the end of the wall is far away.
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.evaluate(() => window.scrollTo(0, 180))
  const link = pinLink(page, 'Mosaic 20')
  const href = await link.getAttribute('href')
  // The pointer comes and goes at once.
  await pressWithoutMouse(link)
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

test('the way back is there on a page that another one led to, and goes back without scripts', async () => {
  const { page, context, problems, scripts } = await visit(390)
  const back = page.getByRole('button', { name: 'Back', exact: true })
  const link = pinLink(page, 'Mosaic 20')
  const href = await link.getAttribute('href')
  await pressWithoutMouse(link)
  await page.waitForURL(`**${href}`)
  await back.waitFor()
  await pressWithoutMouse(back)
  await page.waitForURL(`**${board.url}`)
  await expect.poll(() => focused(page)).toBe(href)
  await page.goto(href ?? '')
  // Who typed the address has been led by nobody.
  await page.getByRole('heading', { level: 1, name: 'Mosaic 20' }).waitFor()
  await expect.poll(() => back.count()).toBe(0)
  expect(scripts).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('after a page was reloaded, Back still leads to what its application had shown before', async () => {
  const { page, context, problems } = await visit()
  await comeAlive(page)
  const link = pinLink(page, 'Mosaic 20')
  const href = await link.getAttribute('href')
  await link.click()
  await page.waitForURL(`**${href}`)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Mosaic 20' }).waitFor()
  await go(page, -1)
  await page.getByRole('heading', { level: 1, name: 'Everything' }).waitFor()
  await go(page, 1)
  await page.getByRole('heading', { level: 1, name: 'Mosaic 20' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('EN-15 ST-31 what is looked at without scripts is remembered where that is allowed, in order', async () => {
  const { page, context, problems, scripts } = await visit()
  const kept = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('visited-pages') ?? '{}') as { pages?: { path: string }[]; at?: number },
    )
  const paths = async () => (await kept()).pages?.map(({ path }) => path)
  const link = pinLink(page, 'Mosaic 20')
  const href = (await link.getAttribute('href')) ?? ''
  await expect.poll(paths).toEqual([board.url])
  await pressWithoutMouse(link)
  await page.waitForURL(`**${href}`)
  await expect.poll(paths).toEqual([board.url, href])
  await expect.poll(async () => (await kept()).pages?.at(-1)).toMatchObject({ pin_id: /\d+/.exec(href)?.[0] })
  await page.goBack()
  await expect.poll(async () => (await kept()).at).toBe(0)
  expect(scripts).toEqual([])
  // The application counts the same page once.
  await comeAlive(page)
  await settled(page)
  await expect.poll(paths).toEqual([board.url, href])
  await expect.poll(async () => (await kept()).at).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('PS-20 a profile in a new tab links to what was looked at before, where that is remembered', async () => {
  const { page, context, problems } = await visit()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visited-pages'))).not.toBeNull()
  const tab = await context.newPage()
  await tab.goto(`/${board.url.split('/')[1]}/`)
  await tab.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
  await tab.waitForURL(`**${board.url}`)
  expect(problems).toEqual([])
  await context.close()
})

test('EN-15 nothing is remembered of somebody who did not choose', async () => {
  const { page, context } = await newVisitor(stage, { width: 1280, isPerson: true, hasChosenCookies: false })
  await page.goto(board.url)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visited-pages'))).toBeNull()
  // The question stands there, and a press on it is made once its code has come.
  await page.getByRole('button', { name: 'Reject all' }).click()
  await page.getByRole('region', { name: 'Cookies' }).waitFor({ state: 'detached' })
  await context.close()
})

test('what is typed and pressed while the scripts are on their way is not lost, and both themes are accessible', async () => {
  const { page, context, problems, scripts } = await visit()
  await expectBothThemesAccessible(page)
  expect(scripts).toEqual([])
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await come
    await route.continue()
  })
  const follow = page.getByRole('button', { name: /^Follow/ }).first()
  const field = page.getByRole('banner').getByRole('combobox')
  await field.fill('mos')
  await follow.click()
  letCome()
  await page.getByRole('dialog', { name: /^Log in to follow/ }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('mos')
  await settled(page)
  await expect.poll(() => layoutShifts(page)).toEqual([])
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
