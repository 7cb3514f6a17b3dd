import { expect, test } from 'vitest'
import { expectAccessible, newVisitor, patiently, flowWidths, holdNextToast } from './support/browser.ts'
import { button, dialog } from './support/cards.ts'
import { callAs, readAs, signUpAs } from './support/member.ts'
import {
  boardWith,
  deed,
  openBoard,
  option,
  sectionsOf,
  startOrganizing,
  status,
  titlesOn,
  toast,
  wallOf,
} from './support/organizing.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

for (const width of flowWidths(1280)) {
  test(`BO-03 CR-05 at ${width} a section is made of what is chosen, and others are copied and deleted`, async () => {
    const desk = await boardWith(stage, width, ['One', 'Two', 'Three', 'Four'])
    const { page, board, other, problems, context } = desk
    await startOrganizing(desk)
    await option(page, 'One').click()
    await option(page, 'Two').click()
    await deed(page, 'Add to section').click()
    await page.getByRole('dialog', { name: 'New section' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel('Section name').fill('Lamps')
    await button(dialog(page), 'Add').click()
    await toast(page, 'Moved to Lamps')
    await page
      .getByRole('link', { name: /^Lamps/ })
      .first()
      .waitFor()
    await expect
      .poll(async () => (await sectionsOf(desk))[0], patiently)
      .toMatchObject({ title: 'Lamps', pin_count: 2 })
    await expect.poll(() => titlesOn(desk, board)).toEqual(['Three', 'Four'])

    await option(page, 'Three').click()
    await deed(page, 'Copy').click()
    await dialog(page).getByRole('button', { name: 'Attic' }).click()
    await toast(page, 'Copied to Attic')
    await expect.poll(() => titlesOn(desk, other)).toEqual(['Three'])
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Three', 'Four'])

    await option(page, 'Four').click()
    await deed(page, 'Delete').click()
    await page.getByRole('alertdialog', { name: 'Delete 1 Pin?' }).waitFor()
    await expectAccessible(page)
    await button(page.getByRole('alertdialog'), 'Delete').click()
    await toast(page, '1 Pin deleted')
    await expect.poll(() => titlesOn(desk, board)).toEqual(['Three'])
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`PI-06 at ${width} pins are chosen one by one and in ranges, moved to another board, and brought back`, async () => {
    const desk = await boardWith(stage, width, ['One', 'Two', 'Three', 'Four'])
    const { page, board, other, problems, context } = desk
    await startOrganizing(desk)
    await expect.poll(() => status(page).textContent()).toBe('Choose Pins')
    await expect.poll(() => deed(page, 'Move').isDisabled()).toBe(true)
    await option(page, 'Two').click()
    await option(page, 'Four').click({ modifiers: ['Shift'] })
    await expect.poll(() => status(page).textContent(), patiently).toBe('3 selected')
    await option(page, 'Three').click()
    await expect.poll(() => status(page).textContent(), patiently).toBe('2 selected')
    await expect.poll(() => option(page, 'Two').getAttribute('aria-selected')).toBe('true')
    await expectAccessible(page)
    await deed(page, 'Move').click()
    await page.getByRole('dialog', { name: 'Move 2 Pins to…' }).waitFor()
    await expectAccessible(page)
    await holdNextToast(page)
    await dialog(page).getByRole('button', { name: 'Attic' }).click()
    await toast(page, 'Moved to Attic')
    await expect.poll(() => page.getByRole('link', { name: 'Moved to Attic' }).getAttribute('href')).toBe(other.url)
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['One', 'Three'])
    await expect.poll(async () => (await titlesOn(desk, other)).toSorted()).toEqual(['Four', 'Two'])
    await button(page, 'Undo').click()
    await expect.poll(() => page.getByRole('option').count(), patiently).toBe(4)
    await expect.poll(() => titlesOn(desk, other), patiently).toEqual([])
    await expect.poll(async () => (await titlesOn(desk, board)).length).toBe(4)
    await button(page, 'Stop organizing').click()
    await wallOf(page).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}

test('PI-06 BO-06 keys choose: Space, arrows with shift, all at once; Escape leaves and gives the focus back', async () => {
  const desk = await boardWith(stage, 1280, ['One', 'Two', 'Three', 'Four'])
  const { page, context } = desk
  await startOrganizing(desk)
  await option(page, 'One').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => option(page, 'One').getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => status(page).textContent()).toBe('3 selected')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => status(page).textContent()).toBe('2 selected')
  await page.keyboard.press('Control+a')
  await expect.poll(() => status(page).textContent()).toBe('4 selected')
  await button(page, 'Clear').click()
  await expect.poll(() => status(page).textContent()).toBe('Choose Pins')
  await page.keyboard.press('Escape')
  await wallOf(page).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), patiently).toBe('Organize')
  await context.close()
})

