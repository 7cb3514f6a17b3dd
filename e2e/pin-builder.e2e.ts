import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, flowWidths, newVisitor, open } from './support/browser.ts'
import { holdAnswers } from './support/held-answers.ts'
import { createBoardAs, signUpAs } from './support/member.ts'
import { drawPicture } from './support/pictures.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const picture = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await drawPicture() })
const shown = (page: Page) => page.locator('fieldset:not([hidden])')
const title = (page: Page) => shown(page).getByLabel('Title')
/** Pictures are decoded beside other work. */
const patient = { timeout: 45_000 }
const saved = (page: Page) => shown(page).getByText('Saved', { exact: true }).waitFor()

for (const width of flowWidths(1280)) {
  test(`PI-11 CN-19 CN-20 CN-21 at ${width} drafts are kept, meet in two tabs, are set together, cropped and scheduled`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width })
    await signUpAs(context)
    await createBoardAs(context, 'Lofts')
    await open(page, '/pin-builder/')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await picture('1.jpg'), await picture('2.jpg')])
    await title(page).fill('North window')
    // Kept with its picture: what comes later would be a change that the other page has not seen.
    await shown(page).getByRole('button', { name: 'Edit picture', disabled: false }).waitFor(patient)
    await saved(page)

    const other = await context.newPage()
    await open(other, '/pin-builder/')
    await other.getByRole('button', { name: /^Picture 1 of/ }).click()
    await expect.poll(() => title(other).inputValue()).toBe('North window')
    await title(other).fill('South window')
    await saved(other)

    await title(page).fill('West window')
    const notice = shown(page).getByRole('alert').filter({ hasText: 'changed on another page' })
    await notice.waitFor()
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Use the other' }).click()
    await expect.poll(() => title(page).inputValue()).toBe('South window')
    await other.close()

    // Both came together, so both are marked.
    const bulk = page.getByRole('region', { name: '2 selected' })
    await bulk.getByRole('button', { name: 'Board: Your profile' }).click()
    await page.getByRole('dialog', { name: 'Choose a board' }).getByRole('button', { name: 'Lofts' }).click()
    await bulk.getByRole('button', { name: 'Schedule' }).click()
    const dialog = page.getByRole('dialog', { name: 'Schedule' })
    await dialog.getByText('Time zone:').waitFor()
    await dialog.getByLabel('Day').fill('2020-01-01')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await dialog.getByText('Choose a time in the future.').waitFor()
    await expectAccessible(page)
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await dialog.getByLabel('Day').fill(tomorrow)
    await dialog.getByLabel('Time').fill('12:00')
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await saved(page)

    await shown(page).getByRole('button', { name: 'Edit picture' }).click(patient)
    const editor = page.getByRole('dialog', { name: 'Edit picture' })
    await editor.getByRole('button', { name: '1:1' }).click()
    await editor.getByRole('button', { name: 'Turn right' }).press('Enter')
    await editor.getByLabel('Straighten').press('ArrowRight')
    await expectAccessible(page)
    await editor.getByRole('button', { name: 'Done' }).click()
    await saved(page)

    await page.getByRole('button', { name: '2 scheduled' }).click()
    const scheduled = page.getByRole('dialog', { name: 'Scheduled Pins' })
    await scheduled.getByRole('button', { name: /South window/ }).waitFor()
    await scheduled.getByRole('button', { name: 'Week' }).click()
    await expectAccessible(page)
    await scheduled.getByRole('button', { name: /South window/ }).click()
    await shown(page).getByText('Comes out').waitFor()

    // What is there is there on every device; published before its time, it waits no more.
    await open(page, '/pin-builder/')
    await page.getByRole('button', { name: /^Picture 1 of \d, scheduled/ }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'South window' }).waitFor(patient)
    expect(problems).toEqual([])
    await context.close()
  })
}

test('CN-19 what is written while a draft is being kept is kept too, though its page is left at once', async () => {
  const { page, context, problems } = await newVisitor(stage, { width: 1280 })
  await signUpAs(context)
  await open(page, '/pin-builder/')
  const letGo = await holdAnswers(page, '**/v3/pin_drafts/')
  const keeping = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/v3/pin_drafts/'),
  )
  await title(page).fill('North')
  await keeping
  await title(page).fill('North window')
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  await page.waitForURL(`${stage.origin}/`)
  await letGo()
  const titles = async () => {
    const answer = await context.request.get('/v3/pin_drafts/')
    const { resource_response: said } = (await answer.json()) as { resource_response: { data: { title: string }[] } }
    return said.data.map((draft) => draft.title)
  }
  await expect.poll(titles).toEqual(['North window'])
  expect(problems).toEqual([])
  await context.close()
})
