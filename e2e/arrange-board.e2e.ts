import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, newVisitor, open, patiently, swipeUp, widths } from './support/browser.ts'
import { button, dialog } from './support/cards.ts'
import { callAs, createSectionAs, readAs } from './support/member.ts'
import {
  boardWith,
  canDrag,
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
import { setStage } from './support/stage.ts'

const stage = setStage()

test('BO-01 BO-03 pins are dragged among each other and into a section, sections beside and onto each other', async () => {
  const desk = await boardWith(stage, 1280, ['One', 'Two', 'Three', 'Four'])
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
  await expect.poll(() => cardTitles(page)).toEqual(['One', 'Four', 'Three'])

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
  const desk = await boardWith(stage, 1280, ['One', 'Two', 'Three', 'Four'])
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
  await expect.poll(async () => (await titlesOn(desk, board, rugs.id)).toSorted()).toEqual(['One', 'Three'])
  await expect.poll(() => titlesOn(desk, board)).toEqual(['Two', 'Four'])
  await context.close()
})

test('BO-03 BO-06 on touch screens pins are dragged while organizing, sections always, and a finger still scrolls', async () => {
  const desk = await boardWith(stage, 390, ['One', 'Two', 'Three', 'Four'])
  const { page, board, problems, context } = desk
  for (const name of ['Rugs', 'Lamps']) await createSectionAs(context, board.id, name)
  const [first = '', second = ''] = await sectionTitles(desk)
  await page.setViewportSize({ width: 390, height: 1400 })
  await openBoard(desk)
  await expect.poll(() => page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true)
  const section = (title: string) =>
    page.getByRole('region', { name: 'Sections' }).getByRole('listitem').filter({ hasText: title })
  await page.locator('article[draggable=true]').first().waitFor()
  // Here a long press opens the pin's sheet.
  const pinned = await wallOf(page).locator('article').filter({ hasText: 'Two' }).boundingBox()
  const [x, y] = [(pinned?.x ?? 0) + 40, (pinned?.y ?? 0) + 40]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y + 60, { steps: 6 })
  await expect.poll(() => page.locator('[data-dragged]').count()).toBe(0)
  await page.mouse.up()
  await drag(page, section(second), section(first), 'before')
  await expect.poll(() => sectionTitles(desk), patiently).toEqual([second, first])

  await startOrganizing(desk)
  await page.locator('[role=option] > div[draggable=true]').first().waitFor()
  await drag(page, option(page, 'Four').locator('> div'), option(page, 'Two').locator('> div'), 'before')
  await expect.poll(() => titlesOn(desk, board), patiently).toEqual(['One', 'Four', 'Two', 'Three'])
  await option(page, 'One').tap()
  await option(page, 'Two').tap()
  await drag(page, option(page, 'Two').locator('> div'), section(first), 'on')
  await toast(page, `Moved to Rooms › ${first}`)
  await expect.poll(() => titlesOn(desk, board), patiently).toEqual(['Four', 'Three'])

  await page.setViewportSize({ width: 390, height: 420 })
  // Again where a busy machine let the finger rest too long.
  const swiped = () => swipeUp(page).then(() => page.evaluate(() => scrollY))
  await expect.poll(swiped, { ...patiently, interval: 500 }).toBeGreaterThan(50)
  expect(problems).toEqual([])
  await context.close()
})

