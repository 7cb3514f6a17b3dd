import { aggregatedCommentResource, pinResource, storyPinResource } from '@pinfold/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { animation } from '../apps/server/test/media/picture-files.ts'
import { makeBoard, savePin, signUp, upload } from '../apps/server/test/support/people.ts'
import { TestClient } from '../apps/server/test/support/test-client.ts'
import { comeAlive, expectAccessible, layoutShifts, newVisitor, open } from './support/browser.ts'
import { signUpAs } from './support/member.ts'
import { drawPicture } from './support/pictures.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()
const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A pin with others on its board and more comments than stand beside its picture. */
async function makeTalkedAboutPin() {
  const ana = await signUp({ client: () => new TestClient(stage.origin) }, { fullName: 'Ana Lima' })
  const board = await makeBoard(ana, 'Chairs')
  const makePin = async (title: string) => {
    const { id } = await upload(ana, await drawPicture({ width: 600, height: 900 }))
    return ana.ask(pinResource.create, { upload_id: id, board_id: board.id, title })
  }
  // Other files’ pins stand beside it, too.
  await makePin('Elm bench')
  const pin = await makePin('Oak chair')
  for (const word of words) await ana.ask(aggregatedCommentResource.create, { pinId: pin.id, text: `Word ${word}` })
  return pin
}

