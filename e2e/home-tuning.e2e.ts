import { expect, test } from 'vitest'
import { expectBothThemesAccessible, newVisitor, open, signUpOnPage, patiently } from './support/browser.ts'
import { callAs, createPinAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('DI-01 DS-04 DS-05 DS-17 a new member chooses topics by keyboard, switches one off in the tuner, and finds and clears what they looked at, as visitors do', async () => {
  const maker = await newVisitor(stage, { width: 1280 })
  await signUpAs(maker.context)
  const pin = await createPinAs(maker.context, { title: 'A kite over the dunes' })
  await maker.context.close()

  const { page, context, problems } = await newVisitor(stage, { width: 390 })
  await signUpOnPage(page)
  await page.getByRole('heading', { level: 1, name: 'What do you like?' }).waitFor()
  await expectBothThemesAccessible(page)
  const boxes = page.getByRole('list', { name: 'Topics' }).getByRole('checkbox')
  await boxes.first().focus()
  for (let at = 0; at < 4; at += 1) {
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
  }
  await page.getByText('Choose 1 more').waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Choose at least 5 topics, or skip this.').waitFor()
  await expect.poll(() => boxes.nth(3).isChecked()).toBe(true)
  await boxes.nth(4).focus()
  await page.keyboard.press('Space')
  await page.getByText('5 topics chosen').waitFor()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await page.waitForURL((url) => url.pathname === '/')

  await open(page, '/edit/')
  await page.getByRole('link', { name: 'Topics', exact: true }).click()
  const switches = page.getByRole('list', { name: 'Topics' }).getByRole('switch')
  await expect.poll(() => switches.count()).toBe(5)
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('HomeSourcesResource/update')),
    switches.first().press('Space'),
  ])
  await page.reload()
  await expect.poll(() => switches.first().isChecked()).toBe(false)
  await expect.poll(() => switches.nth(1).isChecked()).toBe(true)

  await open(page, `/pin/${pin.id}/`)
  await page.getByRole('heading', { level: 1, name: 'A kite over the dunes' }).waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('looked-at') ?? ''), patiently).toContain(pin.id)
  await open(page, '/settings/history/')
  const entry = page.getByRole('link', { name: 'A kite over the dunes' })
  await entry.waitFor()
  await page.getByRole('switch', { name: 'Keep my history with my account' }).press('Space')
  await page.getByText('Nothing here yet').waitFor()
  await callAs(context, 'HistoryResource/create', { pin_id: pin.id })
  await page.reload()
  await entry.waitFor()
  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all' }).click()
  await page.getByText('Nothing here yet').waitFor()
  expect(problems).toEqual([])
  await context.close()

  // Whoever is not logged in has a page of what this device remembers, once they allow it.
  const visitor = await newVisitor(stage, { width: 390, isPerson: true, hasChosenCookies: false })
  await open(visitor.page, '/recently-viewed/')
  await visitor.page.getByText('This device may not remember').waitFor()
  await expectBothThemesAccessible(visitor.page)
  await visitor.page.getByRole('button', { name: 'Accept all' }).click()
  await visitor.page.getByText('that you look at will stand here').waitFor()
  const consent = async () => (await visitor.context.cookies()).some(({ name }) => name === 'consent')
  await expect.poll(consent).toBe(true)
  await open(visitor.page, `/pin/${pin.id}/`)
  await visitor.page.getByRole('heading', { level: 1, name: 'A kite over the dunes' }).waitFor()
  await open(visitor.page, '/recently-viewed/')
  await visitor.page.getByRole('link', { name: 'A kite over the dunes' }).waitFor()
  await visitor.page.getByRole('button', { name: 'Remove “A kite over the dunes” from your history' }).click()
  await visitor.page.getByText('Nothing here yet').waitFor()
  await visitor.context.close()
})