for (const width of widths) {
  test(`BO-06 at ${width} menus do what dragging does, and the focus stays`, async () => {
    const desk = await boardWith(stage, width, ['One', 'Two', 'Three'])
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
    await expect.poll(async () => (await sectionsOf(desk)).map(({ pin_count: count }) => count)).toEqual([0, 1])

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
    await expect.poll(async () => (await sectionsOf(desk))[0]?.pin_count).toBe(1)

    await options('Carpets', 'Delete section')
    await page.getByText('Its Pins stay on Rooms.').waitFor()
    await button(page.getByRole('alertdialog'), 'Delete').click()
    await expect.poll(() => sectionTitles(desk), patiently).toEqual([])
    await expect.poll(async () => (await titlesOn(desk, board)).toSorted()).toEqual(['One', 'Three', 'Two'])
    await expect.poll(() => wallOf(page).locator('article').count(), patiently).toBe(3)
    expect(problems).toEqual([])
    await context.close()
  })

  test(`BO-01 at ${width} another order of the pins is chosen from the view options, and moves no pin`, async () => {
    const desk = await boardWith(stage, width, ['One', 'Two', 'Three'])
    const { page, board, context, problems } = desk
    await createSectionAs(context, board.id, 'Rugs')
    await page.setViewportSize({ width, height: 1200 })
    await openBoard(desk)
    const order = async (label: string) => {
      await button(page, 'View options').click()
      await page.getByRole('menuitemradio', { name: label }).click()
    }
    const choicesOf = async (title: string) => {
      if (width === 390) await button(wallOf(page), `Options for ${title}`).tap()
      else {
        const card = wallOf(page).locator('article').filter({ hasText: title })
        await card.hover()
        await button(card, 'More options').click()
      }
      const choices = width === 390 ? dialog(page).getByRole('button') : page.getByRole('menuitem')
      await choices.filter({ hasText: 'Move to section…' }).waitFor()
      const texts = await choices.allTextContents()
      await page.keyboard.press('Escape')
      return texts
    }
    await expect.poll(() => choicesOf('Two')).toContain('Move up')
    await order('Oldest')
    await expect.poll(() => cardTitles(page), patiently).toEqual(['Three', 'Two', 'One'])
    await page.getByText('Sorted by: Oldest').waitFor({ state: 'attached' })
    await page.getByText('Oldest first. Move Pins in custom order.').waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=oldest')
    await expect.poll(() => choicesOf('Two')).not.toContain('Move up')
    await expectAccessible(page)
    if (width === 1280) {
      // Over a section the pin can be let go, among other pins it cannot.
      const card = (title: string) => wallOf(page).locator('article').filter({ hasText: title })
      // A browser tells of a drag only as long as the hand moves.
      const over = async (place: Locator, along: number, marks: number) => {
        await expect
          .poll(async () => {
            const box = await place.boundingBox()
            if (!box) throw new Error('it does not show')
            const [x, y] = [box.x + box.width * along, box.y + box.height / 2]
            await page.mouse.move(x - 8, y - 4, { steps: 6 })
            await page.mouse.move(x, y, { steps: 2 })
            return page.locator('[data-drop]').count()
          }, patiently)
          .toBe(marks)
      }
      await canDrag(page)
      // Ideas below may have made the page long enough to scroll.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await over(card('One'), 0.5, 0)
      await page.mouse.down()
      await over(page.getByRole('region', { name: 'Sections' }).getByRole('listitem'), 0.5, 1)
      await over(card('Three'), 0.1, 0)
      await page.mouse.up()
      await expect.poll(() => cardTitles(page)).toEqual(['Three', 'Two', 'One'])
    }
    // It stays when the page is read again, and the way back is beside it.
    await openBoard(desk, '?sort=oldest')
    await expect.poll(() => cardTitles(page)).toEqual(['Three', 'Two', 'One'])
    await page.getByRole('link', { name: 'custom order' }).click()
    await expect.poll(() => cardTitles(page), patiently).toEqual(['One', 'Two', 'Three'])
    await expect.poll(() => choicesOf('Two')).toContain('Move up')
    await expect.poll(() => titlesOn(desk, board)).toEqual(['One', 'Two', 'Three'])
    expect(problems).toEqual([])
    await context.close()
  })
}

test('BO-01 visitors choose the order by links that need no script, also in a section', async () => {
  const desk = await boardWith(stage, 1280, ['One', 'Two'])
  const rugs = await createSectionAs(desk.context, desk.board.id, 'Rugs')
  await callAs(desk.context, 'BulkEditResource/update', {
    pin_ids: (await readAs<{ id: string }[]>(desk.context, 'BoardFeedResource/get', { board_id: desk.board.id })).map(
      ({ id }) => id,
    ),
    board_id: desk.board.id,
    section_id: rugs.id,
  })
  const { page, context, problems } = await newVisitor(stage, { width: 390 })
  await open(page, `${desk.board.url}rugs/`)
  const titles = () =>
    page
      .getByRole('list', { name: 'Pins in Rugs' })
      .locator('article > div > a')
      .evaluateAll((found) => found.map((link) => link.getAttribute('aria-label')))
  await expect.poll(() => titles()).toEqual(['One', 'Two'])
  const orders = page.getByRole('navigation', { name: 'Sort Pins by' })
  await expectAccessible(page)
  await orders.getByRole('link', { name: 'Oldest' }).click()
  await expect.poll(titles, patiently).toEqual(['Two', 'One'])
  await expect.poll(() => orders.locator('[aria-current]').allTextContents()).toEqual(['Oldest'])
  const answer = await context.request.get(`${desk.board.url}rugs/?sort=oldest`)
  const html = await answer.text()
  expect(html.indexOf('aria-label="Two"')).toBeLessThan(html.indexOf('aria-label="One"'))
  expect(problems).toEqual([])
  await context.close()
  await desk.context.close()
})
