import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { layoutShifts, newVisitor, open, patiently, widths } from './support/browser.ts'
import { makeFilledBoard } from './support/filled-board.ts'
import { signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const PINS = 40
const WALL = '/resource/BoardFeedResource/get/'

let board: { id: string; url: string }
const stage = setStage()
beforeAll(async () => {
  board = await makeFilledBoard(stage, PINS)
}, 300_000)

const header = (page: Page) => page.getByRole('banner')
const isInSight = async (page: Page) => ((await header(page).boundingBox())?.y ?? -1000) >= 0
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y)
const offsetOf = (page: Page) => page.evaluate(() => window.scrollY)
const cardsOf = (page: Page) =>
  page.locator('main li[aria-posinset]').evaluateAll((cards) => cards.map((card) => Number(card.ariaPosInSet)))

/** A board whose list goes on for thousands of pins, which the server's answer is made of again and again. */
async function endlessBoard(context: BrowserContext): Promise<void> {
  let made = 0
  await context.route(`**${WALL}**`, async (route) => {
    const answer = await route.fetch()
    const envelope = (await answer.json()) as { resource_response: { data: { id: string }[]; bookmark?: string } }
    const { data } = envelope.resource_response
    const more = Array.from({ length: 250 }, (_, index) => {
      made += 1
      return { ...data[index % data.length], id: String(7_000_000_000_000_000 + made), title: `More ${made}` }
    })
    // The same bookmark again and again: the server goes on from there each time.
    const asked = JSON.parse(new URL(route.request().url()).searchParams.get('data') ?? '{}') as {
      options: { bookmarks: string[] }
    }
    Object.assign(envelope.resource_response, { data: more, bookmark: asked.options.bookmarks[0] })
    await route.fulfill({ json: envelope })
  })
}

const thousands = { ...patiently, timeout: 90_000 }

async function loadPins(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return Math.max(0, ...(await cardsOf(page)))
    }, thousands)
    .toBeGreaterThan(count)
}

for (const width of widths) {
  test(`ST-27 BC-08 at ${width} the bars hide on the way down, return on the way up, and stay near the top`, async () => {
    const { page, context } = await newVisitor(stage, { width })
    await open(page, board.url)
    await scrollTo(page, 50)
    await page.waitForFunction(() => window.scrollY === 50)
    await expect.poll(() => isInSight(page)).toBe(true)
    await scrollTo(page, 400)
    await expect.poll(() => isInSight(page), patiently).toBe(false)
    await scrollTo(page, 370)
    await expect.poll(() => isInSight(page), patiently).toBe(true)
    await scrollTo(page, 500)
    await expect.poll(() => isInSight(page), patiently).toBe(false)
    // The focus brings back what it stands in, and keeps it.
    await header(page).getByRole('link').first().focus()
    await expect.poll(() => isInSight(page), patiently).toBe(true)
    await scrollTo(page, 700)
    await page.waitForFunction(() => document.documentElement.dataset['bars'] === 'hidden')
    await expect.poll(() => isInSight(page)).toBe(true)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    await context.close()
  })
}

test('ST-27 at 390 a member’s bottom bar hides and returns in the same way', async () => {
  const { page, context } = await newVisitor(stage, { width: 390 })
  await signUpAs(context)
  await open(page, board.url)
  const bar = page.getByRole('navigation', { name: 'Main' }).last()
  const isShown = async () => ((await bar.boundingBox())?.y ?? 0) < 844
  await expect.poll(() => isShown()).toBe(true)
  await scrollTo(page, 400)
  await expect.poll(isShown, patiently).toBe(false)
  await scrollTo(page, 300)
  await expect.poll(isShown, patiently).toBe(true)
  await context.close()
})

test('BC-04 a wall of thousands keeps few nodes, its order, and every card in its column', async () => {
  const { page, context, problems } = await newVisitor(stage, { width: 1280 })
  await endlessBoard(context)
  await open(page, board.url)
  await loadPins(page, 2000)
  const drawn = await cardsOf(page)
  expect(drawn).toEqual(drawn.toSorted((one, other) => one - other))
  await expect.poll(() => page.locator('*').count()).toBeLessThanOrEqual(600)
  const columns = () =>
    page
      .locator('main li[aria-posinset]')
      .evaluateAll((cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().x))).size)
  await expect.poll(columns).toBe(5)
  await expect.poll(() => layoutShifts(page)).toEqual([])
  expect(problems).toEqual([])
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})

