import type { BrowserContext, Page } from 'playwright-core'
import { newVisitor, type Width, type Place } from './browser.ts'
import { createBoardAs, createPinAs, readAs, signUpAs } from './member.ts'

export const SAVING = '**/resource/RepinResource/create/'
export const PICKER = '**/resource/BoardPickerBoardsResource/get/**'

/** Somebody's public board with two pins, a bowl and a cup of that make. */
export interface Wall {
  readonly path: string
  readonly pins: readonly string[]
}

/** Pins of others stand below a board's, so each file has its own make: "Sable bowl", "Sable cup". */
export async function makeWall(place: Place, make: string): Promise<Wall> {
  const { context } = await newVisitor(place, { width: 1280 })
  await signUpAs(context)
  const board = await createBoardAs(context, 'Ceramics')
  const pins: string[] = []
  for (const title of [`${make} bowl`, `${make} cup`]) {
    pins.push((await createPinAs(context, { board_id: board.id, title, link: 'https://example.org/a' })).id)
  }
  await context.close()
  return { path: board.url, pins }
}

/** A member with boards, of which the last one was used last. */
export async function memberWith(place: Place, width: Width, boards: readonly string[]) {
  const visitor = await newVisitor(place, { width })
  const member = await signUpAs(visitor.context)
  const made: Record<string, { id: string; url: string }> = {}
  for (const name of boards) made[name] = await createBoardAs(visitor.context, name)
  return { ...visitor, ...member, boards: made }
}

export const pinCount = async (context: BrowserContext, board: { id: string } | undefined) =>
  (await readAs<{ pin_count: number }>(context, 'BoardResource/get', { board_id: board?.id })).pin_count

export const cardOf = (page: Page, title: string) =>
  page.locator('article').filter({ has: page.getByRole('link', { name: title }) })
export const button = (scope: { getByRole: Page['getByRole'] }, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true })
export const dialog = (page: Page) => page.getByRole('dialog')

/** The card's actions: over the picture with a mouse, in a sheet on a phone. */
export async function actionsOf(page: Page, width: Width, title: string) {
  if (width === 390) {
    await button(page, `Options for ${title}`).tap()
    await dialog(page).waitFor()
    return dialog(page)
  }
  await cardOf(page, title).hover()
  return cardOf(page, title)
}

export async function openPicker(page: Page, width: Width, title: string) {
  const actions = await actionsOf(page, width, title)
  await actions.getByRole('button', { name: width === 390 ? /another board$/ : /^(Board:|Saved$)/ }).click()
  await page.getByRole('dialog', { name: 'Save to a board' }).waitFor()
}
