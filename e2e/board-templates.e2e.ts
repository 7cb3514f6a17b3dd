import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeAlive, layoutShifts, newVisitor, settled } from './support/browser.ts'
import { createBoardAs, createPinAs, createSectionAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** Public boards of one member that are alike in shape, each with a section and Pins of its own name. */
async function makeBoards(names: readonly string[]): Promise<string[]> {
  const { context } = await newVisitor(stage, { width: 1280 })
  await signUpAs(context)
  const urls: string[] = []
  for (const name of names) {
    const board = await createBoardAs(context, name)
    await createSectionAs(context, board.id, `${name} inside`)
    for (const title of [`${name} 1`, `${name} 2`]) await createPinAs(context, { board_id: board.id, title })
    urls.push(board.url)
  }
  await context.close()
  return urls
}

/** Marks what the server sent, to know it again. */
const markElements = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll('main *').forEach((element) => Object.assign(element, { isSent: true })),
  )

const isSent = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => 'isSent' in element))

test('a board that is put together from a template is itself, and the application takes it over as it stands', async () => {
  const names = ['Sheds', 'Lamps & <b>shades</b>', `Tom's "boats"`, 'Last']
  const urls = await makeBoards(names)
  const { page, context, problems } = await newVisitor(stage, { width: 1280, isPerson: true })
  // React renders the first; the second makes the template; the others are made of it.
  for (const [index, name] of names.entries()) {
    await page.goto(urls[index] ?? '')
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await expect.poll(() => page.title()).toBe(`${name} · Pinfold`)
    await markElements(page)
    await comeAlive(page)
    await settled(page)
    await page.getByRole('link', { name: `${name} 2`, exact: true }).waitFor()
    await page.getByRole('link', { name: `${name} inside` }).waitFor()
    await expect.poll(() => isSent(page, 'main h1, main li, main header a')).not.toContain(false)
    await expect.poll(() => layoutShifts(page)).toEqual([])
  }
  expect(problems).toEqual([])
  await context.close()
})
