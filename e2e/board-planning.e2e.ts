import { expect, test } from 'vitest'
import {
  heard,
  expectBothThemesAccessible,
  flowWidths,
  layoutShifts,
  open,
  settled,
  type Width,
} from './support/browser.ts'
import { flyout, offered, PLANNING_TIP, remembered, SECTION_TIP } from './support/flyouts.ts'
import { holdAnswers } from './support/held-answers.ts'
import { callAs, createBoardAs, createPinAs, createSectionAs, readAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

// Where groups of experiments can be forced.
const stage = setStage({ NODE_ENV: 'test' })

async function boardOfMember(width: Width, name: string, pins = 1) {
  const person = await newPerson(stage, width)
  const board = await createBoardAs(person.context, name)
  for (let n = 1; n <= pins; n += 1)
    await createPinAs(person.context, { board_id: board.id, title: `Picture ${n}`, width: 600, height: 900 })
  return { ...person, board }
}

for (const width of flowWidths(390)) {
  test(`ST-28 BC-14 at ${width} tips stand beside the closed button until they were put away or the button was opened`, async () => {
    const { page, context, problems, board } = await boardOfMember(width, 'Attic')
    await open(page, board.url)
    await page.getByText(SECTION_TIP).waitFor()
    await expectBothThemesAccessible(page)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    const opened = remembered(page)
    await flyout(page, 'Board Actions').click()
    await page.getByText(SECTION_TIP).waitFor({ state: 'detached' })
    await opened
    await open(page, board.url)
    await page.getByText(PLANNING_TIP).waitFor()
    const dismissed = remembered(page)
    await page.getByRole('button', { name: 'Dismiss tip' }).click()
    await page.getByText(PLANNING_TIP).waitFor({ state: 'detached' })
    await dismissed
    const asked = page.waitForResponse((response) => response.url().includes('UserStateResource/get'))
    await open(page, board.url)
    await asked
    await flyout(page, 'Board Actions').waitFor()
    await settled(page)
    await expect.poll(() => page.getByRole('button', { name: 'Dismiss tip' }).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(1280)) {
  test(`ST-28 at ${width} a button that is opened before it is known what was seen says nothing afterwards; a board with a date has its tip`, async () => {
    const { page, context, problems, board } = await boardOfMember(width, 'Shed')
    await callAs(context, 'BoardResource/update', { board_id: board.id, event_date: '2031-06-05' })
    const letStatesCome = await holdAnswers(page, '**/resource/UserStateResource/get/**')
    await open(page, board.url)
    const opened = remembered(page)
    await flyout(page, 'Board Actions').click()
    await page.getByRole('menuitem', { name: 'Section' }).waitFor()
    await opened
    await letStatesCome()
    await page.getByRole('menuitem').getByText('New', { exact: true }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('button', { name: 'Dismiss tip' }).count()).toBe(0)
    await open(page, board.url)
    await page.getByText(PLANNING_TIP).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test(`BO-05 at ${width} of two who change a note, the second sees what the first wrote and loses nothing`, async () => {
    const { page, context, problems, board } = await boardOfMember(width, 'Trip')
    const { notes } = await callAs<{ notes: { id: string }[] }>(context, 'BoardNoteResource/create', {
      board_id: board.id,
      title: 'Packing',
      text: 'Socks',
    })
    await open(page, board.url)
    await settled(page)
    await page.getByRole('button', { name: 'Open note: Packing' }).click()
    const dialog = page.getByRole('dialog', { name: 'Note' })
    await dialog.getByLabel('Note', { exact: true }).fill('Socks and a hat')
    await callAs(context, 'BoardNoteResource/update', {
      note_id: notes[0]?.id,
      version: 1,
      title: 'Packing',
      text: 'Socks, boots',
    })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Someone else changed this note in the meantime. Look at theirs, then save again.').waitFor()
    await dialog.getByRole('region', { name: 'What the note says now' }).getByText('Socks, boots').waitFor()
    await expect.poll(() => dialog.getByLabel('Note', { exact: true }).inputValue()).toBe('Socks and a hat')
    await expectBothThemesAccessible(page)
    await dialog.getByLabel('Note', { exact: true }).fill('Socks, boots and a hat')
    await dialog.getByRole('button', { name: 'Save mine instead' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Socks, boots and a hat').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test(`BO-02 RP-09 at ${width} an owner archives a board and brings it back; the form asks before it ends one`, async () => {
    const { page, context, problems, board } = await boardOfMember(width, 'Shed', 0)
    await open(page, board.url)
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'More options' }).first().click()
      await page.getByRole('menuitem', { name }).click()
    }
    await choose('Archive board')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
    await heard(page, 'Shed is archived')
    await choose('Unarchive board')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Unarchive' }).click()
    await heard(page, 'Shed is back with your boards')
    await open(page, board.url)
    await choose('Edit board')
    const form = page.getByRole('form', { name: 'Edit board' })
    await form.getByRole('button', { name: 'Delete board' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByText(/You can restore it for 7 days/).waitFor()
    await question.getByRole('button', { name: 'Delete' }).click()
    await heard(page, 'Shed was deleted')
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`PS-16 PS-17 at ${width} the round button offers on each surface what can be made there, by keyboard too`, async () => {
    const { page, context, problems, board, username } = await boardOfMember(width, 'Porch')
    await createSectionAs(context, board.id, 'Chairs')
    await open(page, board.url)
    await flyout(page, 'Board Actions').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Section' }).waitFor()
    await expect.poll(() => offered(page)).toEqual(['Pin', 'Idea Pin', 'Section', 'DateNew', 'To-dosNew', 'NoteNew'])
    await expectBothThemesAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(label).toBe('Board Actions')

    for (const [address, name, choices] of [
      [`/${username}/_boards`, 'Profile Actions', ['Pin', 'Idea Pin', 'Board']],
      [`/${username}/_created/`, 'Profile Actions', ['Pin', 'Idea Pin']],
      [`${board.url}chairs/`, 'Create Pin', ['Pin', 'Idea Pin']],
    ] as const) {
      await open(page, address)
      await flyout(page, name).click()
      await page.getByRole('menuitem').first().waitFor()
      await expect.poll(async () => [address, await offered(page)]).toEqual([address, choices])
      await page.keyboard.press('Escape')
      await page.getByRole('menuitem').first().waitFor({ state: 'detached' })
    }
    expect(problems).toEqual([])
    await context.close()
  })

  test(`BO-05 at ${width} a board gets a date, to-dos and notes; visitors see none of it`, async () => {
    const { page, context, problems, board } = await boardOfMember(width, 'Party')
    await open(page, board.url)
    await flyout(page, 'Board Actions').click()
    await page.getByRole('menuitem', { name: 'Date' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a date' })
    await dialog.getByRole('button', { name: /Calendar/ }).click()
    await page.getByRole('grid').waitFor()
    await expectBothThemesAccessible(page)
    await page.getByRole('button', { name: 'Next' }).first().click()
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /\b15\b/ })
      .click()
    await dialog.getByLabel('Last day, if it lasts several').first().waitFor()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const planning = page.getByRole('region', { name: 'Planning' })
    await planning.getByRole('button', { name: /in \d+ days|tomorrow/ }).waitFor()

    await flyout(page, 'Board Actions').click()
    await page.getByRole('menuitem', { name: 'To-dos' }).click()
    const adder = planning.getByRole('textbox', { name: 'Add a to-do' })
    await expect.poll(() => adder.evaluate((input) => input === document.activeElement)).toBe(true)
    for (const text of ['Lanterns', 'Cake', 'Music']) {
      await adder.fill(text)
      await page.keyboard.press('Enter')
      await planning.getByRole('checkbox', { name: text }).waitFor()
    }
    const letTickGo = await holdAnswers(page, '**/resource/BoardToDoResource/update/')
    await planning.getByRole('checkbox', { name: 'Cake' }).check()
    await planning.getByText('1 of 3 done').waitFor()
    // Whoever ticks does not wait for the server before going elsewhere.
    await page.getByRole('link', { name: 'Picture 1' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Picture 1' }).waitFor()
    const ticked = page.waitForResponse('**/BoardToDoResource/update/')
    await letTickGo()
    await ticked
    await page.goBack()
    await expect.poll(() => planning.getByRole('checkbox', { name: 'Cake' }).isChecked()).toBe(true)
    await planning.getByText('Done by you').waitFor()
    await planning.getByRole('button', { name: 'Options for Music' }).click()
    await page.getByRole('menuitem', { name: 'Move up' }).click()
    const order = () => planning.getByRole('button', { name: /^Options for/ }).evaluateAll(labels)
    await expect.poll(order).toEqual(['Lanterns', 'Music', 'Cake'])
    await planning.getByRole('button', { name: 'Options for Lanterns' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await planning.getByRole('textbox', { name: 'Change Lanterns' }).fill('Paper lanterns')
    // It shows before the server has it.
    await Promise.all([page.waitForResponse('**/BoardToDoResource/update/'), page.keyboard.press('Enter')])
    await planning.getByRole('checkbox', { name: 'Paper lanterns' }).waitFor()

    await flyout(page, 'Board Actions').click()
    await page.getByRole('menuitem', { name: 'Note' }).click()
    const note = page.getByRole('dialog', { name: 'Add a note' })
    await note.getByRole('button', { name: 'Save' }).click()
    await note.getByText('Write something first.').waitFor()
    await note.getByLabel('Title').fill('Guests')
    await note.getByLabel('Note', { exact: true }).fill('Ana\nBen')
    await note.getByRole('button', { name: 'Save' }).click()
    await planning.getByText('Guests').waitFor()
    await expectBothThemesAccessible(page)

    // What is kept is there on the next visit, whole before scripts run, and nothing moves.
    await open(page, board.url)
    await expect.poll(order).toEqual(['Paper lanterns', 'Music', 'Cake'])
    await expect.poll(() => planning.getByRole('checkbox', { name: 'Cake' }).isChecked()).toBe(true)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    const visitor = await newPerson(stage, width)
    await open(visitor.page, board.url)
    await visitor.page.getByRole('heading', { level: 1, name: 'Party' }).waitFor()
    await expect.poll(() => visitor.page.getByRole('region', { name: 'Planning' }).count()).toBe(0)
    await expect.poll(() => visitor.page.getByRole('button', { name: 'Board Actions' }).count()).toBe(0)
    expect([...problems, ...visitor.problems]).toEqual([])
    await context.close()
    await visitor.context.close()
  })

  test(`BO-02 EN-04 at ${width} a chosen part of a Pin is the cover on the board's card; the rest of the form is kept`, async () => {
    const { page, context, problems, board, username } = await boardOfMember(width, 'Roofs', 3)
    await open(page, board.url)
    await page.getByRole('button', { name: 'More options' }).first().click()
    await page.getByRole('menuitem', { name: 'Edit board' }).click()
    const form = page.getByRole('form', { name: 'Edit board' })
    await form.getByLabel('Description').fill('Seen from above')
    await expectBothThemesAccessible(page)
    await form.getByRole('button', { name: 'Change cover' }).click()
    await form.getByRole('button', { name: 'Picture 1' }).click()
    const stage = form.getByRole('group', { name: /Visible part of the picture/ })
    await stage.waitFor()
    await form.getByRole('slider', { name: 'Zoom' }).fill('2')
    await expect.poll(() => form.getByRole('button', { name: 'Use as cover' }).isEnabled()).toBe(true)
    await stage.focus()
    await page.keyboard.press('ArrowUp')
    await expectBothThemesAccessible(page)
    await form.getByRole('button', { name: 'Use as cover' }).click()
    await expect.poll(() => form.getByLabel('Description').inputValue()).toBe('Seen from above')
    const saving = page.waitForResponse((response) => response.url().includes('BoardResource/update'))
    await form.getByRole('button', { name: 'Save' }).click()
    const saved = await saving
    expect(saved.status()).toBe(200)
    await form.waitFor({ state: 'detached' })
    const { cover_pin: cover } = await readAs<{ cover_pin: { crop: number[] } }>(context, 'BoardResource/get', {
      board_id: board.id,
    })
    expect(cover.crop[2]).toBeCloseTo(0.5, 1)
    await open(page, `/${username}/_boards`)
    const picture = page.getByRole('link', { name: /Roofs/ }).locator('img').first()
    const look = () =>
      picture.evaluate((image) => {
        const frame = image.parentElement?.getBoundingClientRect()
        return image.getBoundingClientRect().width / (frame?.width ?? 1)
      })
    await expect.poll(look).toBeCloseTo(1 / (cover.crop[2] ?? 0), 1)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })
}

test('PS-16 in the variant the only kind of Pin is the story, and is called Pin', async () => {
  const { page, context, board } = await boardOfMember(1280, 'Hall')
  await page.goto('/_/experiments/?idea_pins_only=enabled&add_section_tip=control')
  await open(page, board.url)
  // ST-28: without the flag the board tells of planning.
  await page.getByText(PLANNING_TIP).waitFor()
  await flyout(page, 'Board Actions').click()
  await page.getByRole('menuitem', { name: 'Section' }).waitFor()
  await expect.poll(async () => (await offered(page)).slice(0, 2)).toEqual(['Pin', 'Section'])
  await page.getByRole('menuitem', { name: 'Pin', exact: true }).click()
  await page.waitForURL('**/idea-pin-builder/')
  await context.close()
})

const labels = (buttons: Element[]) =>
  buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace('Options for ', ''))
