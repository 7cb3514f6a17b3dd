import { expect, test } from 'vitest'
import { expectAccessible, open, patiently, widths } from './support/browser.ts'
import { callAs, createPinAs, createSectionAs } from './support/member.ts'
import { boardWith, deed, option, status, toast } from './support/organizing.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

for (const width of widths) {
  test(`PI-06 BO-04 at ${width} whoever works on a board with others puts all of its Pins in order, and takes only their own away`, async () => {
    const { board, context, problems } = await boardWith(stage, width, ['Lamp', 'Rug'])
    await createSectionAs(context, board.id, 'Evening')
    const ben = await newPerson(stage, width)
    await callAs(context, 'BoardInviteResource/create', { board_id: board.id, invited_user_ids: [ben.id] })
    await callAs(ben.context, 'BoardInviteResource/update', { board_id: board.id })
    await createPinAs(ben.context, { board_id: board.id, title: 'Chair' })
    const { page } = ben
    await open(page, board.url)
    await page.getByRole('button', { name: 'Organize', exact: true }).click()
    await option(page, 'Chair').click()
    for (const name of ['Move', 'Copy', 'Add to section', 'Delete'])
      expect(await deed(page, name).isEnabled(), name).toBe(true)
    await option(page, 'Rug').click()
    await page.getByText('Only your own can go to other boards.').waitFor()
    expect(await deed(page, 'Move').isDisabled()).toBe(true)
    await expectAccessible(page)
    await deed(page, 'Add to section').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Evening' }).click()
    await toast(page, 'Moved to Rooms › Evening')
    await expect.poll(() => page.getByRole('option').allTextContents(), patiently).toEqual(['Lamp'])
    expect(await status(page).textContent()).toBe('Choose Pins')
    expect([...problems, ...ben.problems]).toEqual([])
    await Promise.all([context.close(), ben.context.close()])
  })
}
