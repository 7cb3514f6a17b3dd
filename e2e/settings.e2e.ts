import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  heard,
  heardFromToast,
  expectAccessible,
  open,
  patiently,
  type Width,
  flowWidths,
  widths,
} from './support/browser.ts'
import { button } from './support/cards.ts'
import { callAs, createBoardAs, createPinAs, readAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { drawPicture } from './support/pictures.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const person = (width: Width) => newPerson(stage, width)
const profileOf = (context: Parameters<typeof readAs>[0], id: string) =>
  readAs<{ full_name: string; about: string; image_small_url: string | null; seo_noindex_reason: string | null }>(
    context,
    'UserResource/get',
    { user_id: id },
  )

for (const width of widths) {
  test(`CR-06 at ${width} the settings lead to every page, and each is accessible in both themes`, async () => {
    const { page, context, problems } = await person(width)
    await open(page, '/settings')
    await expectBothThemesAccessible(page)
    const pages = await page.getByRole('navigation', { name: 'Settings' }).getByRole('link').all()
    const names = await Promise.all(pages.map((link) => link.innerText()))
    for (const name of names) {
      await open(page, '/settings')
      await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await expectBothThemesAccessible(page)
      if (width === 390) {
        await page.getByRole('link', { name: 'Settings', exact: true }).click()
        await page.waitForURL('**/settings')
      }
    }
    expect(problems).toEqual([])
    await context.close()
  })

  test(`CR-06 at ${width} leaving with changes asks first`, async () => {
    const { page, context } = await person(width)
    await open(page, '/settings/edit-profile/')
    await page.getByLabel('Location').fill('London')
    const away = async () => {
      if (width === 390) await page.getByRole('link', { name: 'Settings', exact: true }).click()
      else await page.getByRole('link', { name: 'Privacy and permissions' }).click()
    }
    await away()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.waitFor()
    await expectAccessible(page)
    await button(question, 'Cancel').click()
    await expect.poll(() => page.getByLabel('Location').inputValue()).toBe('London')
    await away()
    await button(question, 'Leave').click()
    await page.waitForURL(width === 390 ? '**/settings' : '**/settings/permissions')
    await context.close()
  })
}

for (const width of flowWidths(1280)) {
  test(`CR-06 at ${width} edit profile saves what changed, resets, shows errors at fields and keeps what was typed`, async () => {
    const { page, context, id, problems } = await person(width)
    await open(page, '/settings/edit-profile/')
    const save = button(page, 'Save')
    const reset = button(page, 'Reset')
    await expect.poll(async () => [await save.isDisabled(), await reset.isDisabled()]).toEqual([true, true])
    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
    await expect.poll(async () => [await save.isDisabled(), await reset.isDisabled()]).toEqual([false, false])
    await reset.click()
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).not.toBe('Ada Lovelace')
    await expect.poll(() => save.isDisabled(), patiently).toBe(true)

    await page.getByLabel('About').fill('Numbers and looms')
    await page.getByLabel('Username').fill('a b')
    await save.click()
    await expect.poll(() => page.getByLabel('Username').getAttribute('aria-invalid'), patiently).toBe('true')
    await expect.poll(() => page.getByLabel('About').inputValue()).toBe('Numbers and looms')
    await expectAccessible(page)
    await page.getByLabel('Username').fill(`ada_${id.slice(-8)}`)
    await save.click()
    await heard(page, 'Profile saved')
    await expect
      .poll(() => profileOf(context, id))
      .toMatchObject({ about: 'Numbers and looms', username: `ada_${id.slice(-8)}` })
    await expect.poll(() => save.isDisabled(), patiently).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })

  test(`CR-06 at ${width} permissions are set, and blocked people unblocked`, async () => {
    const { page, context, username, id, problems } = await person(width)
    const other = await person(width)
    await callAs(context, 'UserBlockResource/create', { blocked_user_id: other.id })
    await open(page, '/settings/permissions')
    await page.getByLabel('Hide your profile from search engines').check()
    await page.getByRole('group', { name: 'Who can message you' }).getByLabel('Nobody').check()
    await button(page, 'Save').click()
    await heardFromToast(page, 'Saved')
    await open(page, '/settings/permissions')
    await expect
      .poll(() => page.getByRole('group', { name: 'Who can message you' }).getByLabel('Nobody').isChecked())
      .toBe(true)
    await expect.poll(async () => (await profileOf(context, id)).seo_noindex_reason).toBe('hidden_by_owner')
    await button(page, /^Unblock /).click()
    await page.getByText('You haven’t blocked anyone.').waitFor()
    await open(other.page, `/${username}/`)
    await expect.poll(() => other.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    expect(problems).toEqual([])
    await Promise.all([context.close(), other.context.close()])
  })
}

for (const width of flowWidths(390)) {
  test(`CR-06 at ${width} a picture is cropped with the keyboard alone and shows in the header`, async () => {
    const { page, context, id, problems } = await person(width)
    await open(page, '/settings/edit-profile/')
    await page.getByLabel('Choose a picture').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await drawPicture({ width: 900, height: 600 }),
    })
    const dialog = page.getByRole('dialog', { name: 'Adjust your picture' })
    const frame = dialog.getByRole('group', { name: /Move it with the arrow keys/ })
    await frame.waitFor()
    await expectBothThemesAccessible(page)
    const place = () => dialog.locator('img').evaluate((img) => getComputedStyle(img).transform)
    const before = await place()
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(place, patiently).not.toBe(before)
    await dialog.getByLabel('Zoom').focus()
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(() => dialog.getByLabel('Zoom').getAttribute('aria-valuetext')).toBe('150%')
    await button(dialog, 'Save').focus()
    await page.keyboard.press('Enter')
    await heard(page, 'Picture saved')
    const { image_small_url: address } = await profileOf(context, id)
    expect(address).toMatch(/^http/)
    await expect
      .poll(() => page.locator(`header img[src="${address}"], nav img[src="${address}"]`).count(), patiently)
      .toBeGreaterThan(0)
    await button(page, 'Remove picture').click()
    await heard(page, 'Picture removed')
    await expect.poll(async () => (await profileOf(context, id)).image_small_url).toBeNull()
    expect(problems).toEqual([])
    await context.close()
  })
}

