import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  heard,
  expectAccessible,
  expectBothThemesAccessible,
  flowWidths,
  layoutShifts,
  type Look,
  newVisitor,
  open,
  patiently,
  type Width,
  widths,
} from './support/browser.ts'
import { callAs, changeMeAs, createBoardAs, createPinAs, readAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const visitor = (look: Look) => newVisitor(stage, look)

interface Owner {
  page: Page
  context: BrowserContext
  username: string
  problems: string[]
}

/** A member with boards of the names; those that begin with "Secret" are, and "Old" ones are archived. */
async function ownerOf(names: readonly string[], width: Width): Promise<Owner> {
  const { page, context, problems } = await visitor({ width })
  const { username } = await signUpAs(context)
  await changeMeAs(context, { full_name: 'Ana Lindqvist' })
  for (const name of names) {
    const privacy = name.startsWith('Secret') ? 'secret' : name.startsWith('Protected') ? 'protected' : 'public'
    const { id } = await createBoardAs(context, name, privacy)
    if (name.startsWith('Old')) await callAs(context, 'BoardResource/update', { board_id: id, archived: true })
  }
  return { page, context, username, problems }
}

const everyKind = ['Old flat', 'Secret plans', 'Protected photos', 'Bread', 'Attic', 'Cellar']
const cardNames = (page: Page) =>
  page
    .locator('main li a[href^="/"]')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('span + span > span')?.textContent ?? ''))
/** With the end of the page in sight: it may still grow, or take its old place, after it was scrolled. */
const namesAtEnd = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  return cardNames(page)
}
const headings = (page: Page) => page.locator('main h2').allTextContents()

