import { pinResource, storyPinResource } from '@pinfold/contract'
import { draw, renderDrawing } from '@pinfold/demonstration/drawings'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { animation } from '../apps/server/test/media/picture-files.ts'
import { filmVideo, uploadVideo } from '../apps/server/test/pin-kinds/film-video.ts'
import { makeBoard, signUp, upload } from '../apps/server/test/support/people.ts'
import { TestClient } from '../apps/server/test/support/test-client.ts'
import { comeAlive, expectAccessible, newVisitor, open, patiently, widths } from './support/browser.ts'
import { signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({ VISUAL_SEARCH: 'on' })

const drawn = async (family: string, index: number) => (await renderDrawing(draw(family, index))).bytes

test('DI-05 from a Pin to what looks like a part of its picture, by hand and by keys, and back; then by a photo of one’s own', async () => {
  const { page, context, problems } = await newVisitor(stage, { width: 1280 })
  await signUpAs(context)
  const ana = await signUp({ client: () => new TestClient(stage.origin) })
  const board = await makeBoard(ana, 'Beasts')
  const makePin = async (title: string, bytes: Buffer) =>
    ana.ask(pinResource.create, { upload_id: (await upload(ana, bytes)).id, board_id: board.id, title })
  const photo = await drawn('animals', 4)
  const fox = await makePin('Paper beast', photo)
  await makePin('Other beast', await drawn('animals', 12))
  await makePin('Bread on a table', await drawn('still-lifes', 2))

  await open(page, `/pin/${fox.id}/`)
  await page.getByRole('link', { name: 'Search image' }).click()
  await page.getByRole('heading', { name: 'Search by picture' }).waitFor()
  const results = page.getByRole('link', { name: 'Other beast' })
  // The worker looks at new pictures after they were saved.
  await expect
    .poll(async () => {
      await page.reload()
      return results.first().isVisible()
    }, patiently)
    .toBe(true)
  await comeAlive(page)
  const frame = page.getByRole('button', { name: /^Searched part of the picture/ })
  const before = await frame.boundingBox()
  const corner = { x: (before?.x ?? 0) + (before?.width ?? 0) - 10, y: (before?.y ?? 0) + (before?.height ?? 0) - 10 }
  await page.mouse.move(corner.x, corner.y)
  await page.mouse.down()
  await page.mouse.move(corner.x - 120, corner.y - 120, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => new URL(page.url()).searchParams.get('w')).not.toBe(null)
  const { searchParams } = new URL(page.url())
  expect(Number(searchParams.get('w'))).toBeLessThan(900)
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).searchParams.get('x')).toBe('20')
  await page.reload()
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeLessThan(before?.width ?? 0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Whole picture' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('w')).toBe('1000')
  await page.goBack()
  await page.getByRole('heading', { name: 'Paper beast' }).waitFor()

  await page.getByRole('link', { name: 'Search by photo' }).first().click()
  await page.getByRole('heading', { name: 'Search by photo' }).waitFor()
  await page.getByLabel('Choose a photo').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('img', { name: 'Your photo' }).waitFor()
  await page.getByRole('link', { name: 'Paper beast' }).first().waitFor()
  await expectAccessible(page)
  await page
    .getByLabel('Choose another photo')
    .setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') })
  await page.getByText('We couldn’t read that file.').waitFor()
  expect(problems).toEqual([])
})

/** Where it is; of a film the strip at its lower edge where browsers put their controls. */
async function placeOf(thing: Locator) {
  await thing.waitFor()
  const box = (await thing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const isFilm = await thing.evaluate((element) => element instanceof HTMLVideoElement)
  return isFilm ? { ...box, y: box.y + box.height - 72, height: 72 } : box
}

async function expectApart(things: readonly Locator[]): Promise<void> {
  const boxes = await Promise.all(things.map(placeOf))
  const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const))
  for (const [one, other] of pairs) {
    const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x
    const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y
    expect({ one, other, isApart: isBeside || isAbove }).toMatchObject({ isApart: true })
  }
}

test('DI-05 CN-25 LA-03 the search by a Pin’s picture lies neither on the words of a story, nor on what stops a movement, nor on the controls of a film', async () => {
  const ana = await signUp({ client: () => new TestClient(stage.origin) })
  const film = await animation(800, 600, ['navy', 'maroon'])
  const moves = async () => (await upload(ana, await film.gif({ delay: [100, 100], loop: 0 }).toBuffer())).id
  const picture = await ana.ask(pinResource.create, { upload_id: await moves() })
  const words = { type: 'story_pin_heading_block', text: 'Everything that has to be done before the first frost comes' }
  const blocks = [{ type: 'story_pin_image_block', upload_id: await moves() }, words]
  const story = await ana.ask(storyPinResource.create, { story_pin: JSON.stringify({ pages: [{ blocks }] }) })
  const [video, cover] = [await uploadVideo(ana, await filmVideo()), await upload(ana, await drawn('animals', 7))]
  const clip = await ana.ask(pinResource.create, { upload_id: video.id, cover_upload_id: cover.id })
  for (const width of widths) {
    const { page, context, problems } = await newVisitor(stage, { width, isPerson: true })
    const search = page.getByRole('link', { name: 'Search image' })
    const pause = page.getByRole('button', { name: 'Pause the animation' })
    await open(page, `/pin/${picture.id}/`)
    await expectApart([search, pause, page.getByRole('button', { name: 'View full screen' }).locator('svg')])
    await open(page, `/pin/${story.id}/`)
    await expectApart([search, pause, page.getByText(words.text)])
    await expectAccessible(page)
    await open(page, `/pin/${clip.id}/`)
    await expectApart([search, page.locator('video[controls]')])
    expect(problems).toEqual([])
    await context.close()
  }
})
