import { expect, test } from 'vitest'
import { holdRows } from '../apps/server/test/support/hold-row.ts'
import { open, patiently } from './support/browser.ts'
import { button, dialog } from './support/cards.ts'
import { callAs, createSectionAs } from './support/member.ts'
import { boardWith, type Desk, sectionsOf, sectionTitles, toast } from './support/organizing.ts'
import { setStageOnDatabase } from './support/stage.ts'

const stage = setStageOnDatabase()

/** More than are done before the answer. */
const titles = Array.from({ length: 60 }, (_, index) => `Pin ${index + 1}`)

/** A board with two sections, all pins in the first one. */
async function twoSections(): Promise<Desk & { from: string }> {
  const desk = await boardWith(stage, 1280, titles)
  const { context, board } = desk
  await createSectionAs(context, board.id, 'Walls')
  const { id } = await createSectionAs(context, board.id, 'Floors')
  await callAs(context, 'BulkEditResource/update', {
    source_board_id: board.id,
    source_section_id: '',
    board_id: board.id,
    section_id: id,
  })
  const count = async () => (await sectionsOf(desk)).find((section) => section.id === id)?.pin_count
  await expect.poll(count, patiently).toBe(titles.length)
  return { ...desk, from: id }
}

/** Keeps one of the pins, so that the worker waits for it; answers how to let go. */
const holdPinOf = (sectionId: string) =>
  holdRows(stage.database.connection, 'select 1 from pins where section_id = $1 order by id limit 1 for update', [
    sectionId,
  ])

async function chooseFor(desk: Desk, name: string) {
  const { page } = desk
  await open(page, desk.board.url)
  await button(page, 'Options for Floors').click()
  await page.getByRole('menuitem', { name }).click()
}

test('BO-03 ST-17 ST-18 a large section that is merged is told to the end, in another window, too, and gone all the while', async () => {
  const desk = await twoSections()
  const { page, context, board, problems } = desk
  const release = await holdPinOf(desk.from)
  await chooseFor(desk, 'Merge into…')
  await dialog(page).getByRole('button', { name: 'Walls' }).click()
  await button(page.getByRole('alertdialog'), 'Merge').click()
  await page.getByText('Merging into Walls…').first().waitFor()
  await expect.poll(() => page.getByText('Floors merged into Walls').count()).toBe(0)
  await expect.poll(() => page.getByRole('link', { name: /^Floors/ }).count()).toBe(0)
  const other = await context.newPage()
  await open(other, board.url)
  await other.getByText('Merging into Walls…').first().waitFor()
  await release()
  // Each window says it for a while only.
  await Promise.all([page, other].map((window) => window.getByText('Merged into Walls').first().waitFor()))
  await other.getByRole('link', { name: /^Floors/ }).waitFor({ state: 'detached' })
  await expect.poll(() => sectionTitles(desk)).toEqual(['Walls'])
  expect(problems).toEqual([])
  await context.close()
})

test('BO-03 ST-17 a large section that is deleted goes when its Pins are out of it, and they show on the board', async () => {
  const desk = await twoSections()
  const { page, context, problems } = desk
  const release = await holdPinOf(desk.from)
  await chooseFor(desk, 'Delete section')
  await button(page.getByRole('alertdialog'), 'Delete').click()
  await toast(page, 'Floors is being deleted. Its Pins stay on Rooms.')
  await page.getByRole('link', { name: /^Floors/ }).waitFor()
  await release()
  await page.getByRole('link', { name: /^Floors/ }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Pin 1', exact: true }).first().waitFor()
  await expect.poll(() => sectionTitles(desk)).toEqual(['Walls'])
  expect(problems).toEqual([])
  await context.close()
})
