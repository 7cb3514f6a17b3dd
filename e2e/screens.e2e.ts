import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { colouredRules, expectAccessible, expectBothThemesAccessible, recoloured } from './support/accessibility.ts'
import { openShop } from './support/business.ts'
import { flowWidths, layoutShifts, newVisitor, open, settled, widths } from './support/browser.ts'
import { hiddenStops, lostWhenNarrow, magnified } from './support/magnified.ts'
import { unreadableOverPictures } from './support/over-pictures.ts'
import { makeOwner, passSecondFactor } from './support/employees.ts'
import { newPerson } from './support/persons.ts'
import { adminScreens, businessScreens, type Guide, makeGuide, type Screen, screens } from './support/screens.ts'
import { setStage } from './support/stage.ts'
import { movingThings } from './support/stillness.ts'

const stage = setStage()
let guide: Guide
let employeesCookies: Guide['cookies']
let shopsCookies: Guide['cookies']
beforeAll(async () => {
  guide = await makeGuide(stage)
  const employee = await newPerson(stage, 1280)
  makeOwner(stage, employee)
  await passSecondFactor(stage, employee)
  employeesCookies = await employee.context.cookies()
  await employee.context.close()
  const shop = await openShop(stage)
  shopsCookies = await shop.context.cookies()
  await shop.context.close()
})

/** What visitors read; everything else asks them to log in, leads them on, or shows as it does to members. */
const forVisitors =
  /^(home|ideas|today|entrance|missing|pin\/closeup|settings\/delete)|^board\/(board|board-invitation|section)\.tsx$|^profile\/(base|saved|created|boards|pins|all-pins|about)\.tsx$/

/** Files of code that a page names. What comes late on it may bring more. */
const MOST_SCRIPTS = 28
async function countScripts(page: Page): Promise<number> {
  const answer = await page.context().request.get(page.url())
  return (await answer.text()).split('rel="modulepreload"').length - 1
}

/** Colours of the reader's own choice hide nothing, what is pressed is large enough, and nothing moves for who wishes so. */
async function expectKindToEveryone(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(() => movingThings(page)).toEqual([])
  await recoloured(page, { forcedColors: 'active' }, { forcedColors: 'none', reducedMotion: 'no-preference' }, () =>
    expectAccessible(page, [...colouredRules, 'target-size']),
  )
  await expect.poll(() => unreadableOverPictures(page)).toEqual([])
}

/** At 400% nothing is lost, and nothing lies on what has the focus. */
async function expectToFitMagnified(page: Page): Promise<void> {
  await page.setViewportSize(magnified)
  await expect.poll(() => lostWhenNarrow(page)).toEqual([])
  await expect.poll(() => hiddenStops(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
}

const walks = [
  ['a member', screens],
  ['a visitor', screens.filter(({ file }) => forVisitors.test(file))],
  ['a business', businessScreens],
] as const
/** What stands there instead when something was not made for the walk. */
const closedDoors = /second factor first|There is nothing here|find that page|Nothing was counted yet/
/** Their flows' own tests look at them at 1280. */
const employeesWalk = ['an employee', adminScreens] as const

for (const width of widths) {
  describe.each([...walks, ...(flowWidths(390).includes(width) ? [employeesWalk] : [])])('%s', (who, shown) => {
    let walker: Awaited<ReturnType<typeof newVisitor>>
    beforeAll(async () => {
      walker = await newVisitor(stage, { width, isPerson: true })
      if (who === 'a member') await walker.context.addCookies(guide.cookies)
      if (who === 'an employee') await walker.context.addCookies(employeesCookies)
      if (who === 'a business') await walker.context.addCookies(shopsCookies)
    })
    afterAll(() => walker?.context.close())

    test.each(shown)(
      `OP-10 OP-12 LA-03 at ${width} $file moves nothing, and axe finds nothing in either theme`,
      async (screen) => {
        await expectCalmAndAccessible(screen).catch(async (fault: unknown) => {
          await beginAnew()
          throw fault
        })
      },
    )

    /** One page goes through all screens: what was left by one that failed is not the next one's. */
    async function beginAnew() {
      const { page, problems } = walker
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' })
      problems.splice(0)
    }

    async function expectCalmAndAccessible(screen: Screen) {
      const { page, problems } = walker
      await open(page, guide.addressOf(screen))
      await settled(page)
      if (who === 'an employee' || who === 'a business') {
        await expect.poll(() => page.getByRole('heading', { name: closedDoors }).count()).toBe(0)
        // Whoever the page is not for would be led elsewhere.
        if (who === 'a business') expect(new URL(page.url()).pathname).toBe(guide.addressOf(screen))
      }
      await expectBothThemesAccessible(page)
      await expect.poll(() => layoutShifts(page)).toEqual([])
      await expectKindToEveryone(page)
      if (width === 390) await expectToFitMagnified(page)
      if (width === 1280) await expect.poll(() => countScripts(page)).toBeLessThanOrEqual(MOST_SCRIPTS)
      expect(problems.splice(0)).toEqual([])
    }
  })
}