for (const width of widths) {
  test(`PR-04 PS-07 PS-09 PR-15 at ${width} the boards screen shows every kind in its group`, async () => {
    const { page, context, username, problems } = await ownerOf(everyKind, width)
    await createPinAs(context, { board_id: (await createBoardAs(context, 'With a Pin')).id, title: 'A bowl' })
    await open(page, `/${username}/_boards`)
    await expect.poll(() => headings(page)).toEqual(['Protected boards', 'Secret boards', 'Archived boards'])
    await expect.poll(async () => (await cardNames(page)).slice(0, 2)).toEqual(['All Pins', 'With a Pin'])
    await page.locator(`main li a[href="/${username}/pins/"]`).first().waitFor()
    // BC-04: the square look; on phones two columns share the width.
    const size = async () => {
      const box = await page.locator('main li a > span:first-child').first().boundingBox()
      return [box?.width, Math.round(box?.height ?? 0)]
    }
    if (width === 1280) await expect.poll(size).toEqual([236, 157])
    await expectBothThemesAccessible(page)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test(`PS-08 at ${width} a board's card gives its first picture two thirds, and stacks two in the remaining third`, async () => {
    const { page, context, username, problems } = await ownerOf([], width)
    const { id } = await createBoardAs(context, 'Bowls')
    for (const title of ['One', 'Two', 'Three']) await createPinAs(context, { board_id: id, title })
    await open(page, `/${username}/_boards`)
    const card = page.getByRole('link', { name: /^Bowls/ })
    await expect.poll(() => card.locator('img').count()).toBe(3)
    // In one look, at a card that is still shown: the cards are put up anew when the owner's tools come.
    const measure = () =>
      card.locator('> span:first-child').evaluate((collage) => {
        const boxOf = (element: Element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return { x, y, width, height, hasPicture: element.querySelector('img') !== null }
        }
        return { whole: boxOf(collage), tiles: [...collage.children].map(boxOf) }
      })
    let look = await measure()
    await expect.poll(async () => (look = await measure()).whole.width).toBeGreaterThan(0)
    const { whole, tiles } = look
    const [first, upper, lower] = tiles
    if (!first || !upper || !lower) throw new Error('the card has no collage of three')
    expect(tiles.map(({ hasPicture }) => hasPicture)).toEqual([true, true, true])
    // Two pixels of gap lie between them.
    expect(Math.abs(first.width - (whole.width * 2) / 3)).toBeLessThan(2)
    expect(first.height).toBeCloseTo(whole.height, 0)
    expect(Math.abs(upper.width - whole.width / 3)).toBeLessThan(2)
    expect(upper.height).toBeCloseTo(lower.height, 0)
    expect([upper.x, lower.y > upper.y]).toEqual([lower.x, true])
    expect(problems).toEqual([])
    await context.close()
  })

  test(`PS-14 ST-15 NU-02 NU-03 CA-16 at ${width} the owner sorts boards and chooses how large they are, for good`, async () => {
    const { page, context, username } = await ownerOf(['Bread', 'Attic', 'Cellar'], width)
    await open(page, `/${username}/_boards`)
    await expect.poll(() => cardNames(page)).toEqual(['Cellar', 'Attic', 'Bread'])
    await page.getByRole('button', { name: 'Organize' }).click()
    const menu = page.getByRole('menu', { name: 'Organize' })
    await menu.getByRole('menuitemradio', { name: 'A to Z' }).click()
    await expect.poll(() => cardNames(page), patiently).toEqual(['Attic', 'Bread', 'Cellar'])
    await menu.getByRole('menuitemradio', { name: 'Wide' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    const collage = page.locator('main li a > span:first-child').first()
    const size = async () => {
      const box = await collage.boundingBox()
      return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]
    }
    if (width === 1280) await expect.poll(size, patiently).toEqual([320, 213])
    // The page shows it before the server has it.
    await expect
      .poll(() => readAs(context, 'UserMetadataResource/get', {}), patiently)
      .toMatchObject({ most_recent_board_sort_order: 'alphabetical', profile_board_rep_view_type: 'regular' })
    await page.reload()
    await page.waitForSelector('html[data-hydrated=true]')
    await expect.poll(() => cardNames(page)).toEqual(['Attic', 'Bread', 'Cellar'])
    if (width === 1280) await expect.poll(() => size()).toEqual([320, 213])
    // Others see what was saved to last, in the usual look.
    const other = await visitor({ width })
    await open(other.page, `/${username}/_saved`)
    await expect.poll(() => cardNames(other.page)).toEqual(['Cellar', 'Attic', 'Bread'])
    await other.context.close()
    await context.close()
  })
}

for (const width of flowWidths(1280)) {
  test(`ST-23 VR-15 PS-12 CA-03 at ${width} filters show one kind and are turned off when pressed again`, async () => {
    const { page, context, username, problems } = await ownerOf(everyKind, width)
    await open(page, `/${username}/_boards`)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    // There are no group boards.
    await expect.poll(() => button('Group').count()).toBe(0)
    await button('Secret').click()
    await expect.poll(() => cardNames(page), patiently).toEqual(['Secret plans'])
    await expect.poll(() => button('Secret').getAttribute('aria-pressed')).toBe('true')
    await button('Archived').click()
    await expect.poll(() => cardNames(page), patiently).toEqual(['Old flat'])
    await expect.poll(() => headings(page)).toEqual([])
    await expectAccessible(page)
    await page.reload()
    await page.waitForSelector('html[data-hydrated=true]')
    await expect.poll(() => cardNames(page)).toEqual(['Old flat'])
    await button('Archived').click()
    await expect.poll(() => cardNames(page), patiently).toHaveLength(6)
    expect(problems).toEqual([])
    await context.close()
  })

  test(`PS-10 BC-01 at ${width} the owner's overview has the first six boards and leads to all`, async () => {
    const names = ['Old flat', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Secret seven']
    const { page, context, username } = await ownerOf(names, width)
    await open(page, `/${username}/_saved`)
    await expect.poll(() => cardNames(page)).toEqual(['Secret seven', 'Six', 'Five', 'Four', 'Three', 'Two'])
    await expect.poll(() => headings(page)).toEqual([])
    await page.getByRole('link', { name: 'Show all boards' }).click()
    await expect.poll(() => cardNames(page), patiently).toHaveLength(8)
    await context.close()
  })

  test(`ST-11 at ${width} after a board is gone, the list it stood in is new and begins at its top`, async () => {
    const names = Array.from({ length: 30 }, (_, n) => `Board ${n}`)
    const { page, context, username } = await ownerOf(names, width)
    await open(page, `/${username}/_boards`)
    await expect.poll(() => namesAtEnd(page), patiently).toContain('Board 2')
    // It stands on the second page, which the list would keep.
    await page.getByRole('link', { name: /^Board 2 / }).click()
    await page.getByRole('button', { name: 'More options' }).click()
    await page.getByRole('menuitem', { name: 'Delete board' }).click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }).click()
    await heard(page, 'Board 2 was deleted')
    // The toast comes before the page gives way.
    await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === `/${username}`)
    await page.goBack()
    await page.getByRole('heading', { name: 'Boards', level: 1 }).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY), patiently).toBe(0)
    await expect.poll(() => namesAtEnd(page), patiently).toHaveLength(29)
    await expect.poll(() => cardNames(page)).not.toContain('Board 2')
    await context.close()
  })

  test(`ER-03 at ${width} a missing board is a 404 that shows other boards of the member; a hidden one is the same page`, async () => {
    const { context, username } = await ownerOf(['Attic', 'Secret plans'], width)
    const other = await visitor({ width })
    const findsOthers = async (slug: string) => {
      const answer = await other.page.goto(`/${username}/${slug}/`)
      await other.page.waitForSelector('html[data-hydrated=true]')
      expect(answer?.status()).toBe(404)
      await other.page.getByRole('heading', { name: "We couldn't find that page.", level: 1 }).waitFor()
      await other.page.getByText("But here are some of Ana Lindqvist's other boards!").waitFor()
      await expect.poll(() => cardNames(other.page)).toEqual(['Attic'])
    }
    await findsOthers('secret-plans')
    await findsOthers(randomBytes(4).toString('hex'))
    await expect.poll(() => other.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await expectAccessible(other.page)
    // Without other boards it is the page for everything that is missing.
    const lonely = await ownerOf(['Secret only'], width)
    const answer = await other.page.goto(`/${lonely.username}/secret-only/`)
    expect(answer?.status()).toBe(404)
    await expect.poll(() => other.page.getByText('other boards!').count()).toBe(0)
    for (const each of [lonely.context, other.context, context]) await each.close()
  })
}

