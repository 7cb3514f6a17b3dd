import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, launchBrowser, patiently, widths } from './support/browser.ts'
import { button, dialog } from './support/cards.ts'
import { createSectionAs } from './support/member.ts'
import {
  boardWith,
  cardTitles,
  drag,
  openBoard,
  option,
  sectionTitles,
  sectionsOf,
  startOrganizing,
  titlesOn,
  toast,
  wallOf,
} from './support/organizing.ts'
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

test('BO-01 BO-03 pins are dragged among each other and into a section, sections beside and onto each other', async () => {
  const desk = await boardWith(browser, program.origin, 1280, ['One', 'Two', 'Three', 'Four'])
  const { page, board, problems, context } = desk
  for (const name of ['Rugs', 'Lamps', 'Walls']) await createSectionAs(context, board.id, name)
  await page.setViewportSize({ width: 1280, height: 1400 })
  await openBoard(desk)
  await page.locator('article[draggable=true]').first().waitFor()
  const card = (title: string) => wallOf(page).locator('article').filter({ hasText: title })
  const section = (title: string) =>
    page.getByRole('region', { name: 'Sections' }).getByRole('listitem').filter({ hasText: title })
  const [first = '', second = '', third = ''] = await sectionTitles(desk)

  await drag(page, card('Four'), card('Two'), 'before')
  await expect.poll(() => cardTitles(page), patiently).toEqual(['One', 'Four', 'Two', 'Three'])
  await expect.poll(() => titlesOn(desk, board), patiently).toEqual(['One', 'Four', 'Two', 'Three'])

  await drag(page, card('Two'), section(first), 'on')
  await toast(page, `Moved to Rooms › ${first}`)
  await expect.poll(() => section(first).getByText('1 Pin').count(), patiently).toBe(1)
  expect(await cardTitles(page)).toEqual(['One', 'Four', 'Three'])

  await drag(page, section(third), section(first), 'before')
  await expect.poll(() => sectionTitles(desk), patiently).toEqual([third, first, second])

  await drag(page, section(third), section(first), 'on')
  const question = page.getByRole('alertdialog', { name: `Merge ${third} into ${first}?` })
  await question.waitFor()
  await expectAccessible(page)
  await button(question, 'Merge').click()
  await expect.poll(() => sectionTitles(desk), patiently).toEqual([first, second])
  await expect.poll(() => section(third).count(), patiently).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('PI-06 BO-03 while organizing, a chosen pin takes the others along', async () => {
  const desk = await boardWith(browser, program.origin, 1280, ['One', 'Two', 'Three', 'Four'])
  const { page, board, context } = desk
  const rugs = await createSectionAs(context, board.id, 'Rugs')
  // The page scrolls by itself while something is held near its edges.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await startOrganizing(desk)
  await option(page, 'One').click()
  await option(page, 'Three').click()
  const section = page.getByRole('region', { name: 'Sections' }).getByRole('listitem').filter({ hasText: 'Rugs' })
  const held = option(page, 'Three').locator('> div')
  await page.locator('[role=option] > div[draggable=true]').first().waitFor()
  await drag(page, held, section, 'on')
  await toast(page, 'Moved to Rooms › Rugs')
  expect((await titlesOn(desk, board, rugs.id)).toSorted()).toEqual(['One', 'Three'])
  expect(await titlesOn(desk, board)).toEqual(['Two', 'Four'])
  await context.close()
})

for (const width of widths) {
  test(`BO-06 at ${width} menus do what dragging does, and the focus stays`, async () => {
    const desk = await boardWith(browser, program.origin, width, ['One', 'Two', 'Three'])
    const { page, board, context, problems } = desk
    for (const name of ['Rugs', 'Lamps']) await createSectionAs(context, board.id, name)
    const [first = '', second = ''] = await sectionTitles(desk)
    await openBoard(desk)
    const choose = async (title: string, choice: string) => {
      if (width === 390) {
        await button(wallOf(page), `Options for ${title}`).tap()
        await dialog(page).getByRole('button', { name: choice }).click()
        return
      }
      const card = wallOf(page).locator('article').filter({ hasText: title })
      await card.hover()
      await button(card, 'More options').click()
      await page.getByRole('menuitem', { name: choice }).click()
    }
    await choose('One', 'Move down')
    await expect.poll(() => titlesOn(desk, board), patiently).toEqual(['Two', 'One', 'Three'])
    await expect.poll(() => cardTitles(page), patiently).toEqual(['Two', 'One', 'Three'])
    await page.getByText('Pin moved, 2 of 3').waitFor({ state: 'attached' })
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.ariaPosInSet), patiently)
      .toBe('2')

    await choose('Three', 'Move to section…')
    await page.getByRole('dialog', { name: 'Move to section' }).waitFor()
    await expectAccessible(page)
    await button(dialog(page), second).click()
    await toast(page, `Moved to Rooms › ${second}`)
    expect((await sectionsOf(desk)).map(({ pin_count: count }) => count)).toEqual([0, 1])

    const options = async (title: string, choice: string) => {
      await button(page, `Options for ${title}`).click()
      await page.getByRole('menuitem', { name: choice }).click()
    }
    await options(first, 'Move down')
    await expect.poll(() => sectionTitles(desk), patiently).toEqual([second, first])
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), patiently)
      .toBe(`Options for ${first}`)

    await options(first, 'Rename section')
    await page.getByLabel('Section name').fill('Carpets')
    await button(dialog(page), 'Save').click()
    await page.getByRole('link', { name: /^Carpets/ }).waitFor()

    await options(second, 'Merge into…')
    await page
      .getByRole('dialog', { name: `Merge ${second} into…` })
      .getByRole('button', { name: 'Carpets' })
      .click()
    await button(page.getByRole('alertdialog'), 'Merge').click()
    await expect.poll(() => sectionTitles(desk), patiently).toEqual(['Carpets'])
    expect((await sectionsOf(desk))[0]?.pin_count).toBe(1)

    await options('Carpets', 'Delete section')
    await page.getByText('Its Pins stay on Rooms.').waitFor()
    await button(page.getByRole('alertdialog'), 'Delete').click()
    await expect.poll(() => sectionTitles(desk), patiently).toEqual([])
    expect((await titlesOn(desk, board)).toSorted()).toEqual(['One', 'Three', 'Two'])
    await expect.poll(() => wallOf(page).locator('article').count(), patiently).toBe(3)
    expect(problems).toEqual([])
    await context.close()
  })
}
