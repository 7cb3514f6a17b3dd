import { expect, test } from 'vitest'
import {
  drag,
  focused,
  hold,
  mark,
  namesKept,
  namesOn,
  openBoards,
  ownerOf as ownerOfBoards,
  said,
  toolsOf,
} from './support/board-cards.ts'
import {
  expectAccessible,
  heardFromToast,
  newVisitor,
  open,
  settled,
  patiently,
  swipeUp,
  heard,
} from './support/browser.ts'
import { arrangeBoardsAs, readAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const ownerOf = (names: readonly string[], sort?: 'custom' | 'alphabetical') => ownerOfBoards(stage, names, sort)

const loaves = ['Rye', 'Spelt', 'Oat', 'Corn']

test('ST-12 CA-07 a board dropped on the edge of another stands beside it, also for the server', async () => {
  const { page, context, username, problems } = await ownerOf(loaves)
  await openBoards(page, username)
  await expect.poll(() => namesOn(page)).toEqual(loaves)
  await drag(page, 'Corn', 'Spelt', 'before')
  await expect.poll(() => namesOn(page), patiently).toEqual(['Rye', 'Corn', 'Spelt', 'Oat'])
  await expect.poll(() => said(page), patiently).toBe('Corn moved to place 2 of 4')
  await drag(page, 'Rye', 'Oat', 'after')
  await expect.poll(() => namesOn(page), patiently).toEqual(['Corn', 'Spelt', 'Oat', 'Rye'])
  await expect.poll(() => namesKept(context, username), patiently).toEqual(['Corn', 'Spelt', 'Oat', 'Rye'])
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})

test('ST-13 CA-16 a move in another order asks first, and switches to the custom order', async () => {
  const names = ['Apple', 'Bread', 'Cake']
  const { page, context, username, problems } = await ownerOf(names, 'alphabetical')
  await openBoards(page, username)
  await drag(page, 'Cake', 'Apple', 'before')
  const question = page.getByRole('alertdialog', { name: 'Put your boards in your own order?' })
  await question.waitFor()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  await expect.poll(() => namesOn(page)).toEqual(names)
  await drag(page, 'Cake', 'Apple', 'before')
  await question.getByRole('button', { name: 'Switch and move' }).click()
  await expect.poll(() => namesOn(page), patiently).toEqual(['Cake', 'Apple', 'Bread'])
  const choices = () =>
    readAs<{ most_recent_board_sort_order: string }>(context, 'UserMetadataResource/get', {}).then(
      ({ most_recent_board_sort_order: sort }) => sort,
    )
  await expect.poll(choices, patiently).toBe('custom')
  await expect.poll(() => namesKept(context, username), patiently).toEqual(['Cake', 'Apple', 'Bread'])
  await openBoards(page, username)
  await expect.poll(() => namesOn(page)).toEqual(['Cake', 'Apple', 'Bread'])
  expect(problems).toEqual([])
  await context.close()
})

test('PS-14 ST-15 RP-01 a choice of order or size shows before the server has answered', async () => {
  const { page, context, username } = await ownerOf(['Attic', 'Bread'], 'alphabetical')
  await openBoards(page, username)
  const answer = Promise.withResolvers<void>()
  await page.route('**/UserMetadataResource/update/', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Organize' }).click()
  const choice = (name: string) => page.getByRole('menuitemradio', { name })
  const isOn = (name: string) => choice(name).getAttribute('aria-checked')
  await choice('Newest').click()
  await choice('Oldest').click()
  await expect.poll(async () => [await isOn('Oldest'), await isOn('Newest')], patiently).toEqual(['true', 'false'])
  await choice('Wide').click()
  await expect.poll(() => isOn('Wide'), patiently).toBe('true')
  const collage = page.locator('main li a > span:first-child').first()
  await expect.poll(async () => Math.round((await collage.boundingBox())?.width ?? 0), patiently).toBe(320)
  answer.resolve()
  await expect.poll(() => namesOn(page), patiently).toEqual(['Bread', 'Attic'])
  await expect.poll(() => isOn('Oldest')).toBe('true')
  await context.close()
})

test('ST-12 ST-13 BO-06 a board that is put where it stands asks nothing and changes nothing', async () => {
  const names = ['Apple', 'Bread', 'Cake']
  const { page, context, username, problems } = await ownerOf(names, 'alphabetical')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /partial_reorder|UserMetadata/.test(request.url())) sent.push(request.url())
  })
  await openBoards(page, username)
  await drag(page, 'Bread', 'Cake', 'before')
  const dialogs = page.locator('[role=dialog], [role=alertdialog]')
  // No question stands before the menu, and none comes by it.
  const menu = await toolsOf(page, 'Bread')
  await expect.poll(() => dialogs.filter({ hasText: 'Put your boards' }).count()).toBe(0)
  await menu.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
  await page.getByRole('dialog', { name: 'Move Bread' }).getByRole('button', { name: 'Apple' }).click()
  await expect.poll(() => dialogs.count(), patiently).toBe(0)
  await expect.poll(() => namesOn(page)).toEqual(names)
  expect(sent).toEqual([])
  // What does move is asked about.
  const last = await toolsOf(page, 'Bread')
  await last.getByRole('menuitem', { name: 'Move up' }).press('Enter')
  await page.getByRole('alertdialog', { name: 'Put your boards in your own order?' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('ST-13 CA-07 an older order of one’s own gives way to the one that shows, also of boards that are not loaded', async () => {
  const names = Array.from({ length: 80 }, (_, at) => `Loaf ${at + 10}`)
  const { page, context, username, problems, ids } = await ownerOf(names, 'alphabetical')
  const older = names.toReversed()
  await arrangeBoardsAs(
    context,
    older.map((name) => ids[name] ?? ''),
  )
  await expect.poll(async () => (await namesKept(context, username)).slice(0, 2)).toEqual(['Loaf 89', 'Loaf 88'])
  await openBoards(page, username)
  await expect.poll(() => namesOn(page)).not.toContain('Loaf 89')
  const answer = Promise.withResolvers<void>()
  await page.route('**/v3/users/boards/partial_reorder/', async (route) => {
    await answer.promise
    await route.continue()
  })
  const yes = page.getByRole('button', { name: 'Switch and move' })
  await drag(page, 'Loaf 10', 'Loaf 12', 'after')
  await yes.click()
  await yes.waitFor({ state: 'detached' })
  await expect.poll(async () => (await namesOn(page)).slice(0, 4)).toEqual(['Loaf 11', 'Loaf 12', 'Loaf 10', 'Loaf 13'])
  // A second move stands on the first, also where nobody knows yet what became of that.
  await drag(page, 'Loaf 13', 'Loaf 11', 'before')
  await yes.click()
  answer.resolve()
  const kept = () =>
    readAs<{ name: string }[]>(context, 'BoardsResource/get', { username, page_size: 250 }).then((boards) =>
      boards.map(({ name }) => name),
    )
  const moved = ['Loaf 13', 'Loaf 11', 'Loaf 12', 'Loaf 10']
  await expect.poll(kept, patiently).toEqual([...moved, ...names.slice(4)])
  await expect.poll(async () => (await namesOn(page)).slice(0, 4), patiently).toEqual(moved)
  expect(problems).toEqual([])
  await context.close()
})

test('ST-12 CA-07 a refused move is taken back and told', async () => {
  const { page, context, username } = await ownerOf(loaves)
  await openBoards(page, username)
  const answer = Promise.withResolvers<void>()
  await page.route('**/v3/users/boards/partial_reorder/', async (route) => {
    await answer.promise
    await route.abort()
  })
  await drag(page, 'Rye', 'Corn', 'after')
  await expect.poll(() => namesOn(page), patiently).toEqual(['Spelt', 'Oat', 'Corn', 'Rye'])
  answer.resolve()
  await expect.poll(() => namesOn(page), patiently).toEqual(loaves)
  await heardFromToast(page, 'We could not reach the server')
  await expect.poll(() => namesKept(context, username)).toEqual(loaves)
  await context.close()
})

test('BO-06 ST-12 boards are moved by the keyboard, which stays with them, and the move is announced', async () => {
  const { page, context, username, problems } = await ownerOf(loaves)
  await openBoards(page, username)
  const first = await toolsOf(page, 'Rye')
  await expect
    .poll(() => first.getByRole('menuitem').allTextContents())
    .toEqual(['Move down', 'Move to…', 'Merge into…'])
  await first.getByRole('menuitem', { name: 'Move down' }).press('Enter')
  await expect.poll(() => namesOn(page), patiently).toEqual(['Spelt', 'Rye', 'Oat', 'Corn'])
  await expect.poll(() => said(page), patiently).toBe('Rye moved to place 2 of 4')
  await expect.poll(() => focused(page), patiently).toBe('Options for Rye')
  const last = await toolsOf(page, 'Corn')
  await last.getByRole('menuitem', { name: 'Move up' }).press('Enter')
  await expect.poll(() => namesOn(page), patiently).toEqual(['Spelt', 'Rye', 'Corn', 'Oat'])
  await expect.poll(() => focused(page), patiently).toBe('Options for Corn')
  const third = await toolsOf(page, 'Corn')
  await third.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move Corn' })
  await dialog.getByLabel('Place').fill('9')
  await page.keyboard.press('Enter')
  await dialog.getByText('Enter a number from 1 to 4.').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Place').fill('1')
  await page.keyboard.press('Enter')
  await expect.poll(() => namesOn(page), patiently).toEqual(['Corn', 'Spelt', 'Rye', 'Oat'])
  await expect.poll(() => focused(page), patiently).toBe('Options for Corn')
  await expect.poll(() => namesKept(context, username), patiently).toEqual(['Corn', 'Spelt', 'Rye', 'Oat'])
  expect(problems).toEqual([])
  await context.close()
})

test('BO-06 ST-12 a board is put behind one that does not show yet, found by its name', async () => {
  const many = Array.from({ length: 70 }, (_, at) => `Loaf ${at + 10}`)
  const { page, context, username, problems } = await ownerOf(['Rye', 'Spelt', ...many, 'Zopf', 'Focaccia'])
  await openBoards(page, username)
  const menu = await toolsOf(page, 'Rye')
  await menu.getByRole('menuitem', { name: 'Move to…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move Rye' })
  await dialog.getByRole('searchbox', { name: 'Find a board' }).fill('zop')
  await expect.poll(() => dialog.locator('[data-picker-row]').allTextContents(), patiently).toEqual(['Zopf'])
  await expectAccessible(page)
  await expect.poll(() => namesOn(page)).not.toContain('Zopf')
  await page.keyboard.press('Enter')
  await heard(page, 'Rye moved behind Zopf')
  await expect.poll(async () => (await namesOn(page))[0], patiently).toBe('Spelt')
  await expect.poll(() => namesOn(page)).not.toContain('Rye')
  await expect.poll(() => focused(page), patiently).toBe('Options for Spelt')
  const kept = async () => {
    const asked = { username, sort: 'custom', page_size: 250 }
    const boards = await readAs<{ name: string }[]>(context, 'BoardsResource/get', asked)
    return boards.map(({ name }) => name)
  }
  await expect.poll(kept, patiently).toEqual(['Spelt', ...many, 'Zopf', 'Rye', 'Focaccia'])
  expect(problems).toEqual([])
  await context.close()
})

test('ST-12 ST-14 in right-to-left writing before is on the right, and groups keep together', async () => {
  const { page, context, username } = await ownerOf(['Rye', 'Spelt', 'Secret rye'])
  await openBoards(page, username)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await drag(page, 'Spelt', 'Rye', 'before', 0.9)
  await expect.poll(() => namesOn(page), patiently).toEqual(['Spelt', 'Rye', 'Secret rye'])
  // Beside a board of another group there is no place, only on it.
  await hold(page, 'Rye', 'Secret rye', 0.9)
  await expect.poll(() => mark(page, 'Secret rye'), patiently).toBe('on')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await context.close()
})

test('BC-08 holding a board near the edge of the window scrolls the page', async () => {
  const { page, context, username } = await ownerOf(['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'])
  await page.setViewportSize({ width: 1280, height: 500 })
  await openBoards(page, username)
  await hold(page, '1st', '2nd', 0.5)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.move(600, 450, { steps: 2 })
  await expect.poll(() => page.evaluate(() => scrollY), patiently).toBeGreaterThan(50)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect.poll(() => namesOn(page)).toHaveLength(9)
  await context.close()
})

test('ST-12 BO-06 boards are dragged on touch screens as well, and a finger still scrolls over them', async () => {
  const { page, context, username, problems } = await ownerOfBoards(stage, loaves, 'custom', 390)
  await openBoards(page, username)
  await drag(page, 'Corn', 'Spelt', 'before')
  await expect.poll(() => namesOn(page), patiently).toEqual(['Rye', 'Corn', 'Spelt', 'Oat'])
  await expect.poll(() => namesKept(context, username), patiently).toEqual(['Rye', 'Corn', 'Spelt', 'Oat'])
  await page.setViewportSize({ width: 390, height: 420 })
  // Again where a busy machine let the finger rest too long.
  const swiped = () => swipeUp(page).then(() => page.evaluate(() => scrollY))
  await expect.poll(swiped, { ...patiently, interval: 500 }).toBeGreaterThan(50)
  expect(problems).toEqual([])
  await context.close()
})

test('ST-14 nothing is dragged on an overview, nor by others', async () => {
  const { page, context, username } = await ownerOf(loaves)
  await openBoards(page, username)
  await open(page, `/${username}/`)
  await settled(page)
  await expect.poll(() => page.locator('main li [draggable=true], main li[draggable=true]').count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: /^Options for / }).count()).toBe(0)
  await context.close()
  const other = await newVisitor(stage, { width: 1280 })
  await open(other.page, `/${username}/_boards`)
  await settled(other.page)
  await expect.poll(() => other.page.locator('[draggable=true]').count()).toBe(0)
  await expect.poll(() => other.page.getByRole('button', { name: /^Options for / }).count()).toBe(0)
  await other.context.close()
})
