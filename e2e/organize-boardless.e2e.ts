import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  expectAccessible,
  heard,
  newVisitor,
  open,
  patiently,
  type Width,
  flowWidths,
  holdNextToast,
} from './support/browser.ts'
import {
  boardlessCount,
  boardlessMember,
  chosenTitles,
  countOn,
  ideas,
  MOVING,
  options,
  ideasShown,
} from './support/boardless.ts'
import { button, dialog } from './support/cards.ts'
import { callAs, createBoardAs, createSectionAs, readAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const ownerOf = (...how: [count: number, width: Width, scheme?: 'light' | 'dark']) => boardlessMember(stage, ...how)

async function openOrganizer(page: Page): Promise<void> {
  await ideas(page).getByRole('button', { name: 'Organize' }).click()
  await options(page).first().waitFor()
}

for (const width of flowWidths(1280)) {
  test(`ST-10 at ${width} a board made there gets the pins and opens; what fails says so and keeps what was typed`, async () => {
    const owner = await ownerOf(2, width)
    const { page, context, username } = owner
    await createBoardAs(context, 'Bread')
    await open(page, `/${username}/_boards`)
    await openOrganizer(page)
    await options(page).first().click()
    await button(dialog(page), 'Next').click()
    await button(dialog(page), 'Create board').click()
    const name = dialog(page).getByLabel('Name')
    await name.fill('Shelves')
    await expectAccessible(page)
    await page.route('**/resource/BoardResource/create/', (route) => route.abort())
    await button(dialog(page), 'Create').click()
    await dialog(page).getByText('We could not reach the server').waitFor()
    await expect.poll(() => name.inputValue()).toBe('Shelves')
    await page.unroute('**/resource/BoardResource/create/')
    // The board is made, but the pins stay: it can be picked, and is not made twice.
    await page.route(MOVING, (route) => route.abort())
    await button(dialog(page), 'Create').click()
    await dialog(page).getByText('Your Pins did not move. We could not reach the server').waitFor()
    await page.unroute(MOVING)
    await button(dialog(page), 'Back to Pins').click()
    await button(dialog(page), 'Next').click()
    await button(dialog(page), 'Create board').click()
    await button(dialog(page), 'Back to boards').click()
    await button(dialog(page), 'Create board').click()
    await dialog(page).getByLabel('Name').fill('Oak shelves')
    await button(dialog(page), 'Create').click()
    await heard(page, 'Board created!')
    await page.waitForURL(`**/${username}/oak-shelves/`)
    await page.getByRole('main').getByRole('img', { name: 'Shelf 2' }).waitFor()
    await expect.poll(() => boardlessCount(owner)).toBe(1)
    expect(owner.problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`ST-08 ST-09 VR-02 at ${width} pins are chosen, a board is picked, and the pins move there until it is undone`, async () => {
    const owner = await ownerOf(4, width)
    const { page, context, username } = owner
    const kitchen = await createBoardAs(context, 'Kitchen')
    await open(page, `/${username}/_boards`)
    await openOrganizer(page)
    await expectAccessible(page)
    await expect.poll(() => button(dialog(page), 'Next').isDisabled()).toBe(true)
    await options(page).nth(1).click()
    await options(page).nth(3).click()
    await dialog(page).getByText('2 Pins selected').waitFor()
    await button(dialog(page), 'Next').click()
    await dialog(page).getByRole('heading', { name: 'Choose a board' }).waitFor()
    await expectAccessible(page)
    // Back goes one step, and what was chosen is chosen still.
    await button(dialog(page), 'Back to Pins').click()
    await expect.poll(() => chosenTitles(page)).toEqual(['Shelf 3', 'Shelf 1'])
    await button(dialog(page), 'Next').click()
    await holdNextToast(page)
    await button(dialog(page), 'Kitchen').click()
    await page.getByText('Moved to Kitchen').waitFor()
    await dialog(page).waitFor({ state: 'detached' })
    await expect.poll(() => countOn(owner, kitchen)).toBe(2)
    // What stands around it is fresh.
    await page.getByRole('link', { name: /^Kitchen 2 Pins/ }).waitFor()
    await expect.poll(() => ideasShown(page).count(), patiently).toBe(2)
    await button(page, 'Undo').click()
    await page.getByRole('link', { name: /^Kitchen 0 Pins/ }).waitFor()
    await expect.poll(() => ideasShown(page).count(), patiently).toBe(4)
    await expect.poll(async () => [await countOn(owner, kitchen), await boardlessCount(owner)]).toEqual([0, 4])
    expect(owner.problems).toEqual([])
    await context.close()
  })
}

test('ST-08 ST-10 whose first board it is keeps the form, and the focus in it, until the pins have moved there', async () => {
  const owner = await ownerOf(5, 390)
  const { page, context, username } = owner
  await open(page, `/${username}/_boards`)
  await button(page, 'Organize ideas').first().click()
  await options(page).first().click()
  await button(dialog(page), 'Next').click()
  const heading = dialog(page).getByRole('heading', { name: 'Create board' })
  await heading.waitFor()
  const [asked, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  await page.route(MOVING, async (route) => {
    asked.resolve(undefined)
    await held.promise
    await route.continue()
  })
  const name = dialog(page).getByLabel('Name')
  await name.fill('Shelves')
  await name.press('Enter')
  await asked.promise
  await dialog(page).locator('form[aria-label="Create board"] [aria-busy=true]').waitFor()
  await expect.poll(() => heading.isVisible()).toBe(true)
  await expect.poll(() => dialog(page).getByRole('heading', { name: 'Choose a board' }).count()).toBe(0)
  await expect.poll(() => button(dialog(page), 'Back to Pins').isVisible()).toBe(true)
  await expect.poll(() => name.inputValue()).toBe('Shelves')
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  held.resolve(undefined)
  await heard(page, 'Board created!')
  await page.waitForURL(`**/${username}/shelves/`)
  await expect.poll(() => boardlessCount(owner)).toBe(4)
  expect(owner.problems).toEqual([])
  await context.close()
})

test('ST-08 BC-01 pins are chosen by ranges and by keys, the count is said, and the list goes on by itself', async () => {
  const owner = await ownerOf(62, 1280)
  const { page, context, username } = owner
  const kitchen = await createBoardAs(context, 'Kitchen')
  await open(page, `/${username}/_boards`)
  await expect.poll(() => ideasShown(page).count()).toBe(6)
  await ideas(page).getByText('+57', { exact: true }).waitFor()
  await openOrganizer(page)
  await expect
    .poll(() =>
      options(page).evaluateAll(([first, second]) => {
        const [one, two] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()]
        return [one?.width, (two?.x ?? 0) - (one?.x ?? 0)]
      }),
    )
    .toEqual([152, 168])
  const said = dialog(page).getByRole('status').filter({ hasText: 'selected' })
  await options(page).nth(1).click()
  await options(page)
    .nth(4)
    .click({ modifiers: ['Shift'] })
  await expect.poll(() => said.textContent(), patiently).toBe('4 Pins selected')
  await options(page)
    .nth(2)
    .click({ modifiers: ['Shift'] })
  await expect.poll(() => chosenTitles(page)).toEqual(['Shelf 61', 'Shelf 60'])
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => chosenTitles(page)).toEqual(['Shelf 62', 'Shelf 61', 'Shelf 60'])
  // A row further down stands five tiles on.
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect.poll(async () => (await chosenTitles(page)).at(-1)).toBe('Shelf 57')
  await page.keyboard.press('End')
  await expect.poll(() => options(page).count(), patiently).toBe(62)
  await expect.poll(() => chosenTitles(page)).toHaveLength(4)
  await page.keyboard.press('ControlOrMeta+a')
  await expect.poll(() => said.textContent(), patiently).toBe('62 Pins selected')
  // So many move in the background, and what shows them is read anew when they have gone.
  await button(dialog(page), 'Next').click()
  await button(dialog(page), 'Kitchen').click()
  await heard(page, 'Moved to Kitchen')
  await ideas(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Kitchen 62 Pins/ }).waitFor()
  await expect.poll(async () => [await countOn(owner, kitchen), await boardlessCount(owner)]).toEqual([62, 0])
  expect(owner.problems).toEqual([])
  await context.close()
})

test('ST-09 pins may go into a section, and a move that is refused says so', async () => {
  const owner = await ownerOf(1, 1280)
  const { page, context, username } = owner
  const kitchen = await createBoardAs(context, 'Kitchen')
  const section = await createSectionAs(context, kitchen.id, 'Shelves')
  await open(page, `/${username}/_pins`)
  await openOrganizer(page)
  await button(dialog(page), 'Select all').click()
  await button(dialog(page), 'Next').click()
  await page.route(MOVING, (route) => route.abort())
  await button(dialog(page), /^Kitchen/).click()
  await button(dialog(page), 'Shelves').click()
  await dialog(page).getByText('Your Pins did not move.').waitFor()
  await expectAccessible(page)
  await page.unroute(MOVING)
  await button(dialog(page), 'Shelves').click()
  await heard(page, 'Moved to Kitchen')
  const moved = () => readAs<{ section: { id: string } | null }>(context, 'PinResource/get', { id: owner.pins[0] })
  await expect.poll(async () => (await moved()).section?.id).toBe(section.id)
  await ideas(page).waitFor({ state: 'detached' })
  expect(owner.problems).toEqual([])
  await context.close()
})

test('VR-07 RP-01 the owner of five boardless pins and no board is asked to organize them; nobody else is', async () => {
  const owner = await ownerOf(4, 1280)
  const { page, context, username } = owner
  const upsell = page.getByRole('heading', { name: 'Give your ideas a home' })
  await open(page, `/${username}/_boards`)
  await ideas(page).waitFor()
  await expect.poll(() => upsell.count()).toBe(0)
  await callAs(context, 'RepinResource/create', { pin_id: owner.pins[0], title: 'Shelf 5' })
  await open(page, `/${username}/_boards`)
  await upsell.waitFor()
  await expectAccessible(page)
  await button(page, 'Organize ideas').first().click()
  await options(page).first().click()
  await button(dialog(page), 'Next').click()
  // Who has no board makes one at once, and goes back to the pins.
  await dialog(page).getByRole('heading', { name: 'Create board' }).waitFor()
  await button(dialog(page), 'Back to Pins').click()
  await page.keyboard.press('Escape')
  await createBoardAs(context, 'Kitchen')
  await open(page, `/${username}/_boards`)
  await ideas(page).waitFor()
  await expect.poll(() => upsell.count()).toBe(0)
  const visitor = await newVisitor(stage, { width: 1280 })
  await open(visitor.page, `/${username}/_boards`)
  await visitor.page.getByRole('link', { name: /^Kitchen/ }).waitFor()
  await expect.poll(() => ideas(visitor.page).count()).toBe(0)
  await visitor.context.close()
  await context.close()
})
