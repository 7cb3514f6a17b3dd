import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, patiently } from './support/browser.ts'
import { button } from './support/cards.ts'
import { createBoardAs } from './support/member.ts'
import { expectInOrder, makeOwner, passSecondFactor } from './support/employees.ts'
import { newPerson } from './support/persons.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('MD-01 an owner comes into the admin area and works there by keyboard alone', async () => {
  const owner = await newPerson(stage, 1280)
  const helper = await newPerson(stage, 1280)
  const { page } = owner
  await createBoardAs(helper.context, 'Plans of nobody else', 'secret')

  await open(page, '/admin/')
  await page.getByRole('heading', { name: /find that page/ }).waitFor()
  owner.problems.splice(0)
  makeOwner(stage, owner)
  await open(page, '/admin/')
  await expectInOrder(owner, 'Set up your second factor first')
  await passSecondFactor(stage, owner)
  await open(page, '/admin/')
  await expectInOrder(owner, 'Overview')

  await page.getByLabel('Id, name or address').fill(helper.username)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/search\//)
  await expectInOrder(owner, 'Search')
  const rows = page.getByRole('table', { name: 'What was found' }).getByRole('row')
  await rows.nth(1).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/admin\/members\//)
  await page.getByText('Plans of nobody else').waitFor()
  await page.getByText(new RegExp(`${helper.email}, (not )?verified`)).waitFor()

  await page.getByRole('link', { name: 'Employees' }).press('Enter')
  await expectInOrder(owner, 'Employees')
  await button(page, 'Add an employee').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add an employee' })
  await dialog.getByLabel('Username or email address').fill(helper.username)
  await dialog.getByLabel('Role').selectOption('support')
  await dialog.getByLabel('Username or email address').press('Enter')
  await expect.poll(() => dialog.getByLabel('Reason').getAttribute('aria-invalid'), patiently).toBe('true')
  await expectBothThemesAccessible(page)
  await dialog.getByLabel('Reason').fill('Answers letters on Mondays')
  await button(dialog, 'Add an employee').press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  const table = page.getByRole('table', { name: 'Employees' })
  await table.getByText(helper.username).waitFor()
  await table.getByRole('row').nth(1).focus()
  await page.keyboard.press('j')
  await expect.poll(() => focusedText(page)).toContain('Support')
  await page.keyboard.press('Home')
  await expect.poll(() => focusedText(page)).toContain(owner.username)
  await page.getByRole('button', { name: `Take the role Support from ${helper.username}` }).press('Enter')
  const taking = page.getByRole('dialog', { name: /^Take the role Support/ })
  await taking.getByLabel('Reason').fill('Goes on a long journey')
  await button(taking, 'Take').press('Enter')
  await taking.waitFor({ state: 'hidden' })
  await expect.poll(() => table.getByText(helper.username).count(), patiently).toBe(0)

  // Opened anew: dialogs that grew and shrank are no page that moves.
  await open(page, '/admin/announcements/')
  await expectInOrder(owner, 'Announcements')
  await button(page, 'Write an announcement').press('Enter')
  const writing = page.getByRole('dialog', { name: 'Write an announcement' })
  await writing.getByLabel('Text in English').fill('Nobody reads this today')
  // Far away and for few: other people of this program do not see it.
  await writing.getByLabel('Who sees it').selectOption('businesses')
  await writing.getByLabel('From (UTC)').fill('2090-01-02T10:00')
  await writing.getByLabel('Until (UTC)').fill('2090-01-01T10:00')
  await writing.getByLabel('Reason').fill('A try of the form')
  await button(writing, 'Write an announcement').press('Enter')
  await expect.poll(() => writing.getByLabel('Until (UTC)').getAttribute('aria-invalid'), patiently).toBe('true')
  await expectBothThemesAccessible(page)
  await writing.getByLabel('Until (UTC)').fill('2090-01-03T10:00')
  await button(writing, 'Write an announcement').press('Enter')
  await writing.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: /Nobody reads this today.*Not yet/ }).waitFor()

  await open(page, '/admin/log/')
  await expectInOrder(owner, 'Log')
  await page.getByText('Goes on a long journey').waitFor()
  await page.getByLabel('Act').fill('role.granted')
  await page.getByLabel('Act').press('Enter')
  await page.getByText('Answers letters on Mondays').waitFor()
  await expect.poll(() => page.getByText('Goes on a long journey').count(), patiently).toBe(0)

  await page.setViewportSize({ width: 390, height: 800 })
  for (const [path, heading] of [
    ['/admin/', 'Overview'],
    [`/admin/search/?q=${helper.username}&kind=members`, 'Search'],
    ['/admin/announcements/', 'Announcements'],
    ['/admin/employees/', 'Employees'],
    ['/admin/log/', 'Log'],
  ] as const) {
    await open(page, path)
    await expectInOrder(owner, heading)
  }
  await open(page, '/admin/members/1/')
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  await Promise.all([owner.context.close(), helper.context.close()])
})
