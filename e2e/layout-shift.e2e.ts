import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layoutShifts, looksAt, newVisitor, open, settled, widths } from './support/browser.ts'
import { createBoardAs, createPinAs, createSectionAs, signUpAs } from './support/member.ts'
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
