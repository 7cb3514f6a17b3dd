import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  expectAccessible,
  layoutShifts,
  newVisitor,
  open,
  patiently,
  settled,
  flowWidths,
  widths,
  heard,
} from './support/browser.ts'
import { createBoardAs, createPinAs, readAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

let boardUrl = ''
const stage = setStage()
beforeAll(async () => {
  const { context } = await newVisitor(stage, { width: 1280 })
  await signUpAs(context)
  const board = await createBoardAs(context, 'Balcony garden')
  boardUrl = board.url
  for (const title of ['Herbs', 'Tomatoes', 'Peas']) await createPinAs(context, { board_id: board.id, title })
  await context.close()
})

const newcomer = { isPerson: true, hasChosenCookies: false }
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name })
const toast = (page: Page) => page.getByText('Your cookie settings are saved')
const settings = (context: BrowserContext) => readAs<Record<string, unknown>>(context, 'UserSettingsResource/get', {})
/** Nobody is asked for more: the program shows no ads. */
const choice = (isAllowed: boolean, isCounted = false) => ({
  allow_analytic_cookies: isCounted,
  allow_marketing_cookies: false,
  allow_personalization_cookies: isAllowed,
})
const remembered = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())

for (const width of widths) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`ST-22 at ${width} in ${scheme} newcomers are asked over the page, and nothing moves`, async () => {
      const { page, context, problems } = await newVisitor(stage, { width, scheme, ...newcomer })
      await open(page, boardUrl)
      await banner(page).waitFor()
      await expectAccessible(page)
      await button(page, 'Let me choose').click()
      const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
      await dialog.waitFor()
      await expect.poll(() => dialog.getByRole('switch', { name: 'Necessary' }).isDisabled()).toBe(true)
      await expect.poll(() => dialog.getByRole('switch', { name: 'Personalization' }).isChecked()).toBe(false)
      await expect.poll(() => dialog.getByRole('switch').count()).toBe(3)
      await expectAccessible(page)
      await expect.poll(() => layoutShifts(page)).toEqual([])
      expect(problems).toEqual([])
      await context.close()
    })
  }
}

for (const width of flowWidths(1280)) {
  test(`ST-22 EN-09 at ${width} rejecting all keeps nothing on the device`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width, ...newcomer })
    await open(page, boardUrl)
    await button(page, 'Reject all').click()
    await banner(page).waitFor({ state: 'detached' })
    await expect.poll(() => settings(context)).toMatchObject({ ...choice(false), surface_tag: 'cookie_banner' })
    await open(page, '/search/?q=herbs')
    await settled(page)
    await open(page, boardUrl)
    await settled(page)
    await expect.poll(() => remembered(page)).toEqual([])
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name).toSorted())
      .toEqual(['consent', 'csrftoken'])
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`ST-22 CA-17 at ${width} accepting all is kept, said once, and asked no more`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width, ...newcomer })
    await open(page, boardUrl)
    await expect.poll(() => remembered(page)).toEqual([])
    await button(page, 'Accept all').click()
    await heard(page, 'Your cookie settings are saved')
    await banner(page).waitFor({ state: 'detached' })
    await expect.poll(() => settings(context)).toMatchObject({ ...choice(true, true), surface_tag: 'cookie_banner' })
    // A toast waits while it is pointed at.
    await page.mouse.move(10, 10)
    await toast(page).waitFor({ state: 'detached' })
    await open(page, boardUrl)
    await page.getByRole('heading', { level: 1, name: 'Balcony garden' }).waitFor()
    await expect.poll(() => remembered(page), patiently).toEqual(['looked-at', 'visited-pages'])
    await expect.poll(() => banner(page).count()).toBe(0)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test(`ST-22 at ${width} single choices are made by keyboard and changed from the end of the page`, async () => {
    const { page, context, problems } = await newVisitor(stage, { width, ...newcomer })
    await open(page, '/login/')
    await button(page, 'Let me choose').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
    await dialog.getByRole('switch', { name: 'Personalization' }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('button', { name: 'Save my choice' }).focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await banner(page).waitFor({ state: 'detached' })
    await expect.poll(() => settings(context)).toMatchObject({ ...choice(true), surface_tag: 'cookie_settings' })
    await open(page, '/search/?q=herbs')
    await expect.poll(() => remembered(page), patiently).toEqual(['recent-searches', 'visited-pages'])
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    const personalization = dialog.getByRole('switch', { name: 'Personalization' })
    await personalization.waitFor()
    await expect.poll(() => personalization.isChecked()).toBe(true)
    await personalization.uncheck()
    await dialog.getByRole('button', { name: 'Save my choice' }).click()
    await dialog.waitFor({ state: 'detached' })
    // What was remembered is forgotten with the permission.
    await expect.poll(() => remembered(page)).toEqual([])
    await expect.poll(() => settings(context)).toMatchObject(choice(false))
    expect(problems).toEqual([])
    await context.close()
  })
}

test('ST-22 a choice goes along to the new account, and members change it from the account menu', async () => {
  const { page, context, problems } = await newVisitor(stage, { width: 1280, ...newcomer })
  await open(page, '/')
  await button(page, 'Reject all').click()
  await banner(page).waitFor({ state: 'detached' })
  // The server has it before the account is made.
  await expect.poll(() => settings(context)).toMatchObject({ ...choice(false), surface_tag: 'cookie_banner' })
  await signUpAs(context)
  await context.clearCookies({ name: 'consent' })
  await open(page, '/')
  await settled(page)
  await expect.poll(() => banner(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Cookie settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' })
  await dialog.getByRole('switch', { name: 'Personalization' }).check()
  await dialog.getByRole('button', { name: 'Save my choice' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => settings(context)).toMatchObject(choice(true))
  expect(problems).toEqual([])
  await context.close()
})

test('ST-22 a choice that cannot be kept is asked again, and machines are not asked unless they sign up', async () => {
  const { page, context } = await newVisitor(stage, { width: 390, ...newcomer })
  await open(page, '/')
  await page.route('**/UserSettingsResource/update/', (route) => route.abort())
  await button(page, 'Accept all').click()
  await page.getByText('We could not reach the server.').waitFor()
  await expect.poll(() => banner(page).isVisible()).toBe(true)
  await context.close()
  const machine = await newVisitor(stage, { width: 1280, hasChosenCookies: false })
  await open(machine.page, boardUrl)
  await settled(machine.page)
  await expect.poll(() => banner(machine.page).count()).toBe(0)
  // Whoever signs up is no machine, and is asked before, not after.
  await open(machine.page, '/signup/')
  await banner(machine.page).waitFor()
  await machine.context.close()
})
