import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { filmVideo } from '../apps/server/test/pin-kinds/film-video.ts'
import {
  expectAccessible,
  expectBothThemesAccessible,
  flowWidths,
  newVisitor,
  open,
  patiently,
} from './support/browser.ts'
import { callAs, createBoardAs, createPinAs, readAs, signUpAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { unreadableOverPictures } from './support/over-pictures.ts'
import { drawPicture } from './support/pictures.ts'
import { setStage, startBeside } from './support/stage.ts'

const stage = setStage()

interface Story {
  readonly title: string
  readonly is_comments_allowed: boolean
  readonly board: { readonly name: string } | null
  readonly story_pin_data: {
    readonly page_count: number
    readonly pages: readonly { readonly blocks: readonly { readonly type: string; readonly text?: string }[] }[]
  }
}

const picture = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await drawPicture() })
const pages = (page: Page) => page.getByRole('list', { name: 'Pages' })
const tile = (page: Page, name: string | RegExp) => pages(page).getByRole('button', { name })
const heading = (page: Page) => page.getByLabel('Heading on this page')

async function chooseBoard(page: Page, name: string) {
  await page.getByRole('button', { name: /^Board:/ }).click()
  await page.getByRole('dialog', { name: 'Choose a board' }).getByRole('button', { name }).first().click()
}

async function write(field: Locator, text: string) {
  await field.fill(text)
  await expect.poll(() => field.inputValue(), patiently).toBe(text)
}

