import { pinResource } from '@pinfold/contract'
import { draw, renderDrawing } from '@pinfold/demonstration/drawings'
import { expect, test } from 'vitest'
import { makeBoard, signUp, upload } from '../apps/server/test/support/people.ts'
import { TestClient } from '../apps/server/test/support/test-client.ts'
import { comeAlive, expectAccessible, newVisitor, open, patiently } from './support/browser.ts'
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
