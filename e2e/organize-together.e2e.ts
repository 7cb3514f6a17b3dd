import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, open, patiently, flowWidths } from './support/browser.ts'
import { callAs, createPinAs, createSectionAs, readAs } from './support/member.ts'
import { boardWith, deed, option, status, toast } from './support/organizing.ts'
import { newPerson } from './support/persons.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const CHANGING = '**/resource/BoardResource/update/'

for (const width of flowWidths(1280)) {
  test(`BO-04 PI-06 at ${width} the owner lets collaborators delete, and then they may choose Pins of others for it`, async () => {
    const { page: own, board, context, problems } = await boardWith(stage, width, ['Lamp', 'Rug'])
    const ben = await newPerson(stage, width)
    await callAs(context, 'BoardInviteResource/create', { board_id: board.id, invited_user_ids: [ben.id] })
    await callAs(ben.context, 'BoardInviteResource/update', { board_id: board.id })
    const { page } = ben
    await open(page, board.url)
    await page.getByRole('button', { name: 'Organize', exact: true }).click()
    await option(page, 'Rug').click()
    await expect.poll(() => deed(page, 'Delete').isDisabled()).toBe(true)
    const choosePeople = async (of: Page) => {
      await of.getByRole('button', { name: 'More options' }).first().click()
      await of.getByRole('menuitem', { name: 'Collaborators' }).click()
      return of.getByRole('dialog', { name: 'Collaborators' })
    }
    await open(own, board.url)
    const rule = (await choosePeople(own)).getByRole('switch', { name: 'Let collaborators delete other people’s Pins' })
    await expect.poll(() => rule.isChecked()).toBe(false)
    // What is refused is taken back.
    await own.route(CHANGING, (route) => route.abort())
    await rule.click()
    await toast(own, 'We could not reach the server. Check your connection and try again.')
    await expect.poll(() => rule.isChecked(), patiently).toBe(false)
    await own.unroute(CHANGING)
    const changed = own.waitForResponse(CHANGING)
    await rule.press('Space')
    const answer = await changed
    expect(answer.status()).toBe(200)
    await expectBothThemesAccessible(own)

    await open(page, board.url)
    const people = await choosePeople(page)
    await people.getByText('Owner', { exact: true }).waitFor()
    await expect.poll(() => people.getByRole('switch').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Organize', exact: true }).click()
    await option(page, 'Rug').click()
    await expect
      .poll(async () => [await deed(page, 'Delete').isEnabled(), await deed(page, 'Move').isEnabled()])
      .toEqual([true, false])
    await deed(page, 'Delete').click()
    await page.getByText('Other people’s Pins are only removed from this board.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => page.getByRole('option').allTextContents(), patiently).toEqual(['Lamp'])
    const left = async () =>
      (await readAs<{ pin_count: number }>(context, 'BoardResource/get', { board_id: board.id })).pin_count
    await expect.poll(left, patiently).toBe(1)
    expect(ben.problems).toEqual([])
    expect(problems.filter((problem) => !problem.includes('BoardResource/update'))).toEqual([])
    await Promise.all([context.close(), ben.context.close()])
  })
}

for (const width of flowWidths(390)) {
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
      await expect.poll(() => deed(page, name).isEnabled(), { message: name }).toBe(true)
    await option(page, 'Rug').click()
    await page.getByText('Only your own Pins can go to other boards.').waitFor()
    await expect.poll(() => deed(page, 'Move').isDisabled()).toBe(true)
    await expectAccessible(page)
    await deed(page, 'Add to section').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Evening' }).click()
    await toast(page, 'Moved to Rooms › Evening')
    await expect.poll(() => page.getByRole('option').allTextContents(), patiently).toEqual(['Lamp'])
    await expect.poll(() => status(page).textContent()).toBe('Choose Pins')
    expect([...problems, ...ben.problems]).toEqual([])
    await Promise.all([context.close(), ben.context.close()])
  })
}