for (const width of flowWidths(1280)) {
  test(`CR-04 PS-14 at ${width} the create menu leads to the story builder`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width })
    await signUpAs(context)
    await open(page, '/')
    await page.getByRole('button', { name: 'Create', exact: true }).filter({ visible: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Story Pin' }).click()
    await page.waitForURL('**/idea-pin-builder/')
    await page.getByRole('heading', { level: 1, name: 'Create story Pin' }).waitFor()
    // PS-22: what a newcomer should know is said once.
    await page.getByText('The first page is the cover. Move pages to change it.').waitFor()
    await expectBothThemesAccessible(page)
    await open(page, '/idea-pin-builder/')
    await tile(page, 'Add a text page').click()
    await tile(page, 'Page 2 of 2').waitFor()
    await expectBothThemesAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })

  test(`PI-10 at ${width} what is missing is said at its page, and nothing typed is lost`, async () => {
    const { page, context, problems } = await newPerson(stage, width)
    await createBoardAs(context, 'Kitchen')
    await open(page, '/idea-pin-builder/')
    await write(page.getByLabel('Title'), 'Bread')
    await write(page.getByLabel('Link'), 'javascript:alert(1)')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('The first page is the cover: choose a picture for it.').waitFor()
    await tile(page, 'Page 1 of 1, cover, needs another look').waitFor()
    await expectAccessible(page)
    await page.getByLabel('Choose a picture or video, or drop it here').setInputFiles(await picture('1.jpg'))
    await tile(page, 'Page 1 of 1, cover').waitFor()
    await tile(page, 'Add a text page').click()
    await chooseBoard(page, 'Kitchen')
    await tile(page, 'Page 1 of 2, cover').click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Add a picture or text to this page, or remove it.').waitFor()
    await page.getByRole('button', { name: 'Take page 2 out' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Must be a web address that starts with http or https.').waitFor()
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Bread')
    await expect.poll(() => page.getByLabel('Link').inputValue()).toBe('javascript:alert(1)')
    await write(page.getByLabel('Link'), 'example.org/bread')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.waitForURL(/\/pin\/\d+\//)
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`PI-10 CR-04 CN-25 at ${width} pages are filled, with a product, moved by keys and buttons, and published as one Pin`, async () => {
    const { page, context, problems } = await newPerson(stage, width)
    await createBoardAs(context, 'Kitchen')
    const tin = await createPinAs(context, { title: 'Loaf tin' })
    await callAs(context, 'PinResource/update', { id: tin.id, price_value: '12', price_currency: 'EUR' })
    await open(page, '/idea-pin-builder/')
    await page
      .getByLabel('Choose a picture or video, or drop it here')
      .setInputFiles([await picture('1.jpg'), await picture('2.jpg')])
    await tile(page, 'Page 2 of 2').waitFor()
    await write(heading(page), 'Knead')
    await tile(page, 'Page 2 of 2').click()
    await write(heading(page), 'Bake')
    await page.getByText('Products on the picture').click()
    await page.getByRole('button', { name: 'Loaf tin · €12.00' }).click()
    await page.getByRole('button', { name: /^Loaf tin: 50% from the left/ }).press('Shift+ArrowUp')
    await tile(page, 'Add a text page').click()
    await write(page.getByLabel('Text on this page'), 'Let it cool.')
    await tile(page, 'Page 3 of 3').focus()
    await page.keyboard.press('Alt+ArrowLeft')
    await page.getByText('Moved to page 2 of 3').waitFor()
    await expect.poll(() => tile(page, 'Page 2 of 3').getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Move page 2 later' }).click()
    await page.getByText('Moved to page 3 of 3').waitFor()
    await tile(page, 'Page 2 of 3').click()
    await page.getByRole('button', { name: 'Move page 2 earlier' }).click()
    await tile(page, 'Page 1 of 3, cover').click()
    await expect.poll(() => heading(page).inputValue()).toBe('Bake')
    await write(page.getByLabel('Title'), 'Bread')
    await page.getByLabel('Let people comment').uncheck()
    await chooseBoard(page, 'Kitchen')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.waitForURL(/\/pin\/\d+\//)
    await page.getByRole('heading', { name: 'Bread' }).waitFor()
    const id = /\/pin\/(\d+)\//.exec(page.url())?.[1]
    const pin = await readAs<Story>(context, 'PinResource/get', { id })
    expect(pin).toMatchObject({ title: 'Bread', is_comments_allowed: false, board: { name: 'Kitchen' } })
    expect(pin.story_pin_data.pages.map(({ blocks }) => blocks.map(({ type, text }) => text ?? type))).toEqual([
      ['story_pin_image_block', 'Bake'],
      ['story_pin_image_block', 'Knead'],
      ['Let it cool.'],
    ])
    await page.getByRole('button', { name: 'Show Loaf tin' }).click()
    await page.getByRole('link', { name: 'Loaf tin €12.00' }).waitFor()
    await expectAccessible(page)
    // Words and signs on a page are read over any picture.
    await expect.poll(() => unreadableOverPictures(page)).toEqual([])
    // It may stand on another page later.
    await page.getByRole('button', { name: 'More options' }).first().click()
    await page.getByRole('menuitem', { name: 'Edit Pin' }).click()
    const form = page.getByRole('form', { name: 'Edit Pin' })
    await form.getByRole('button', { name: 'Remove Loaf tin' }).click()
    await form.getByText('Products on page 2').click()
    const second = form.getByRole('group').filter({ hasText: 'Products on page 2' })
    await second.getByRole('button', { name: 'Loaf tin · €12.00' }).click()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    const changed = await readAs<{ product_tags: unknown }>(context, 'PinResource/get', { id })
    expect(changed.product_tags).toMatchObject([{ page: 1, pin: { id: tin.id } }])
    // The draft has become the Pin.
    await open(page, '/idea-pin-builder/')
    await tile(page, 'Page 1 of 1, cover').waitFor()
    await expect.poll(() => page.getByText('We restored').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
}

test('PI-10 CR-04 a draft is kept on the device with its pictures, brought back, and thrown away on demand', async () => {
  const { page, context, problems } = await newPerson(stage, 1280)
  await createBoardAs(context, 'Kitchen')
  await open(page, '/idea-pin-builder/')
  await page.getByLabel('Choose a picture or video, or drop it here').setInputFiles(await picture('1.jpg'))
  await write(heading(page), 'Knead')
  await write(page.getByLabel('Title'), 'Bread')
  await chooseBoard(page, 'Kitchen')
  await page.getByRole('button', { name: 'Board: Kitchen' }).waitFor()
  await page.getByText('Draft saved on this device').waitFor()
  await page.reload()
  await page.getByText('We restored the draft you started on this device.').waitFor()
  await expect.poll(() => heading(page).inputValue()).toBe('Knead')
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Bread')
  await page.getByRole('button', { name: 'Board: Kitchen' }).waitFor()
  await page.getByText('Picture uploaded').waitFor({ state: 'attached' })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.poll(() => heading(page).inputValue()).toBe('')
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('')
  await open(page, '/idea-pin-builder/')
  await tile(page, 'Page 1 of 1, cover').waitFor()
  await expect.poll(() => page.getByText('We restored').count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('PI-10 a page takes a video, with a picture that stands for it', async () => {
  const { page, context } = await newPerson(stage, 1280)
  await createBoardAs(context, 'Kitchen')
  await open(page, '/idea-pin-builder/')
  await page
    .getByLabel('Choose a picture or video, or drop it here')
    .setInputFiles({ name: 'bread.mp4', mimeType: 'video/mp4', buffer: await filmVideo('mp4') })
  await write(page.getByLabel('Title'), 'Bread')
  await chooseBoard(page, 'Kitchen')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  // The video is made ready first, on a machine that may have other work.
  await page.waitForURL(/\/pin\/\d+\//, { timeout: 60_000 })
  const id = /\/pin\/(\d+)\//.exec(page.url())?.[1]
  const pin = await readAs<Story>(context, 'PinResource/get', { id })
  expect(pin.story_pin_data.pages[0]?.blocks.map(({ type }) => type)).toEqual(['story_pin_video_block'])
  await context.close()
})

test('CR-04 visitors are asked to log in first', async () => {
  const { page, context } = await newVisitor(stage, { width: 1280, isPerson: true })
  await page.goto('/idea-pin-builder/')
  await page.waitForURL('**/login/?next=**')
  await context.close()
})

test('CR-04 the flag moves the builder to its other address', async () => {
  const moved = await startBeside({ EXPERIMENTS: 'story_pin_tool=enabled' })
  const { page, context, problems } = await newVisitor(moved, { width: 1280 })
  await signUpAs(context)
  await open(page, '/')
  await page.getByRole('button', { name: 'Create' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Story Pin' }).click()
  await page.waitForURL('**/pin-creation-tool/')
  await page.getByRole('heading', { level: 1, name: 'Create story Pin' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