test('OP-10 Tab goes from card to card in the order of the feed, past what was drawn', async () => {
  const { page, context } = await newVisitor(stage, { width: 1280 })
  await endlessBoard(context)
  await open(page, board.url)
  await loadPins(page, 300)
  await scrollTo(page, 0)
  await expect.poll(async () => (await cardsOf(page))[0], patiently).toBe(1)
  await page.locator('main li[aria-posinset="1"] a').first().focus()
  const passed: number[] = []
  while ((passed.at(-1) ?? 0) < 60) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => Number(document.activeElement?.closest('li')?.ariaPosInSet ?? 0))
    if (place !== passed.at(-1)) passed.push(place)
    expect(place).toBeGreaterThan(0)
  }
  const first = passed[0] ?? 0
  expect(passed).toEqual(Array.from({ length: 60 - first + 1 }, (_, index) => first + index))
  // The card stays drawn when it is scrolled out of sight, and keeps the focus.
  await scrollTo(page, 20_000)
  await expect.poll(async () => (await cardsOf(page)).at(-1), patiently).toBeGreaterThan(100)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('li')?.ariaPosInSet)).toBe('60')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})

for (const width of widths) {
  test(`PI-01 at ${width} Back finds the place, the loaded pins and the focus again`, async () => {
    const { page, context } = await newVisitor(stage, { width })
    await open(page, board.url)
    const link = page.getByRole('link', { name: 'Mosaic 2', exact: true })
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        return link.count()
      }, patiently)
      .toBe(1)
    await link.scrollIntoViewIfNeeded()
    const before = await offsetOf(page)
    expect(before).toBeGreaterThan(400)
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Mosaic 2' }).waitFor()
    await page.goBack()
    await expect.poll(() => offsetOf(page), patiently).toBe(before)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), patiently)
      .toBe('Mosaic 2')
    await expect.poll(async () => Math.max(...(await cardsOf(page)))).toBeGreaterThan(25)

    await page.reload()
    await expect.poll(() => offsetOf(page), patiently).toBe(before)
    await link.waitFor()
    await context.close()
  })
}

test('a wall that cannot go on says so, and goes on after Retry', async () => {
  const { page, context } = await newVisitor(stage, { width: 1280 })
  await context.route(`**${WALL}**`, (route) => route.abort())
  await open(page, board.url)
  // The wall may still grow as it is laid out.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      return page.getByText('More Pins didn’t load.').isVisible()
    }, patiently)
    .toBe(true)
  await context.unroute(`**${WALL}**`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('You’ve reached the end.').waitFor()
  await expect.poll(() => cardsOf(page)).toContain(PINS)
  await context.close()
})

test('PI-01 a page that takes its time shows its skeleton', async () => {
  const { page, context } = await newVisitor(stage, { width: 1280 })
  await open(page, board.url)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await context.route('**/*.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: `Mosaic ${PINS - 1}`, exact: true }).click()
  await page.locator('[data-pending=closeup]').waitFor()
  expect(new URL(page.url()).pathname).toBe(board.url)
  release()
  await page.getByRole('heading', { level: 1, name: `Mosaic ${PINS - 1}` }).waitFor()
  await expect.poll(() => page.locator('[data-pending]').count()).toBe(0)
  await context.unrouteAll({ behavior: 'wait' })
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Everything' }).waitFor()
  await expect.poll(() => layoutShifts(page)).toEqual([])
  await context.close()
})

test('BC-04 pictures come in the rendition that fits: 236 and 474 wide on desktops of one and two pixels a point', async () => {
  for (const [density, expected] of [
    [1, '236x'],
    [2, '474x'],
  ] as const) {
    const context = await stage.browser.newContext({
      baseURL: stage.origin,
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: density,
    })
    const page = await context.newPage()
    await open(page, board.url)
    const picture = page.locator('main li img').first()
    const folder = () =>
      picture.evaluate((image: HTMLImageElement) => image.complete && new URL(image.currentSrc).pathname.split('/')[1])
    await expect.poll(folder).toBe(expected)
    await context.close()
  }
})
