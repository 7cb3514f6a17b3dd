import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { open, patiently } from './support/browser.ts'
import { expectFocusKept, goTo, press, reach, write } from './support/keyboard.ts'
import { createBoardAs, createPinAs, readAs } from './support/member.ts'
import { drawPicture } from './support/pictures.ts'
import { hears, newListeningMember, reads, zooms } from './support/reader.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

describe.each(zooms('400%'))('at %s', (zoom) => {
  let ana: Awaited<ReturnType<typeof newListeningMember>>
  let board: { id: string; url: string }
  beforeAll(async () => {
    ana = await newListeningMember(stage, zoom)
    board = await createBoardAs(ana.context, 'Harbour lights')
    for (const title of ['Third buoy', 'Second buoy', 'First buoy'])
      await createPinAs(ana.context, { board_id: board.id, title })
  })
  afterAll(() => ana.context.close())
  const main = () => ana.page.getByRole('main')
  const dialog = (name: string) => ana.page.getByRole('dialog', { name })
  const wall = () => ana.page.getByRole('list', { name: 'Pins on Harbour lights' })
  const titles = async () =>
    (
      await readAs<{ title: string }[]>(ana.context, 'BoardFeedResource/get', {
        board_id: board.id,
        filter_section_pins: true,
      })
    ).map(({ title }) => title)

  test('LA-03 by keyboard and ear: make a secret board', async () => {
    const { page } = ana
    await open(page, '/board/create/')
    const form = page.getByRole('form', { name: 'Create board' })
    await reads(form, 'textbox "Name"', 'button "Create" [disabled]')
    await write(form.getByLabel('Name'), 'Lighthouse keepers')
    await press(form.getByRole('checkbox', { name: 'Keep this board secret' }), 'Space')
    await reads(form, 'textbox "Name"', 'text: Lighthouse keepers', 'checkbox "Keep this board secret" [checked]')
    await press(form.getByRole('button', { name: 'Create', exact: true }))
    await page.waitForURL('**/lighthouse-keepers/')
    await reads(main(), 'heading "Lighthouse keepers" [level=1]')
  })

  test('LA-03 by keyboard and ear: make a section and move Pins into it', async () => {
    const { page } = ana
    await open(page, board.url)
    await press(page.getByRole('button', { name: 'Organize', exact: true }))
    const bar = page.getByRole('toolbar', { name: 'Organize' })
    await bar.waitFor()
    await reach(page.getByRole('option', { name: 'First buoy', exact: true }))
    await page.keyboard.press('Space')
    await hears(page, '1 selected')
    await page.keyboard.press('Shift+ArrowRight')
    await hears(page, '2 selected')
    await reads(main(), 'option "First buoy" [selected]')
    await reach(bar.getByRole('button').first())
    await goTo(bar.getByRole('button', { name: 'Add to section', exact: true }), 'Tab')
    await page.keyboard.press('Enter')
    await write(page.getByLabel('Section name'), 'Buoys')
    await page.keyboard.press('Enter')
    await hears(page, 'Moved to Buoys')
    await expectFocusKept(page)
    await expect.poll(() => titles(), patiently).toHaveLength(1)
  })

  test('LA-03 by keyboard and ear: reorder Pins without dragging', async () => {
    const { page } = ana
    const { id } = await createPinAs(ana.context, { board_id: board.id, title: 'A lamp that turns' })
    expect(id).not.toBe('')
    await open(page, board.url)
    const card = wall().getByRole('article').filter({ hasText: 'A lamp that turns' })
    await reach(card.getByRole('link', { name: 'A lamp that turns' }))
    await press(card.getByRole('button', { name: 'More options' }))
    await goTo(page.getByRole('menuitem', { name: 'Move down' }))
    await page.keyboard.press('Enter')
    await hears(page, 'Pin moved, 2 of')
    await expect.poll(async () => (await titles())[1], patiently).toBe('A lamp that turns')
  })

  test('LA-03 by keyboard and ear: make a Pin from a file', async () => {
    const { page } = ana
    await open(page, '/pin-creation-tool/')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(page.getByLabel('Choose pictures or videos, or drop them here'), 'Space'),
    ])
    await chooser.setFiles({ name: 'pier.jpg', mimeType: 'image/jpeg', buffer: await drawPicture() })
    await hears(page, 'Picture uploaded')
    await write(page.getByLabel('Title'), 'The pier at night')
    await press(page.getByRole('button', { name: /^Board:/ }))
    await reads(dialog('Choose a board'), 'button "Harbour lights')
    await press(dialog('Choose a board').getByRole('button', { name: /^Harbour lights/ }))
    const itself = dialog('Choose a board').getByRole('button', { name: 'The board itself' })
    await press(itself)
    await reads(main(), 'textbox "Title": The pier at night', 'button "Board: Harbour lights"')
    await press(page.getByRole('button', { name: 'Publish', exact: true }))
    await reads(main(), 'heading "The pier at night" [level=1]')
  })

  test('LA-03 by keyboard and ear: begin a Pin with a link', async () => {
    const { page } = ana
    await open(page, board.url)
    await press(page.getByRole('button', { name: 'Board Actions' }))
    await goTo(page.getByRole('menuitem', { name: 'Pin', exact: true }))
    await page.keyboard.press('Enter')
    const doors = dialog('Add a Pin or section')
    await press(doors.getByRole('button', { name: /^Website/ }))
    await write(doors.getByLabel('Website', { exact: true }), 'two words')
    await press(doors.getByRole('button', { name: 'Next' }))
    await hears(page, 'Oops! Please enter a valid URL.')
    await press(doors.getByRole('button', { name: /^Oops!/ }))
    await write(doors.getByLabel('Website', { exact: true }), 'example.org/lamps')
    await press(doors.getByRole('button', { name: 'Next' }))
    await page.waitForURL('**/pin-builder/')
    await press(page.getByRole('button', { name: 'Add a picture' }))
    await reads(main(), 'textbox "Link": example.org/lamps')
    expect(ana.problems).toEqual([])
  })
})
