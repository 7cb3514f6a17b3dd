import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { newVisitor, open, patiently, type Width, type Place } from './browser.ts'
import { callAs, createBoardAs, readAs, signUpAs } from './member.ts'

/** A member with these boards, shown in the order of the names. */
export async function ownerOf(
  place: Place,
  names: readonly string[],
  sort: 'custom' | 'alphabetical' = 'custom',
  width: Width = 1280,
) {
  const { page, context, problems } = await newVisitor(place, { width })
  const { username } = await signUpAs(context)
  const ids: Record<string, string> = {}
  for (const name of names.toReversed()) {
    const privacy = name.startsWith('Secret') ? 'secret' : 'public'
    ids[name] = (await createBoardAs(context, name, privacy)).id
  }
  await callAs(context, 'UserMetadataResource/update', { most_recent_board_sort_order: sort })
  return { page, context, username, problems, ids }
}

const cards = (page: Page) => page.locator('main li[data-board]')
export const cardOf = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('link', { name: new RegExp(`^${name} `) }) })
export const namesOn = (page: Page) =>
  cards(page).evaluateAll((items) => items.map((item) => item.querySelector('a span + span > span')?.textContent ?? ''))
/** In the custom order, as the server has it. */
export const namesKept = async (context: BrowserContext, username: string) =>
  (await readAs<{ name: string }[]>(context, 'BoardsResource/get', { username, sort: 'custom' })).map(
    ({ name }) => name,
  )
/** What screen readers were told last. */
export const said = (page: Page) => page.locator('[data-announcer]').textContent()

/** Holds a card over another one, so far along it; the pointer stays down. */
export async function hold(page: Page, name: string, over: string, along: number) {
  const [from, to] = await Promise.all([cardOf(page, name).boundingBox(), cardOf(page, over).boundingBox()])
  if (!from || !to) throw new Error('a card is missing')
  await page.mouse.move(from.x + from.width / 2, from.y + 60)
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + 66, { steps: 3 })
  await page.mouse.move(to.x + to.width * along, to.y + 80, { steps: 4 })
  // A person's hand never rests, and a browser tells of a drag that does.
  await page.mouse.move(to.x + to.width * along, to.y + 81)
}

/** The zone of a card that would take what is held. */
export const mark = (page: Page, name: string) => cardOf(page, name).getAttribute('data-drop')

/** Drags a card to a place of another one, as soon as that says that it takes it. */
export async function drag(page: Page, name: string, over: string, zone: 'before' | 'on' | 'after', along?: number) {
  await hold(page, name, over, along ?? { before: 0.1, on: 0.5, after: 0.9 }[zone])
  await expect.poll(() => mark(page, over), patiently).toBe(zone)
  await page.mouse.up()
}

/** The drag code has come when the cards can be dragged. */
export async function openBoards(page: Page, username: string) {
  await open(page, `/${username}/_boards`)
  await page.waitForSelector('main li[data-board][draggable=true]')
}

/** Opens the menu of a board by the keyboard. */
export const toolsOf = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Options for ${name}`, exact: true }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: `Options for ${name}` })
  await menu.waitFor()
  return menu
}
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)
