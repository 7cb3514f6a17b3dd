import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Width, launchBrowser, layoutShifts, newVisitor, open, widths } from './support/browser.ts'
import { createBoardAs, createPinAs, createSectionAs, signUpAs } from './support/member.ts'
import { type RunningProgram, runProgram } from './support/running-program.ts'
import { type SlowPages, slowPages } from './support/slow-pages.ts'

let program: RunningProgram
let slow: SlowPages
let browser: Browser
beforeAll(async () => {
  program = await runProgram()
  slow = await slowPages(program.origin)
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  slow?.close()
  await program?.remove()
})

const CPU_SLOWDOWN = 8

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
    await page.waitForLoadState('networkidle')
    shifts.push(...(await layoutShifts(page)))
  }
  return shifts
}

async function slowVisitor(width: Width) {
  const visitor = await newVisitor(browser, program.origin, { width })
  visitor.context.setDefaultTimeout(60_000)
  return visitor
}

for (const width of widths) {
  test(`OP-10 at ${width} nothing moves while a slow page arrives, signed in and out`, async () => {
    const member = await slowVisitor(width)
    const shared = await fill(member.context)
    const own = ['/pin-creation-tool/', '/board/create/', '/settings/account-settings/']
    expect(await shiftsOf(member.page, [...shared, ...own])).toEqual([])
    await member.context.close()
    const visitor = await slowVisitor(width)
    expect(await shiftsOf(visitor.page, [...shared, '/login/', '/signup/', '/nobody/here/'])).toEqual([])
    await visitor.context.close()
  })
}
