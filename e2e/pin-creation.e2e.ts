import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signUp } from '../apps/server/test/support/people.ts'
import { TestClient } from '../apps/server/test/support/test-client.ts'
import {
  expectAccessible,
  heard,
  newVisitor,
  open,
  signUpOnPage,
  flowWidths,
  widths,
  holdNextToast,
} from './support/browser.ts'
import { callAs, createPinAs, signUpAs } from './support/member.ts'
import { drawPicture } from './support/pictures.ts'
import { setStage } from './support/stage.ts'
import { whenFound } from './support/persons.ts'

const stage = setStage()

const picture = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await drawPicture() })
const broken = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
const shown = (page: Page) => page.locator('fieldset:not([hidden])')

/** Where something stands in the document, in pixels. */
const placeOf = (what: Locator) =>
  what.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    return { left: Math.round(left), top: Math.round(top + scrollY) }
  })

async function createBoard(page: Page, name: string) {
  await open(page, '/board/create/')
  await page.getByLabel('Name').fill(name)
  await page.getByRole('form', { name: 'Create board' }).getByRole('button', { name: 'Create', exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

for (const width of flowWidths(1280)) {
  test(`PS-15 ST-21 VR-03 CR-03 ER-04 at ${width} the Website door checks the link and leads to the pin builder`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width })
    await signUpOnPage(page)
    await createBoard(page, 'Reading')
    await page.getByRole('button', { name: 'Board Actions' }).click()
    await page.getByRole('menuitem', { name: 'Pin', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Add a Pin or section' })
    await menu.getByRole('button', { name: 'Section' }).waitFor()
    await menu.getByRole('button', { name: 'Website' }).click()
    await expectAccessible(page)
    await menu.getByLabel('Website', { exact: true }).fill('two words')
    await menu.getByRole('button', { name: 'Next' }).click()
    const wrong = menu.getByRole('button', { name: 'Oops! Please enter a valid URL.' })
    await wrong.click()
    await wrong.waitFor({ state: 'detached' })
    await menu.getByRole('button', { name: 'Next' }).click()
    await wrong.waitFor()
    await menu.getByLabel('Website', { exact: true }).fill('example.org/chairs')
    await wrong.waitFor({ state: 'detached' })
    await menu.getByRole('button', { name: 'Next' }).click()
    await page.waitForURL('**/pin-builder/')
    // Nothing answers there; the link is kept for a picture of one's own.
    await page.getByRole('button', { name: 'Add a picture' }).click()
    await page.getByRole('button', { name: 'Board: Reading' }).waitFor()
    await expect.poll(() => page.getByLabel('Link').inputValue()).toBe('example.org/chairs')
    expect(problems).toEqual([])
    await context.close()
  })

  test(`CR-02 CN-19 at ${width} what was written is kept as a draft when the page is left`, async () => {
    const { page, context } = await newVisitor(stage, { width })
    await signUpOnPage(page)
    await open(page, '/pin-creation-tool/')
    await page.getByLabel('Title').fill('Not yet')
    await page.getByLabel('Show similar products').uncheck()
    await page.getByRole('link', { name: 'Home' }).first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect
      .poll(async () => {
        await open(page, '/pin-creation-tool/')
        return page.getByRole('button', { name: 'Picture 1 of 2, no picture yet' }).count()
      })
      .toBe(1)
    await page.getByRole('button', { name: 'Picture 1 of 2, no picture yet' }).click()
    await expect.poll(() => shown(page).getByLabel('Title').inputValue()).toBe('Not yet')
    await expect.poll(() => shown(page).getByLabel('Show similar products').isChecked()).toBe(false)
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`CR-02 CN-22 at ${width} who chooses no board publishes to the profile with a mention and a product, and is told so`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width })
    const { username } = await signUpAs(context)
    const ben = await signUp({ client: () => new TestClient(stage.origin) }, { fullName: 'Ben Weaver' })
    const vase = await createPinAs(context, { title: 'Ash vase' })
    await callAs(context, 'PinResource/update', { id: vase.id, price_value: '8', price_currency: 'EUR' })
    await whenFound({ context }, ben.member.username.slice(0, -1), ben.member.username)
    await open(page, '/pin-creation-tool/')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('1.jpg'))
    await page.getByLabel('Title').fill('On my own')
    const description = page.getByLabel('Description')
    await description.fill(`Woven by @${ben.member.username.slice(0, -1)}`)
    await page.getByRole('option', { name: /Ben Weaver/ }).waitFor()
    await description.press('Enter')
    await expect.poll(() => description.inputValue()).toBe(`Woven by @${ben.member.username} `)
    await page.getByText('Products on the picture').click()
    await page.getByRole('button', { name: 'Ash vase · €8.00' }).click()
    await page.getByRole('button', { name: /^Ash vase: 50% from the left/ }).press('Shift+ArrowDown')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Board: Your profile' }).click()
    await page.getByRole('dialog', { name: 'Choose a board' }).getByRole('button', { name: 'Save to profile' }).click()
    await holdNextToast(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Saved to your profile' })
    await page.getByRole('heading', { level: 1, name: 'On my own' }).waitFor()
    await page.getByRole('link', { name: `@${ben.member.username}` }).waitFor()
    await page.getByRole('button', { name: 'Show Ash vase' }).waitFor()
    await toast.getByRole('link', { name: 'View' }).click()
    await page.waitForURL((url) => url.pathname.startsWith(`/${username}/`))
    await page.getByRole('main').getByRole('link', { name: 'On my own' }).first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test(`CR-02 PS-15 VR-04 at ${width} several pictures at once: one is refused, the others are published with their words`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width })
    await signUpOnPage(page)
    await createBoard(page, 'Walls')
    await page.getByRole('button', { name: 'Board Actions' }).click()
    await page.getByRole('menuitem', { name: 'Pin', exact: true }).click()
    const door = page.getByRole('dialog').getByLabel('Photo')
    await expect.poll(() => door.getAttribute('accept')).toBe('image/*')
    await door.setInputFiles([await picture('1.jpg'), broken('2.jpg'), await picture('3.jpg')])
    await page.waitForURL('**/pin/create/uploaded/')
    await page.getByRole('button', { name: 'Picture 2 of 3, needs another look' }).waitFor()
    await shown(page).getByLabel('Title').fill('North wall')
    await page.getByRole('button', { name: 'Picture 3 of 3' }).click()
    await shown(page).getByLabel('Title').fill('South wall')
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Publish 3 Pins' }).click()
    await shown(page).getByText('Invalid Image').waitFor()
    await page.getByRole('button', { name: 'Picture 1 of 3' }).click()
    await expect.poll(() => shown(page).getByLabel('Title').inputValue()).toBe('North wall')
    await page.getByRole('button', { name: 'Picture 2 of 3' }).click()
    await page.getByRole('button', { name: 'Remove this picture' }).click()
    await page.getByRole('button', { name: 'Publish 2 Pins' }).click()

    await heard(page, '2 Pins saved to Walls')
    await page.getByRole('heading', { level: 1, name: 'Walls' }).waitFor()
    const wall = page.getByRole('list', { name: 'Pins on Walls' })
    await wall.getByRole('link', { name: 'North wall' }).waitFor()
    await wall.getByRole('link', { name: 'South wall' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of widths) {
  test(`CR-02 at ${width} nothing moves from under the hand while a draft is begun and kept`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width })
    await signUpAs(context)
    await open(page, '/pin-creation-tool/')
    const title = shown(page).getByLabel('Title')
    const publish = page.getByRole('button', { name: 'Publish' })
    const places = () => Promise.all([placeOf(title), placeOf(publish)])
    const before = await places()
    await title.fill('Still')
    await expect.poll(() => title.inputValue()).toBe('Still')
    await expect.poll(places).toEqual(before)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await picture('still.jpg'))
    await shown(page)
      .getByRole('img', { name: 'Preview of your Pin' })
      .evaluate((image: HTMLImageElement) => image.decode())
    const chosen = await places()
    await page.getByText('Picture uploaded').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Duplicate', disabled: false }).waitFor()
    await shown(page).getByRole('button', { name: 'Edit picture', disabled: false }).waitFor()
    await shown(page).getByText('Saved', { exact: true }).waitFor()
    await expect.poll(places).toEqual(chosen)
    expect(problems).toEqual([])
    await context.close()
  })
}