for (const width of flowWidths(390)) {
  test(`PS-11 ST-11 at ${width} a deleted board is among the recently deleted and comes back`, async () => {
    const { page, context, username, problems } = await ownerOf(['Attic', 'Bread'], width)
    await open(page, `/${username}/attic/`)
    await page.getByRole('button', { name: 'More options' }).click()
    await page.getByRole('menuitem', { name: 'Delete board' }).click()
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL((url) => url.pathname === `/${username}` || url.pathname === `/${username}/`)
    await open(page, `/${username}/_boards`)
    await page.getByRole('heading', { name: 'Recently deleted boards' }).waitFor()
    await page.getByText('7 days left').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Restore Attic' }).click()
    await heard(page, 'Attic is back')
    await expect.poll(() => cardNames(page), patiently).toEqual(['Bread', 'Attic'])
    await expect.poll(() => page.getByText('Recently deleted boards').count(), patiently).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(problems).toEqual([])
    await context.close()
  })

  test(`CA-20 BC-04 at ${width} the list goes on by itself`, async () => {
    const names = Array.from({ length: 30 }, (_, n) => `Board ${n}`)
    const { page, context, username } = await ownerOf(names, width)
    await open(page, `/${username}/_boards`)
    await expect.poll(() => namesAtEnd(page), patiently).toHaveLength(30)
    await expect.poll(async () => new Set(await cardNames(page)).size).toBe(30)
    await context.close()
  })

  test(`PS-12 RP-02 at ${width} a profile without boards says so to its owner and to others`, async () => {
    const { page, context, username } = await ownerOf([], width)
    await open(page, `/${username}/_boards`)
    await page.getByRole('heading', { name: 'Your boards will appear here.' }).waitFor()
    await page.getByRole('link', { name: 'Create board' }).waitFor()
    await expectAccessible(page)
    await open(page, `/${username}/_self-profile/boards`)
    await page.getByRole('heading', { name: 'Find your ideas again' }).waitFor()
    await expectAccessible(page)
    const other = await visitor({ width })
    await open(other.page, `/${username}/_boards`)
    await other.page.getByRole('heading', { name: 'Ana has no boards yet.' }).waitFor()
    await expect.poll(() => other.page.getByRole('button', { name: 'Organize' }).count()).toBe(0)
    await expectAccessible(other.page)
    await other.context.close()
    await context.close()
  })
}

test('PS-11 ST-17 a board of many Pins is put away in the background, and comes back whole when that is over', async () => {
  const { page, context, username, problems } = await ownerOf(['Bread'], 1280)
  const { id: board_id } = await createBoardAs(context, 'Attic')
  const pin = await createPinAs(context, { board_id, title: 'A box' })
  for (let count = 0; count < 60; count += 1)
    await callAs(context, 'RepinResource/create', { pin_id: pin.id, board_id })
  await open(page, `/${username}/attic/`)
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Delete board' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await heard(page, 'Attic was deleted')
  await page.waitForURL((url) => url.pathname.replace(/\/$/, '') === `/${username}`)
  const other = await visitor({ width: 1280 })
  const answer = await other.page.goto(`/${username}/attic/`)
  expect(answer?.status()).toBe(404)
  await open(page, `/${username}/_boards`)
  await expect.poll(() => cardNames(page)).not.toContain('Attic')
  await page.getByText('61 Pins').waitFor()
  await expect.poll(() => page.getByText('Putting its Pins away…').count(), patiently).toBe(0)
  await page.getByRole('button', { name: 'Restore Attic' }).click()
  await heard(page, 'Attic is back')
  await expect.poll(() => cardNames(page), patiently).toContain('Attic')
  const count = async () =>
    (await readAs<{ pin_count: number }>(context, 'BoardResource/get', { username, slug: 'attic' })).pin_count
  await expect.poll(count, patiently).toBe(61)
  await open(other.page, `/${username}/attic/`)
  await other.page.getByText('61 Pins').first().waitFor()
  expect(problems).toEqual([])
  await Promise.all([context.close(), other.context.close()])
})
