import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newVisitor, open, patiently, type Width, type Place } from './browser.ts'
import { button } from './cards.ts'
import { callAs, createBoardAs, createPinAs, readAs, signUpAs } from './member.ts'

export { heard as toast } from './toasts.ts'

export interface Desk {
  page: Page
  context: BrowserContext
  problems: string[]
  board: { id: string; url: string }
  other: { id: string; url: string }
}

/** A member's board "Rooms" with pins of these titles, the first one first, and an empty board "Attic". */
export async function boardWith(place: Place, width: Width, titles: readonly string[]): Promise<Desk> {
  const { page, context, problems } = await newVisitor(place, { width })
  await signUpAs(context)
  const other = await createBoardAs(context, 'Attic')
  const board = await createBoardAs(context, 'Rooms')
  let first: { id: string } | null = null
  for (const title of titles.toReversed()) {
    if (first) await callAs(context, 'RepinResource/create', { pin_id: first.id, board_id: board.id, title })
    else first = await createPinAs(context, { board_id: board.id, title })
  }
  return { page, context, problems, board, other }
}

export async function openBoard({ page, board }: Desk, search = ''): Promise<void> {
  await open(page, board.url + search)
  await button(page, 'Organize').waitFor()
}

export async function startOrganizing(desk: Desk): Promise<void> {
  await openBoard(desk)
  await button(desk.page, 'Organize').click()
  await desk.page.getByRole('toolbar', { name: 'Organize' }).waitFor()
}

export const option = (page: Page, title: string) => page.getByRole('option', { name: title, exact: true })
export const status = (page: Page) => page.getByRole('toolbar').getByRole('status')
export const wallOf = (page: Page) => page.getByRole('list', { name: 'Pins on Rooms' })
export const cardTitles = (page: Page) =>
  wallOf(page)
    .locator('article > div > a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
export const titlesOn = async ({ context }: Desk, board: { id: string }, section = '') => {
  const asked = section === '' ? ['BoardFeedResource', { board_id: board.id, filter_section_pins: true }] : []
  const [name, options] = section === '' ? asked : ['BoardSectionPinsResource', { section_id: section }]
  const pins = await readAs<{ title: string }[]>(context, `${name as string}/get`, options as object)
  return pins.map(({ title }) => title)
}
export const sectionsOf = async ({ context, board }: Desk) =>
  readAs<{ id: string; title: string; pin_count: number }[]>(context, 'BoardSectionsResource/get', {
    board_id: board.id,
  })
export const sectionTitles = async (desk: Desk) => (await sectionsOf(desk)).map(({ title }) => title)
export const deed = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })

/** The drag code has come when something can be dragged. */
export const canDrag = (page: Page) => page.locator('main [draggable=true]').first().waitFor()

/** Holds something over a place of another until the place takes it, and lets go there. */
export async function drag(page: Page, from: Locator, to: Locator, zone: 'before' | 'on' | 'after'): Promise<void> {
  const along = { before: 0.1, on: 0.5, after: 0.9 }[zone]
  await canDrag(page)
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('what is dragged, or where to, does not show')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  const goal = (box: { x: number; y: number; width: number; height: number }) =>
    [box.x + box.width * along, box.y + box.height / 2] as const
  const [nearX, nearY] = goal(end)
  await page.mouse.move(nearX - 8, nearY - 4, { steps: 6 })
  // A person's hand never rests, and a browser tells of a drag that does. It follows what moves, as an eye does.
  await expect
    .poll(async () => {
      const [x, y] = goal((await to.boundingBox()) ?? end)
      await page.mouse.move(x, y - 1)
      await page.mouse.move(x, y)
      return page.locator(`[data-drop=${zone}]`).count()
    }, patiently)
    .toBe(1)
  await page.mouse.up()
}