/** Sent comments wait until what this answers is called. */
async function holdComments(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/AggregatedCommentResource/create/', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test('BC-10 on a wide window the picture is large, others stand beside it, and one’s own comment is seen', async () => {
  const pin = await makeTalkedAboutPin()
  const { page, context, problems } = await newVisitor(stage, { width: 1280 })
  await signUpAs(context)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `/pin/${pin.id}/`)
  await expect.poll(async () => (await boxOf(page, 'article[data-shape]')).width).toBe(1016)
  await expect.poll(async () => (await boxOf(page, 'article[data-shape] img')).height).toBe(720)
  const picture = await boxOf(page, 'article[data-shape] img')
  const beside = page.getByRole('link', { name: 'Elm bench', exact: true }).first()
  await beside.waitFor()
  await expect.poll(async () => (await beside.boundingBox())?.y).toBeLessThan(800)
  await expect.poll(async () => (await beside.boundingBox())?.x).toBeGreaterThan(1016)

  await page.getByRole('button', { name: 'Show more comments' }).click()
  await page.getByText('Word one').scrollIntoViewIfNeeded()
  const field = page.getByLabel('Add a comment')
  const bottomOfField = async () => {
    const box = await field.boundingBox()
    return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)
  }
  await expect.poll(bottomOfField).toBeLessThan(picture.y + picture.height)
  await field.fill('And mine')
  const answer = await holdComments(page)
  await field.press('Enter')
  // It stands there before the server has answered, so that nothing moves when it does.
  await expect
    .poll(() =>
      page
        .getByText('And mine')
        .boundingBox()
        .then((box) => box?.height),
    )
    .toBeGreaterThan(0)
  await expect.poll(() => field.inputValue()).toBe('')
  answer()
  const mine = page.getByRole('article').filter({ hasText: 'And mine' }).last()
  await mine.waitFor()
  await expect.poll(async () => (await mine.boundingBox())?.y).toBeGreaterThan(picture.y)
  await mine.getByRole('button', { name: /^Like the comment/ }).click()
  await mine.getByRole('button', { name: /, 1$/ }).waitFor()
  await expectAccessible(page, ['label-content-name-mismatch'])
  await expect.poll(() => layoutShifts(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('a closeup’s picture is looked at over the whole screen, with wheel, keys and double taps', async () => {
  const pin = await makeTalkedAboutPin()
  const { page, context, problems } = await newVisitor(stage, { width: 390 })
  await open(page, `/pin/${pin.id}/`)
  const opener = page.getByRole('button', { name: /View full screen$/ })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Oak chair, full screen' })
  const picture = dialog.getByRole('img')
  const widthNow = async () => (await picture.boundingBox())?.width ?? 0
  await expect.poll(widthNow).toBe(390)
  const grown = async () => Math.round(((await widthNow()) / 390) * 100) / 100
  await expectAccessible(page)
  await page.keyboard.press('+')
  await expect.poll(grown).toBe(1.5)
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(grown).toBe(2.25)
  await page.keyboard.press('0')
  await expect.poll(grown).toBe(1)
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, -300)
  await expect.poll(grown).toBe(1.82)
  await page.keyboard.press('0')
  await expect.poll(grown).toBe(1)
  await picture.dblclick()
  await expect.poll(grown).toBe(2.5)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('a visitor opens the boards that a picture was also saved to, tries again what did not come, and goes to one', async () => {
  const pin = await makeTalkedAboutPin()
  const ben = await signUp({ client: () => new TestClient(stage.origin) }, { fullName: 'Ben Okafor' })
  const board = await makeBoard(ben, 'For the garden')
  const { page, context, problems } = await newVisitor(stage, { width: 390, isPerson: true })
  await open(page, `/pin/${pin.id}/`)
  const opener = page.getByRole('button', { name: 'Also saved to' })
  const dialog = page.getByRole('dialog', { name: 'Also saved to' })
  await opener.click()
  await dialog.getByRole('heading', { name: 'On no other board yet' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)

  await savePin(ben, pin.id, board.id)
  const list = '**/AlsoSavedToResource/get/**'
  await page.route(list, (route) => route.fulfill({ status: 500, body: 'no' }))
  await opener.click()
  await dialog.getByRole('heading', { name: 'These boards didn’t load.' }).waitFor()
  await page.unroute(list)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const row = dialog.getByRole('link', { name: 'For the garden Ben Okafor' })
  await row.waitFor()
  await expectAccessible(page)
  await row.click()
  await page.getByRole('heading', { level: 1, name: 'For the garden' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

/** A board with one picture that moves, alone or as a page of a story. */
async function makeMovingPin(kind: 'picture' | 'story') {
  const ana = await signUp({ client: () => new TestClient(stage.origin) })
  const board = await makeBoard(ana, `Moving ${kind}`)
  const film = await animation(120, 160, ['red', 'lime'])
  const { id } = await upload(ana, await film.gif({ delay: [200, 200], loop: 0 }).toBuffer())
  const pages = [{ blocks: [{ type: 'story_pin_image_block', upload_id: id }] }]
  const words = { board_id: board.id, title: `A ${kind} that moves` }
  const pin =
    kind === 'picture'
      ? await ana.ask(pinResource.create, { upload_id: id, ...words })
      : await ana.ask(storyPinResource.create, { story_pin: JSON.stringify({ pages }), ...words })
  return { board, pin }
}

test.each(['picture', 'story'] as const)(
  'CN-25 an animated %s plays under the pointer and on its page until it is stopped, and stands still where somebody wishes so',
  async (kind) => {
    const { board, pin } = await makeMovingPin(kind)
    const { page, context, problems } = await newVisitor(stage, { width: 1280, isPerson: true })
    // Only the picture as it came moves.
    const moving = page.locator('article img[src$=".gif"]').filter({ visible: true })
    await open(page, board.url)
    await comeAlive(page)
    await page
      .getByRole('link', { name: `A ${kind} that moves` })
      .first()
      .waitFor()
    await expect.poll(() => moving.count()).toBe(0)
    await page.getByRole('main').locator('article').first().hover()
    await expect.poll(() => moving.count()).toBe(1)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => moving.count()).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, `/pin/${pin.id}/`)
    const shown = page.locator('article[data-shape] img[src$=".gif"]').filter({ visible: true })
    await expect.poll(() => shown.count()).toBe(1)
    await page.getByRole('button', { name: 'Pause the animation' }).click()
    await expect.poll(() => shown.count()).toBe(0)
    await page.getByRole('button', { name: 'Play the animation' }).click()
    await expect.poll(() => shown.count()).toBe(1)
    await expectAccessible(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => shown.count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  },
)
