import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layoutShifts, looksAt, newVisitor, open, settled, widths } from './support/browser.ts'
import { callAs, changeMeAs, createBoardAs, createPinAs, createSectionAs, signUpAs } from './support/member.ts'
import { type SlowPages, slowPages } from './support/slow-pages.ts'
import { setStage } from './support/stage.ts'

let slow: SlowPages
let member: { session: Awaited<ReturnType<BrowserContext['storageState']>>; pages: string[] }
const stage = setStage()
beforeAll(async () => {
  slow = await slowPages(stage.origin)
  const { context } = await newVisitor(stage, { width: 1280 })
  const pages = await fill(context)
  member = { pages, session: await context.storageState() }
  await context.close()
})
afterAll(async () => {
  slow?.close()
})

type Visitor = Awaited<ReturnType<typeof newVisitor>>

const CPU_SLOWDOWN = 4

/** The pages of a new member who has something of everything. */
async function fill(context: BrowserContext): Promise<string[]> {
  const { username } = await signUpAs(context)
  const board = await createBoardAs(context, 'Walls')
  await createSectionAs(context, board.id, 'Paint')
  const pin = await createPinAs(context, { board_id: board.id, title: 'Green wall', link: 'https://example.org/a' })
  await createPinAs(context, { board_id: board.id, title: 'A very tall wall', width: 200, height: 900 })
  const profile = [`/${username}/`, `/${username}/_pins/`, `/${username}/pins/`]
  return ['/', board.url, `${board.url}paint/`, `/pin/${pin.id}/`, ...profile, '/search/?q=wall']
}

/** What moves on each of the pages while it arrives in pieces at a slow machine. */
async function shiftsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const shifts: string[] = []
  for (const path of paths) {
    await open(page, `${slow.origin}${path}`)
    await settled(page)
    shifts.push(...(await layoutShifts(page)))
  }
  return shifts
}

const formsOfMembers = ['/pin-creation-tool/', '/board/create/', '/settings/account-settings/']
const doors = ['/login/', '/signup/', '/nobody/here/']
/** Asked about cookies on every page. */
const newcomer = { isPerson: true, hasChosenCookies: false }

for (const width of widths) {
  for (const who of looksAt(width, ['a member', 'a visitor'] as const)) {
    // A dozen pages that come slowly on purpose, on a machine that may have other work.
    test(`OP-10 nothing moves while a slow page arrives at ${width} for ${who}`, { timeout: 400_000 }, async () => {
      const { page, context } = await newVisitor(stage, { width, ...newcomer })
      context.setDefaultTimeout(90_000)
      if (who === 'a member') await context.addCookies(member.session.cookies)
      const shifts = await shiftsOf(page, [...member.pages, ...(who === 'a member' ? formsOfMembers : doors)])
      expect(shifts).toEqual([])
      await context.close()
    })
  }
}

/** Opens a page whose late code comes after `news`; meanwhile, and then, `drawn` stays as the server drew it. */
async function expectToStay({ page, context }: Visitor, path: string, drawn: Locator, news: () => Promise<unknown>) {
  const named = await (await context.request.get(path)).text()
  // What is drawn late has its styles behind the page's own.
  const sheets = [...named.matchAll(/<link[^>]* rel="stylesheet"[^>]*>/g)]
  const areLate = sheets.map(([link]) => link.includes('data-precedence'))
  expect(areLate).toEqual([...areLate.filter((isLate) => !isLate), ...areLate.filter(Boolean)])
  expect(areLate).toContain(true)
  let letCome = (): void => {}
  const mayCome = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/*.js', async (route) => {
    if (!named.includes(new URL(route.request().url()).pathname)) await mayCome
    await route.continue()
  })
  const heard = news()
  await open(page, path)
  await heard
  await expect.poll(() => drawn.isVisible()).toBe(true)
  letCome()
  await settled(page)
  await expect.poll(() => drawn.isVisible()).toBe(true)
  await expect.poll(() => layoutShifts(page)).toEqual([])
  await context.close()
}

test('OP-10 an invitation above a board stays while its code is late and the board goes on', async () => {
  const [owner, visitor] = [await newVisitor(stage, { width: 1280 }), await newVisitor(stage, { width: 1280 })]
  await signUpAs(owner.context)
  await signUpAs(visitor.context)
  const { id } = await changeMeAs(visitor.context, { full_name: 'Ben Ode' })
  const board = await createBoardAs(owner.context, 'Kitchen plans')
  const pin = await createPinAs(owner.context, { board_id: board.id, title: 'A shelf' })
  for (const title of Array.from({ length: 30 }, (_, at) => `Shelf ${at}`))
    await callAs(owner.context, 'RepinResource/create', { pin_id: pin.id, board_id: board.id, title })
  await callAs(owner.context, 'BoardInviteResource/create', { board_id: board.id, invited_user_ids: [id] })
  const { page } = visitor
  const news = () => page.waitForResponse((answer) => answer.url().includes('/resource/BoardFeedResource/get/'))
  await expectToStay(visitor, board.url, page.getByRole('button', { name: 'Accept' }).first(), news)
  await owner.context.close()
})
