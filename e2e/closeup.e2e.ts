import { aggregatedCommentResource, pinResource, searchResource, type OptionsInput } from '@pinfold/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeBoard, signUp, upload } from '../apps/server/test/support/people.ts'
import { TestClient } from '../apps/server/test/support/test-client.ts'
import { expectAccessible, newVisitor, open, signUpOnPage, flowWidths, heard } from './support/browser.ts'
import { drawPicture } from './support/pictures.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const newMember = (fullName: string) => signUp({ client: () => new TestClient(stage.origin) }, { fullName })

async function makePin(
  client: Awaited<ReturnType<typeof newMember>>,
  boardId: string,
  words: Partial<OptionsInput<typeof pinResource.create>> & { title: string },
  size: { width: number; height: number } = { width: 480, height: 640 },
) {
  const { id } = await upload(client, await drawPicture(size))
  return client.ask(pinResource.create, { upload_id: id, board_id: boardId, ...words })
}

const widthOf = async (page: Page, selector: string) =>
  Math.round((await page.locator(selector).first().boundingBox())?.width ?? 0)

test('PI-01 BC-10 the closeup shows the pin whole, at the width its picture asks for', async () => {
  const ana = await newMember('Ana Lima')
  const board = await makeBoard(ana, 'Chairs')
  const words = { title: 'Oak chair', description: 'Three legs are enough.', link: 'https://example.org/oak' }
  const tall = await makePin(ana, board.id, words, { width: 600, height: 900 })
  const wide = await makePin(ana, board.id, { title: 'Bench' }, { width: 900, height: 700 })
  const panorama = await makePin(ana, board.id, { title: 'Long bench' }, { width: 1200, height: 500 })
  const { page, context, problems } = await newVisitor(stage, { width: 1280 })
  for (const [pin, whole] of [
    [tall, 1016],
    [wide, 1176],
    [panorama, 1176],
  ] as const) {
    await open(page, `/pin/${pin.id}/`)
    await expect.poll(() => widthOf(page, 'article[data-shape]'), { message: pin.title }).toBe(whole)
    await expectAccessible(page)
  }
  await open(page, `/pin/${tall.id}/`)
  // 80% of the window's height, of which a picture of 2 to 3 has two thirds in width.
  await expect.poll(() => widthOf(page, 'article[data-shape] img')).toBe(427)
  await page.getByRole('heading', { level: 1, name: 'Oak chair' }).waitFor()
  await page.getByText('Three legs are enough.').waitFor()
  const source = page.getByRole('link', { name: /example\.org/ }).first()
  await expect.poll(() => source.getAttribute('href')).toBe('https://example.org/oak')
  await page.getByRole('link', { name: 'Ana Lima' }).first().waitFor()
  await page.getByRole('button', { name: 'Follow Ana Lima' }).waitFor()
  await page.getByRole('list', { name: 'More from Chairs' }).getByRole('link', { name: 'Bench', exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

for (const width of flowWidths(390)) {
  test(`PI-07 BC-03 at ${width} comments: five at first, more, write with a mention, answer, like, edit, delete`, async () => {
    const ana = await newMember('Ana Lima')
    const ben = await newMember('Ben Okafor')
    const board = await makeBoard(ana, 'Talk')
    const pin = await makePin(ana, board.id, { title: 'Blue door' })
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six', 'seven'])
      await ben.ask(aggregatedCommentResource.create, { pinId: pin.id, text: `Word ${text}` })
    const { page, context, problems } = await newVisitor(stage, { width })
    await signUpOnPage(page)
    await open(page, `/pin/${pin.id}/`)
    const section = page.getByRole('region', { name: '7 comments' })
    await section.waitFor()
    await expect.poll(() => section.getByText(/^Word|Ben Okafor Word/).count()).toBe(5)
    await section.getByRole('button', { name: 'Show more comments' }).click()
    await section.getByText('Word one').waitFor()

    const field = page.getByLabel('Add a comment')
    await field.fill(`Hello @${ben.member.username.slice(0, 6)}`)
    await page.getByRole('option', { name: /Ben Okafor/ }).waitFor()
    await field.press('Enter')
    await expect.poll(() => field.inputValue()).toBe(`Hello @${ben.member.username} `)
    await expectAccessible(page)
    await field.press('Enter')
    await page.getByRole('region', { name: '8 comments' }).waitFor()
    const mine = page.getByRole('article', { name: /^Comment by m/ }).filter({ hasText: 'Hello' })
    await mine.getByRole('link', { name: `@${ben.member.username}` }).waitFor()

    const others = page.getByRole('article', { name: 'Comment by Ben Okafor' }).filter({ hasText: 'Word seven' })
    await others.getByRole('button', { name: 'Like the comment by Ben Okafor' }).click()
    await others.getByText('1', { exact: true }).waitFor()
    await others.getByRole('button', { name: 'Reply' }).click()
    await page.getByLabel('Reply to Ben Okafor').fill('So true')
    await page.getByLabel('Reply to Ben Okafor').press('Enter')
    await page.getByRole('region', { name: '9 comments' }).waitFor()

    await mine.getByRole('button', { name: /^Options for the comment/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await page.getByLabel('Edit your comment').fill('Goodbye')
    await page.getByLabel('Edit your comment').press('Enter')
    const edited = page.getByRole('article', { name: /^Comment by m/ }).filter({ hasText: 'Goodbye' })
    await edited.getByText('edited').waitFor()
    await edited.getByRole('button', { name: /^Options for the comment/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('region', { name: '8 comments' }).waitFor()

    await open(page, `/pin/${pin.id}/`)
    await page.getByRole('region', { name: '8 comments' }).waitFor()
    await page.getByRole('button', { name: 'View 1 reply' }).click()
    await page.getByText('So true').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(1280)) {
  test(`PI-08 at ${width} one press loves a pin, others are one press further, and own pins become favourites`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width })
    const ana = await newMember('Ana Lima')
    const pin = await makePin(ana, (await makeBoard(ana, 'Hearts')).id, { title: 'Poppy' })
    await signUpOnPage(page)
    await open(page, `/pin/${pin.id}/`)
    const answered = () => page.waitForResponse((response) => response.url().includes('/react/'))
    await Promise.all([answered(), page.getByRole('button', { name: 'Love this Pin' }).click()])
    await page.getByRole('button', { name: 'Take back “Love”' }).waitFor()
    await page.getByRole('button', { name: 'More reactions' }).click()
    await page.getByRole('button', { name: /^Thanks/ }).waitFor()
    await expectAccessible(page)
    await Promise.all([answered(), page.getByRole('button', { name: /^Thanks/ }).click()])
    await page.getByRole('button', { name: 'Take back “Thanks”' }).waitFor()
    await open(page, `/pin/${pin.id}/`)
    await page.getByRole('group', { name: 'Reactions' }).getByText('1').waitFor()
    await page.getByRole('button', { name: 'Take back “Thanks”' }).click()
    await page.getByRole('button', { name: 'Love this Pin' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Favorite' }).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
}

test('VR-06 ER-15 a visitor who reacts or comments is asked to log in', async () => {
  const ana = await newMember('Ana Lima')
  const pin = await makePin(ana, (await makeBoard(ana, 'Doors')).id, { title: 'Green door' })
  const { page, context } = await newVisitor(stage, { width: 1280 })
  await open(page, `/pin/${pin.id}/`)
  for (const name of ['Love this Pin', 'Log in to comment']) {
    await page.getByRole('button', { name }).click()
    const prompt = page.getByRole('dialog', { name: 'Log in to continue' })
    await prompt.waitFor()
    await page.keyboard.press('Escape')
    await prompt.waitFor({ state: 'detached' })
  }
  await context.close()
})

test('PI-07 comments that are off say so, and a report is thanked for', async () => {
  const ana = await newMember('Ana Lima')
  const ben = await newMember('Ben Okafor')
  const board = await makeBoard(ana, 'Quiet')
  const quiet = await makePin(ana, board.id, { title: 'Silence', is_comments_allowed: false })
  const loud = await makePin(ana, board.id, { title: 'Noise' })
  await ben.ask(aggregatedCommentResource.create, { pinId: loud.id, text: 'Buy things' })
  const { page, context } = await newVisitor(stage, { width: 1280 })
  await signUpOnPage(page)
  await open(page, `/pin/${quiet.id}/`)
  await page.getByText('Comments are turned off for this Pin.').waitFor()
  await open(page, `/pin/${loud.id}/`)
  await page.getByRole('button', { name: 'Options for the comment by Ben Okafor' }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const modal = page.getByRole('dialog', { name: 'Report comment' })
  await modal.getByRole('button', { name: 'Report' }).click()
  await modal.getByText('Choose a reason.').waitFor()
  await modal.getByText('Spam or misleading').click()
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Report' }).click()
  await heard(page, 'Thank you. The moderators will look at it.')
  await context.close()
})

test('PI-01 the more menu of a closeup offers what the viewer may do, and a report', async () => {
  const ana = await newMember('Ana Lima')
  const pin = await makePin(ana, (await makeBoard(ana, 'Roofs')).id, { title: 'Slate' })
  const { page, context } = await newVisitor(stage, { width: 1280 })
  await signUpOnPage(page)
  await open(page, `/pin/${pin.id}/`)
  await page.getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name: 'Report Pin' }).waitFor()
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['Save to profile', 'Download picture', 'Hide this Pin', 'Report Pin'])
  await page.getByRole('menuitem', { name: 'Report Pin' }).click()
  const modal = page.getByRole('dialog', { name: 'Report Pin' })
  await modal.getByText('Someone else’s work').click()
  await modal.getByRole('button', { name: 'Report' }).click()
  await heard(page, 'Thank you. The moderators will look at it.')
  await context.close()
})

test('CR-11 CR-12 DI-03 search finds pins, boards and people, remembers, and says when there is nothing', async () => {
  const ana = await newMember('Anabel Quist')
  const board = await makeBoard(ana, 'Lighthouses of the north')
  await makePin(ana, board.id, { title: 'Lamp on the cape', description: 'Seen from the ferry' })
  await expect.poll(async () => (await ana.ask(searchResource.get, { query: 'lamp cape' })).length).toBe(1)
  await expect
    .poll(async () => (await ana.ask(searchResource.get, { query: 'lighthouses', scope: 'boards' })).length)
    .toBe(1)
  await expect
    .poll(async () => (await ana.ask(searchResource.get, { query: 'anabel', scope: 'people' })).length)
    .toBe(1)
  const { page, context, problems } = await newVisitor(stage, { width: 1280 })
  await open(page, '/')
  await page.getByRole('combobox', { name: 'Search' }).fill('lighthouses')
  await page.getByRole('option', { name: /Lighthouses of the north/ }).waitFor()
  await expectAccessible(page)
  let letPageCome = () => {}
  const isWanted = new Promise<void>((resolve) => (letPageCome = resolve))
  await page.route(/\/search\b.*\.data/, async (route) => {
    await isWanted
    await route.continue()
  })
  const field = page.getByRole('combobox', { name: 'Search' })
  const bar = page.getByRole('search').filter({ has: field })
  await expect.poll(async () => (await bar.boundingBox())?.height).toBe(48)
  await field.fill('lamp cape')
  await page.keyboard.press('Enter')
  // Typed while the page of the search before is on its way, which must not take it away.
  await field.fill('lighth')
  letPageCome()
  await page.waitForURL((url) => url.pathname === '/search/' && url.searchParams.get('q') === 'lamp cape')
  expect(new URL(page.url()).searchParams.get('rs')).toBe('typed')
  // The address is new before the results are.
  const scope = (name: string, query: string) =>
    page.getByRole('link', { name, exact: true }).and(page.locator(`[href*="q=${query}"]`))
  await scope('Boards', 'lamp').waitFor()
  await page.getByRole('link', { name: 'Lamp on the cape' }).waitFor()
  await expect.poll(() => field.inputValue()).toBe('lighth')
  await field.fill('lighthouses')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === 'lighthouses')
  await scope('Boards', 'lighthouses').click()
  await page.waitForURL((url) => url.searchParams.get('scope') === 'boards')
  await page.getByRole('link', { name: /Lighthouses of the north/ }).waitFor()
  await expectAccessible(page)
  await page.goBack()
  await expect.poll(() => field.inputValue()).toBe('lamp cape')
  await field.fill('lightuohses')
  await page.keyboard.press('Enter')
  await page.getByText('Showing results for lighthouses. Search instead for lightuohses').waitFor()
  await page.getByRole('link', { name: 'Lamp on the cape' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Search instead for lightuohses' }).click()
  await page.waitForURL((url) => url.searchParams.get('auto_correction_disabled') === 'true')
  await page.getByText('Nothing found for “lightuohses”.').waitFor()
  await page.getByRole('combobox', { name: 'Search' }).fill('anabel')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === 'anabel')
  await scope('People', 'anabel').click()
  await page.getByRole('link', { name: /Anabel Quist/ }).waitFor()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Search' }).fill('xyzzyx')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing found for “xyzzyx”.').waitFor()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await page.getByRole('option', { name: 'lamp cape' }).waitFor()
  await expectAccessible(page)
  // One of what is remembered goes by its own button, the next one by a key.
  await page.getByTitle('Remove “anabel”').click()
  await expect.poll(() => page.getByRole('option', { name: 'anabel' }).count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect.poll(() => page.getByRole('option', { name: 'xyzzyx' }).count()).toBe(0)
  await page.getByRole('option', { name: 'lamp cape' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
