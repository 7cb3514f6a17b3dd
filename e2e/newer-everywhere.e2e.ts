import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open } from './support/browser.ts'
import { button, cardOf, dialog } from './support/cards.ts'
import { holdAnswers } from './support/held-answers.ts'
import { callAs, createBoardAs, createPinAs, createSectionAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** Counts how often a page is read while something is done. */
async function readingsOf(page: Page, doing: () => Promise<void>): Promise<number> {
  let count = 0
  const hear = (request: { url: () => string }) => {
    if (new URL(request.url()).pathname.endsWith('.data')) count += 1
  }
  page.on('request', hear)
  await doing()
  page.off('request', hear)
  return count
}

test('a Pin’s new title stands on its wall without the page being read; what is read later wins', async () => {
  const { page, context, problems } = await newPerson(stage, 1280)
  const board = await createBoardAs(context, 'Pots')
  const pin = await createPinAs(context, { board_id: board.id, title: 'Clay pot' })
  await open(page, board.url)
  const readings = await readingsOf(page, async () => {
    await cardOf(page, 'Clay pot').hover()
    await button(cardOf(page, 'Clay pot'), 'More options').click()
    // What a card leaves out stands among the fields, so they come with it.
    const asked = page.waitForRequest('**/resource/PinResource/get/**')
    const letItCome = await holdAnswers(page, '**/resource/PinResource/get/**')
    await page.getByRole('menuitem', { name: 'Edit Pin' }).click()
    const form = dialog(page).getByRole('form', { name: 'Edit Pin' })
    await asked
    await dialog(page).locator('[aria-busy=true]').waitFor()
    await expect.poll(() => form.count()).toBe(0)
    await letItCome()
    await form.getByRole('group', { name: 'Topics' }).waitFor()
    await form.getByLabel('Title').fill('Iron pot')
    await button(form, 'Save').click()
    await form.waitFor({ state: 'detached' })
    await cardOf(page, 'Iron pot').waitFor()
  })
  expect(readings).toBe(0)
  await callAs(context, 'PinResource/update', { id: pin.id, title: 'Tin pot' })
  await page.getByRole('link', { name: 'Iron pot' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tin pot' }).waitFor()
  await page.goBack()
  await cardOf(page, 'Tin pot').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('BO-02 BO-06 a board’s words and a section’s name show without the page being read', async () => {
  const { page, context, problems } = await newPerson(stage, 1280)
  const board = await createBoardAs(context, 'Tools')
  await createSectionAs(context, board.id, 'Saws')
  await open(page, board.url)
  const readings = await readingsOf(page, async () => {
    await page.getByRole('button', { name: 'Options for Saws' }).click()
    await page.getByRole('menuitem', { name: 'Rename section' }).click()
    const naming = page.getByRole('form', { name: 'Rename section' })
    await naming.getByLabel('Section name').fill('Planes')
    await button(naming, 'Save').click()
    await page.getByRole('region', { name: 'Sections' }).getByRole('link', { name: 'Planes' }).waitFor()
    await page.getByRole('button', { name: 'More options' }).first().click()
    await page.getByRole('menuitem', { name: 'Edit board' }).click()
    const form = page.getByRole('form', { name: 'Edit board' })
    await form.getByLabel('Description').fill('Sharp ones')
    await button(form, 'Save').click()
    await form.waitFor({ state: 'detached' })
    await page.locator('main header').getByText('Sharp ones').waitFor()
  })
  expect(readings).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('a member’s new name is in the header at once', async () => {
  const { page, context, problems } = await newPerson(stage, 1280)
  await open(page, '/settings/edit-profile/')
  const readings = await readingsOf(page, async () => {
    const form = page.getByRole('form', { name: 'Edit profile' })
    await form.getByLabel('Name', { exact: true }).fill('Ada King')
    await button(form, 'Save').click()
    await page.getByText('Profile saved').waitFor()
    await button(page, 'Your account').click()
    await page.getByText('Ada King', { exact: true }).waitFor()
  })
  expect(readings).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