test('PI-06 Select all means all pins of the board, also those that are not loaded', async () => {
  const desk = await boardWith(
    stage,
    1280,
    Array.from({ length: 60 }, (_, index) => `Pin ${index + 1}`),
  )
  const { page, other, context } = desk
  await startOrganizing(desk)
  await button(page, 'Select all').click()
  await expect.poll(() => status(page).textContent(), patiently).toBe('60 selected')
  await deed(page, 'Move').click()
  const sent = page.waitForRequest('**/resource/BulkEditResource/update/')
  await dialog(page).getByRole('button', { name: 'Attic' }).click()
  const body = new URLSearchParams((await sent).postData() ?? '')
  const { options } = JSON.parse(body.get('data') ?? '{}') as { options: Record<string, unknown> }
  expect(options).toMatchObject({ source_board_id: desk.board.id, source_section_id: '', board_id: other.id })
  expect(options['pin_ids']).toBeUndefined()
  const count = async () =>
    (await readAs<{ pin_count: number }>(context, 'BoardResource/get', { board_id: other.id })).pin_count
  await expect.poll(count, patiently).toBe(60)
  await page.getByText('Nothing on this board yet.').waitFor()
  await context.close()
})

test('ST-17 ST-18 a large move is told while it goes on in the background, then that it is done, and then no more', async () => {
  const titles = Array.from({ length: 60 }, (_, index) => `Pin ${index + 1}`)
  const desk = await boardWith(stage, 1280, titles)
  const { page, other, context, problems } = desk
  // A checked board answers as if the work was slow: it may well be over before anybody asks.
  const running = { shows: true, started: Promise.withResolvers<object>() }
  await page.route(`**/v3/boards/${other.id}/?fields=*`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { resource_response: { data: { blocking_actions: object[] } } }
    body.resource_response.data.blocking_actions = running.shows ? [await running.started.promise] : []
    await route.fulfill({ response: answer, json: body })
  })
  await startOrganizing(desk)
  await button(page, 'Select all').click()
  await expect.poll(() => status(page).textContent(), patiently).toBe('60 selected')
  await deed(page, 'Move').click()
  const answered = page.waitForResponse('**/resource/BulkEditResource/update/')
  await dialog(page).getByRole('button', { name: 'Attic' }).click()
  type Started = { resource_response: { data: { blocking_action: object } } }
  const { data } = ((await (await answered).json()) as Started).resource_response
  const told = page.getByRole('region', { name: 'Work in the background' })
  const words = told.locator('p')
  // Nothing is told before the board was checked.
  await expect.poll(() => told.count()).toBe(0)
  running.started.resolve({ ...data.blocking_action, progress: 0.5 })
  await expect.poll(() => words.allTextContents(), patiently).toEqual(['Moving Pins to Attic…'])
  await expect
    .poll(() => told.getByRole('progressbar', { name: 'Moving Pins to Attic…' }).getAttribute('value'))
    .toBe('0.5')
  await expectAccessible(page)
  // Held under the pointer it stays, and goes when that leaves.
  await told.hover()
  running.shows = false
  await expect.poll(() => words.allTextContents(), patiently).toEqual(['Pins moved to Attic'])
  await page.mouse.move(10, 300)
  await told.waitFor({ state: 'detached' })
  const count = async () =>
    (await readAs<{ pin_count: number }>(context, 'BoardResource/get', { board_id: other.id })).pin_count
  await expect.poll(count, patiently).toBe(60)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(problems).toEqual([])
  await context.close()
})

test('PI-06 what the server refuses is taken back, and the list is as it was', async () => {
  const desk = await boardWith(stage, 1280, ['One', 'Two', 'Three'])
  const { page, context } = desk
  await startOrganizing(desk)
  let refuse = () => undefined as void
  const isRefused = new Promise<void>((resolve) => (refuse = resolve))
  await page.route('**/resource/BulkEditResource/update/', async (route) => {
    await isRefused
    await route.abort()
  })
  await option(page, 'Two').click()
  await deed(page, 'Move').click()
  await dialog(page).getByRole('button', { name: 'Attic' }).click()
  await expect.poll(() => page.getByRole('option').allTextContents(), patiently).toEqual(['One', 'Three'])
  refuse()
  await expect.poll(() => page.getByRole('option').allTextContents(), patiently).toEqual(['One', 'Two', 'Three'])
  await page.getByText('We could not reach the server.').waitFor()
  await context.close()
})

test('PS-13 CA-16 how close pins on boards stand is kept between visits', async () => {
  const desk = await boardWith(stage, 1280, ['One', 'Two'])
  const { page, context } = desk
  const widthOfCard = async () => Math.round((await wallOf(page).locator('article').first().boundingBox())?.width ?? 0)
  await openBoard(desk)
  await expect.poll(() => widthOfCard()).toBe(236)
  await button(page, 'View options').click()
  await page.getByRole('menuitemradio', { name: 'Dense' }).click()
  await expect.poll(widthOfCard, patiently).toBe(157)
  const isKept = async () =>
    (await readAs<{ board_pin_rep_view_type: string }>(context, 'UserMetadataResource/get', {})).board_pin_rep_view_type
  await expect.poll(isKept, patiently).toBe('dense')
  await openBoard(desk)
  await expect.poll(() => widthOfCard()).toBe(157)
  await context.close()
})

test('BO-01 VR-11 how many follow a board opens the list of who does', async () => {
  const desk = await boardWith(stage, 390, ['One'])
  const { page, board, context } = desk
  const fan = await newVisitor(stage, { width: 390 })
  const { username } = await signUpAs(fan.context)
  await callAs(fan.context, 'BoardFollowResource/create', { board_id: board.id })
  await fan.context.close()
  await openBoard(desk)
  await button(page, '1 follower').click()
  const list = page.getByRole('dialog', { name: 'Followers of Rooms' })
  await list.getByText(`@${username}`).waitFor()
  await expectAccessible(page)
  await context.close()
})