test('RP-01 CR-06 a member says which cards stand before their boards', async () => {
  const { page, context, username, problems } = await person(390)
  const board = await createBoardAs(context, 'Kitchen')
  await createPinAs(context, { board_id: board.id, title: 'A shelf' })
  const visitor = await person(1280)
  const card = (of: Page) => of.getByRole('main').getByRole('link', { name: /^All Pins/ })
  const kitchen = (of: Page) => of.getByRole('main').getByRole('link', { name: /^Kitchen/ })
  await open(visitor.page, `/${username}/_boards`)
  await card(visitor.page).waitFor()
  await open(page, '/settings/permissions')
  const [allPins, shoppingList] = [
    page.getByLabel('Show All Pins before your boards'),
    page.getByLabel('Show your shopping list before your boards'),
  ]
  await expect.poll(async () => [await allPins.isChecked(), await shoppingList.isChecked()]).toEqual([true, true])
  await allPins.uncheck()
  await shoppingList.uncheck()
  await button(page, 'Save').click()
  await heardFromToast(page, 'Saved')
  await open(page, '/settings/permissions')
  await expect.poll(async () => [await allPins.isChecked(), await shoppingList.isChecked()]).toEqual([false, false])
  await expectBothThemesAccessible(page)
  for (const place of [page, visitor.page]) {
    await open(place, `/${username}/_boards`)
    await kitchen(place).waitFor()
    await expect.poll(() => card(place).count()).toBe(0)
  }
  expect(problems).toEqual([])
  await Promise.all([context.close(), visitor.context.close()])
})

test('CR-06 whoever is signed out is asked to log in and led back', async () => {
  const { page, context } = await person(1280)
  await context.clearCookies()
  await page.goto('/settings/permissions')
  expect(new URL(page.url()).pathname).toBe('/login/')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/settings/permissions')
  await context.close()
})
