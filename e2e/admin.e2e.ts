import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { runSql } from '../apps/server/test/support/run-sql.ts'
import { open, patiently } from './support/browser.ts'
import { button } from './support/cards.ts'
import { createBoardAs, createPinAs } from './support/member.ts'
import { makeBusiness } from './support/business.ts'
import { expectInOrder, makeOwner, passSecondFactor } from './support/employees.ts'
import { newPerson, type Person } from './support/persons.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Fills the dialog that assigns an employee to a business, and sends it. */
async function assign(page: Page, helper: Person, business: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Assign ${helper.username} to a business` })
  await dialog.getByRole('textbox', { name: 'Business' }).fill(business)
  await dialog.getByLabel('Reason').fill('Helps through the season')
  await button(dialog, 'Assign to a business').press('Enter')
}

/**
 * On the page of an employee, from the list of them and back: assigns them to a business, ends that, and assigns them again;
 * then the business ends it.
 */
async function assignToShop({ page }: Person, helper: Person): Promise<void> {
  const shop = await newPerson(stage, 390)
  await makeBusiness(stage.database, shop)
  await page.getByRole('link', { name: helper.username }).press('Enter')
  await button(page, 'Assign to a business').press('Enter')
  const dialog = page.getByRole('dialog', { name: `Assign ${helper.username} to a business` })
  await assign(page, helper, helper.email)
  await expect
    .poll(() => dialog.getByRole('textbox', { name: 'Business' }).getAttribute('aria-invalid'), patiently)
    .toBe('true')
  await expectBothThemesAccessible(page)
  await assign(page, helper, shop.username)
  await dialog.waitFor({ state: 'hidden' })
  const endIt = { name: `End what ${helper.username} may do for ${shop.username}` }
  await page.getByRole('button', endIt).press('Enter')
  const ending = page.getByRole('dialog', endIt)
  await ending.getByLabel('Reason').fill('The season is over')
  await button(ending, 'End').press('Enter')
  await page.getByText('None. Owners assign employees to businesses.').waitFor()
  await expect.poll(() => focusedText(page), patiently).toBe('Businesses they act for')
  await button(page, 'Assign to a business').press('Enter')
  await assign(page, helper, shop.username)
  await page.getByRole('button', endIt).waitFor()

  await open(shop.page, '/business/access/')
  const team = shop.page.getByRole('region', { name: 'From the Pinfold team' })
  await team.getByText(`@${helper.username}`).waitFor()
  await expectBothThemesAccessible(shop.page)
  await team.getByRole('button', { name: /^End access of/ }).press('Enter')
  await button(shop.page.getByRole('alertdialog'), 'End access').press('Enter')
  await team.waitFor({ state: 'detached' })
  expect(shop.problems).toEqual([])
  await shop.context.close()
  await page.getByRole('link', { name: 'Employees' }).press('Enter')
}

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
  // Those who became one last stand last; others of this program stand before them.
  await table.getByRole('row').filter({ hasText: owner.username }).focus()
  await page.keyboard.press('j')
  await expect.poll(() => focusedText(page)).toContain(helper.username)
  await expect.poll(() => focusedText(page)).toContain('Support')
  await page.keyboard.press('Home')
  const first = await table.getByRole('row').nth(1).textContent()
  await expect.poll(() => focusedText(page)).toBe(first)
  await assignToShop(owner, helper)
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

  await open(page, '/admin/blocklist/')
  await expectInOrder(owner, 'Blocklist')
  await button(page, 'Block something').press('Enter')
  const blocking = page.getByRole('dialog', { name: 'Block something' })
  await blocking.getByLabel('What is blocked').fill('Quibblefratz')
  await button(blocking, 'Block something').press('Enter')
  await expect.poll(() => blocking.getByLabel('Reason').getAttribute('aria-invalid'), patiently).toBe('true')
  await expectBothThemesAccessible(page)
  await blocking.getByLabel('Reason').fill('Said by nobody who means well')
  await button(blocking, 'Block something').press('Enter')
  await blocking.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: /quibblefratz.*For good/ }).waitFor()

  await open(page, '/admin/log/')
  await expectInOrder(owner, 'Log')
  await page.getByText('Goes on a long journey').waitFor()
  await page.getByLabel('Act').selectOption('Gave somebody a role')
  await button(page, 'Show').press('Enter')
  await page.getByText('Answers letters on Mondays').waitFor()
  await expect.poll(() => page.getByText('Goes on a long journey').count(), patiently).toBe(0)

  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, `/admin/search/?q=${helper.username}&kind=members`)
  await expectInOrder(owner, 'Search')
  await open(page, '/admin/members/1/')
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  await Promise.all([owner.context.close(), helper.context.close()])
})

/** A business that asked to be verified, with a website that is proved, which takes a web server to prove. */
async function askToBeVerified(business: Person): Promise<void> {
  await makeBusiness(stage.database, business)
  const ask = (sql: string) => runSql(stage.database.connection, sql, [business.id])
  await ask(
    `insert into claimed_sites (bucket, member_id, domain, token, method, state, claimed_at, verified_at, due_at)
     select bucket, id, 'looms.example', 'x', 'meta', 'verified', now(), now(), now() + interval '7 days'
     from members where id = $1`,
  )
  await ask(
    `insert into merchant_profiles (bucket, member_id, state, statement, domain, wanted_badges, created_at, updated_at)
     select bucket, id, 'pending', 'Rugs from a loom of our own', 'looms.example', '{woman}', now(), now()
     from members where id = $1`,
  )
}

test('MD-08 an editor makes a topic and an article, and a moderator verifies a merchant', async () => {
  const owner = await newPerson(stage, 1280)
  const shop = await newPerson(stage, 1280)
  const { page } = owner
  makeOwner(stage, owner)
  await passSecondFactor(stage, owner)
  const pin = await createPinAs(shop.context, { title: 'A loom by the window' })
  await askToBeVerified(shop)

  await open(page, '/admin/topics/')
  await expectInOrder(owner, 'Topics')
  await button(page, 'Make a topic').click()
  const making = page.getByRole('dialog', { name: 'Make a topic' })
  await making.getByLabel('Name in English').fill('Hand weaving')
  await making.getByLabel('Below').selectOption('Crafts')
  await making.getByLabel('Pin that stands for it').fill(`${stage.origin}/pin/${pin.id}/`)
  await button(making, 'Make a topic').click()
  await expect.poll(() => making.getByLabel('Reason').getAttribute('aria-invalid'), patiently).toBe('true')
  await expectBothThemesAccessible(page)
  await expect.poll(() => making.getByLabel('Name in English').inputValue()).toBe('Hand weaving')
  await making.getByLabel('Reason').fill('Looms are everywhere')
  await button(making, 'Make a topic').click()
  await making.waitFor({ state: 'hidden' })
  await page.getByLabel('Find by name').fill('hand weav')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /Hand weaving/ }).waitFor()
  await open(shop.page, '/topics/?q=hand+weaving')
  await shop.page.getByText('Hand weaving').first().waitFor()

  await open(page, '/admin/articles/')
  await expectInOrder(owner, 'Articles')
  await page.getByRole('link', { name: 'Write an article' }).click()
  await expectInOrder(owner, 'A new article')
  await page.getByLabel('Title').fill('Threads that hold a room together')
  await page.getByLabel('Text').fill('One loom.\n\n## Its threads')
  await page.getByLabel('Address or id to put on the wall').fill(pin.id)
  await button(page, 'Add').click()
  await page.getByRole('listitem').filter({ hasText: 'A loom by the window' }).waitFor()
  await page.getByLabel('Reason').fill('For the weekend')
  await button(page, 'Save').click()
  await page.waitForURL(/\/admin\/articles\/\d+\//)
  await page.getByRole('heading', { level: 4, name: 'Its threads' }).waitFor()
  // What was put on the wall has moved what stood below it.
  await open(page, new URL(page.url()).pathname)
  await expectInOrder(owner, 'Threads that hold a room together')
  await button(page, 'Publish').click()
  const publishing = page.getByRole('dialog', { name: 'Publish' })
  await publishing.getByLabel('Reason').fill('It is ready')
  await button(publishing, 'Publish').click()
  await publishing.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Open the page' }).waitFor()
  await open(shop.page, '/today/')
  await shop.page
    .getByRole('link', { name: /Threads that hold a room together/ })
    .first()
    .waitFor()

  await open(page, '/admin/merchants/')
  await expectInOrder(owner, 'Merchants')
  const row = page.getByRole('row', { name: /Rugs from a loom of our own/ })
  await row.getByRole('button', { name: /^Verify / }).click()
  const verifying = page.getByRole('dialog', { name: /^Verify / })
  await verifying.getByLabel('Eco-friendly').check()
  await verifying.getByLabel('Reason').fill('All is as it says')
  await expectBothThemesAccessible(page)
  await button(verifying, 'Verify').click()
  await verifying.waitFor({ state: 'hidden' })
  await expect.poll(() => row.count(), patiently).toBe(0)
  await open(page, '/admin/log/')
  for (const act of ['Verified a merchant', 'Published an article', 'Wrote an article', 'Made a topic'])
    await page
      .getByRole('row', { name: new RegExp(`^${act}`) })
      .first()
      .waitFor()
  await Promise.all([owner.context.close(), shop.context.close()])
})
