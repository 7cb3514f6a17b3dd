import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  expectAccessible,
  layoutShifts,
  newVisitor,
  open,
  patiently,
  settled,
  type Width,
  flowWidths,
  widths,
} from './support/browser.ts'
import { callAs, changeMeAs, createBoardAs, createPinAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

// Where groups of experiments can be forced.
const stage = setStage({ NODE_ENV: 'test' })
/** Created a pin. */
let ana: { username: string; context: BrowserContext }
/** Only saves. */
let ben: { username: string; context: BrowserContext }
/** Looks at the others. Headless browsers are taken for machines while they are signed out. */
let cara: { username: string; context: BrowserContext }
beforeAll(async () => {
  ana = await someone('Ana Lima')
  ben = await someone('Ben Ode')
  cara = await someone('Cara Holm')
  const board = await createBoardAs(ana.context, 'Wide rooms')
  await createBoardAs(ana.context, 'Hidden rooms', 'secret')
  const pin = await createPinAs(ana.context, { board_id: board.id, title: 'Oak table', height: 900 })
  for (let n = 1; n <= 12; n += 1) {
    const { id } = await createBoardAs(ben.context, `Tables ${n}`)
    await callAs(ben.context, 'RepinResource/create', { pin_id: pin.id, board_id: id })
  }
}, 180_000)

async function someone(fullName: string) {
  const { context } = await newVisitor(stage, { width: 1280 })
  const { username } = await signUpAs(context)
  await changeMeAs(context, { full_name: fullName })
  return { username, context }
}

async function visit(width: Width) {
  const visit = await newVisitor(stage, { width })
  await visit.context.addCookies(await cara.context.cookies())
  return visit
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Profile' })
const current = (page: Page) => tabs(page).locator('[aria-current=page]').innerText()
const pathOf = (page: Page) => new URL(page.url()).pathname

for (const width of widths) {
  test(`PR-07 PR-08 PR-11 at ${width} the default tab stands at the profile; a tab changes the content only`, async () => {
    const { page, context, problems } = await visit(width)
    await open(page, `/${ana.username}`)
    await expect.poll(() => tabs(page).getByRole('link').allInnerTexts()).toEqual(['Created', 'Saved'])
    await expect.poll(async () => [await current(page), pathOf(page)]).toEqual(['Created', `/${ana.username}`])
    await page
      .getByRole('link', { name: /Oak table/ })
      .first()
      .waitFor()
    await expectAccessible(page)

    const loads: string[] = []
    page.on('request', (request) => request.url().includes('.data') && loads.push(request.url()))
    await page.evaluate(() => Object.assign(document.querySelector('h1') ?? {}, { isSame: true }))
    await tabs(page).getByRole('link', { name: 'Saved' }).click()
    await page.getByText('Wide rooms').first().waitFor()
    await expect.poll(async () => [await current(page), pathOf(page)]).toEqual(['Saved', `/${ana.username}/_saved`])
    await expect.poll(() => page.evaluate(() => 'isSame' in (document.querySelector('h1') ?? {}))).toBe(true)
    // The member is not loaded again.
    expect(loads.map((url) => new URL(url).searchParams.get('_routes'))).toEqual(['screens/profile/saved'])
    await expectAccessible(page)

    await tabs(page).getByRole('link', { name: 'Created' }).click()
    await page
      .getByRole('link', { name: /Oak table/ })
      .first()
      .waitFor()
    await expect.poll(async () => [await current(page), pathOf(page)]).toEqual(['Created', `/${ana.username}`])
    await page.goBack()
    await expect.poll(() => current(page), patiently).toBe('Saved')
    await expect.poll(() => layoutShifts(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test(`PR-10 BC-07 ST-27 at ${width} one tab is no bar: the name fades in once the header is scrolled away`, async () => {
    const { page, context, problems } = await visit(width)
    await page.setViewportSize({ width, height: 420 })
    await open(page, `/${ben.username}`)
    await expect.poll(() => tabs(page).count()).toBe(0)
    const name = page.locator('[data-name-on-scroll]')
    const look = () =>
      name.evaluate((element) => [getComputedStyle(element).opacity, getComputedStyle(element).visibility])
    await expect.poll(() => look()).toEqual(['0', 'hidden'])
    await expect
      .poll(() => name.evaluate((element) => getComputedStyle(element).transitionDuration))
      .toMatch(/^0\.3s, 0\.3s/)
    await page.mouse.move(width / 2, 200)
    await page.mouse.wheel(0, 900)
    await expect.poll(look, patiently).toEqual(['1', 'visible'])
    await expect.poll(() => name.innerText()).toBe('Ben Ode')
    await expect.poll(() => page.locator('html').getAttribute('data-bars'), patiently).toBe('hidden')
    await expectAccessible(page)
    await page.mouse.wheel(0, -150)
    await expect.poll(() => page.locator('html').getAttribute('data-bars'), patiently).toBeNull()
    await page.mouse.wheel(0, -2000)
    await expect.poll(look, patiently).toEqual(['0', 'hidden'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => name.evaluate((element) => getComputedStyle(element).transitionProperty)).toBe('none')
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`PR-03 PR-17 RP-02 at ${width} the owner finds their own things again, and sees what a visitor sees`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width })
    await context.addCookies(await ana.context.cookies())
    await open(page, `/${ana.username.toUpperCase()}/_self-profile/boards?a=b`)
    expect(page.url()).toBe(`${stage.origin}/${ana.username}/_self-profile/boards?a=b`)
    await page.getByRole('heading', { level: 1, name: 'Your saved ideas' }).waitFor()
    await expect.poll(() => tabs(page).getByRole('link').allInnerTexts()).toEqual(['Pins', 'Boards'])
    await page.getByText('Hidden rooms').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'View profile' }).click()
    await page.getByText('This is how others see your profile.').waitFor()
    await expect.poll(() => pathOf(page)).toBe(`/${ana.username}/_profile/`)
    await tabs(page).getByRole('link', { name: 'Saved' }).click()
    await page.getByText('Wide rooms').first().waitFor()
    await expect.poll(() => pathOf(page)).toBe(`/${ana.username}/_profile/_saved`)
    await expect.poll(() => page.getByText('Hidden rooms').count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: /Follow Ana Lima/ }).click()
    await page.getByText('This is only a preview of your profile.').waitFor()

    await page.goto('/_/experiments/?retrieval_hub=enabled')
    await open(page, `/${ana.username}`)
    await expect.poll(async () => [await current(page), pathOf(page)]).toEqual(['Pins', `/${ana.username}`])
    await tabs(page).getByRole('link', { name: 'Boards' }).click()
    await page.getByText('Hidden rooms').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}

/** How often the code of the Saved tab is asked for ahead, under the name the router's list has for it. */
const preloads = (page: Page) =>
  page.evaluate(() => {
    const { __reactRouterManifest: list } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string }> }
    }
    const file = list.routes['screens/profile/saved']?.module ?? 'missing'
    return document.querySelectorAll(`link[rel=modulepreload][href="${file}"]`).length
  })

/** Half a second passes when the test says so. */
function holdHalfSeconds(): void {
  const held: (() => void)[] = []
  const real = window.setTimeout.bind(window)
  const held500 = (run: () => void, delay?: number, ...rest: unknown[]) =>
    delay === 500 ? held.push(run) : real(run, delay, ...rest)
  Object.assign(window, { held, setTimeout: held500 })
}
const heldTimers = (page: Page) => page.evaluate(() => (window as unknown as { held: unknown[] }).held.length)
const passHalfSecond = (page: Page) =>
  page.evaluate(() => (window as unknown as { held: (() => void)[] }).held.splice(0).forEach((run) => run()))

test('BC-05 the code of the other tabs is fetched after 500 ms, their data is not', async () => {
  const { page, context } = await visit(1280)
  const loads: string[] = []
  page.on('request', (request) => request.url().includes('.data') && loads.push(request.url()))
  await page.addInitScript(holdHalfSeconds)
  await open(page, `/${ana.username}`)
  await expect.poll(() => heldTimers(page), patiently).toBeGreaterThan(0)
  await expect.poll(() => preloads(page)).toBe(0)
  // Other parts of the page hold half seconds, too: the tabs' own may begin later than theirs.
  await expect
    .poll(async () => {
      await passHalfSecond(page)
      return preloads(page)
    }, patiently)
    .toBe(1)
  expect(loads).toEqual([])
  await context.close()
})

test('BC-05 who saves data gets nothing that was not asked for', async () => {
  const { page, context } = await visit(1280)
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.addInitScript(holdHalfSeconds)
  await open(page, `/${ana.username}`)
  await settled(page)
  await passHalfSecond(page)
  await settled(page)
  await expect.poll(() => preloads(page)).toBe(0)
  await context.close()
})
