import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { turnOnSecondFactor } from '../apps/server/test/accounts/safety/sign-ins.ts'
import { type SignedIn, signUp } from '../apps/server/test/support/people.ts'
import { TestClient } from '../apps/server/test/support/test-client.ts'
import { heard, open, patiently, type Width, flowWidths } from './support/browser.ts'
import { changeMember } from './support/change-member.ts'
import { button } from './support/cards.ts'
import { readAs } from './support/member.ts'
import { newPerson, type Person } from './support/persons.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStageOnDatabase } from './support/stage.ts'

const stage = setStageOnDatabase()

const person = (width: Width) => newPerson(stage, width)
const newMember = (fullName: string): Promise<SignedIn> =>
  signUp({ client: () => new TestClient(stage.origin) }, { fullName })

/** Where the account menu is: in the header, which phones have on the own profile. */
async function openMenu(page: Page, { username }: Pick<Person, 'username'>) {
  await open(page, `/${username}/`)
  await page.getByRole('button', { name: 'Your account' }).click()
  const menu = page.getByRole('menu', { name: 'Your account' })
  await menu.waitFor()
  return menu
}

const currentId = async ({ context }: Pick<Person, 'context'>) =>
  (await readAs<{ id: string }[]>(context, 'UserAccountsResource/get', {}))[0]?.id

async function logInBeside(page: Page, { member }: SignedIn) {
  await open(page, '/login/?multiple_accounts=true')
  await page.getByRole('heading', { name: 'Add an account' }).waitFor()
  await page.getByLabel('Email or username').fill(member.username)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

for (const width of flowWidths(1280)) {
  test(`AC-06 ER-14 at ${width} the account menu switches by keyboard, says so, and other tabs notice`, async () => {
    const [ana, ben] = [await person(width), await newMember('Ben Ode')]
    const { page, context, problems } = ana
    await logInBeside(page, ben)
    // Accounts that came late stand in the menu the next time.
    const known = page.waitForResponse('**/UserAccountsResource/get/**')
    await openMenu(page, ben.member)
    await (await known).finished()
    await page.keyboard.press('Escape')
    await page.getByRole('menu', { name: 'Your account' }).waitFor({ state: 'detached' })
    const menu = await openMenu(page, ben.member)
    const accounts = menu.getByRole('group', { name: 'Your accounts' }).getByRole('menuitemradio')
    await expect.poll(() => accounts.count(), patiently).toBe(2)
    await expect.poll(() => accounts.first().getAttribute('aria-checked'), patiently).toBe('true')
    await expect.poll(() => accounts.first().innerText()).toContain('Ben Ode')
    await expectBothThemesAccessible(page)
    const other = await context.newPage()
    await open(other, '/settings/account-settings/')
    await page.bringToFront()
    // The first choice holds the focus; the other account is the next one.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await heard(page, "You've switched into and are currently in the account ")
    await expect.poll(() => currentId(ana), patiently).toBe(ana.id)
    expect(new URL(page.url()).pathname).toBe('/')
    const said = other.getByRole('alertdialog', { name: 'You switched accounts' })
    await said.waitFor()
    await expectBothThemesAccessible(other)
    await button(said, 'Reload').click()
    await said.waitFor({ state: 'hidden' })
    const row = other.getByRole('region', { name: 'Your accounts' }).getByRole('listitem').first()
    await row.getByText(`@${ana.username}`).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test(`AC-05 AC-06 at ${width} an account with a second factor is linked by a code, and opened by one`, async () => {
    const [ana, shop] = [await person(width), await newMember('Clay & Co')]
    await changeMember(stage.database.connection, shop.member.id, 'is_partner = true')
    const clock = { now: () => new Date(), pass: () => undefined }
    const { recoveryCodes } = await turnOnSecondFactor(shop, clock)
    const [first = '', second = ''] = recoveryCodes
    const { page, context, problems } = ana
    await open(page, '/settings/account-settings/')
    await button(page, 'Add account').click()
    await button(page.getByRole('dialog', { name: 'Add account' }), /^Link a business account/).click()
    const linking = page.getByRole('dialog', { name: 'Link a business account' })
    await linking.getByLabel('Business email or username').fill(shop.member.username)
    await linking.getByLabel('Business account password', { exact: true }).fill(shop.member.password)
    await button(linking, 'Link').click()
    await linking.getByLabel('Code from your authenticator app').waitFor()
    await expectBothThemesAccessible(page)
    await button(linking, 'Use a recovery code instead').click()
    await linking.getByLabel('Recovery code').fill('wrong')
    await button(linking, 'Link').click()
    await expect.poll(() => linking.getByLabel('Recovery code').getAttribute('aria-invalid'), patiently).toBe('true')
    await linking.getByLabel('Recovery code').fill(first)
    await button(linking, 'Link').click()
    await heard(page, 'Account linked')

    await button(page, 'Switch to Clay & Co').click()
    const asking = page.getByRole('dialog', { name: 'Switch to Clay & Co' })
    await asking.getByLabel('Code from your authenticator app').fill('000000')
    await button(asking, 'Switch').click()
    await expect
      .poll(() => asking.getByLabel('Code from your authenticator app').getAttribute('aria-invalid'), patiently)
      .toBe('true')
    await expectBothThemesAccessible(page)
    await button(asking, 'Use a recovery code instead').click()
    await asking.getByLabel('Recovery code').fill(second)
    await button(asking, 'Switch').click()
    await heard(page, "You've switched into and are currently in the account Clay & Co")
    await expect.poll(() => currentId(ana), patiently).toBe(shop.member.id)
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`AC-06 ER-14 at ${width} a business account is made in place, opened, switched back from and unlinked`, async () => {
    const ana = await person(width)
    const { page, context, problems } = ana
    const menu = await openMenu(page, ana)
    await menu.getByRole('menuitem', { name: 'Add account' }).waitFor()
    // Who has one account has nothing to switch to.
    await expect.poll(() => menu.getByRole('menuitemradio').filter({ hasText: '@' }).count()).toBe(0)
    await menu.getByRole('menuitem', { name: 'Add account' }).click()
    const adding = page.getByRole('dialog', { name: 'Add account' })
    await adding.getByRole('link', { name: 'Create an account' }).waitFor()
    await expectBothThemesAccessible(page)
    await button(adding, /^Create a business account/).click()
    const making = page.getByRole('dialog', { name: 'Create a business account' })
    await making.getByLabel('Business name').fill('Lima Ceramics')
    await making.getByLabel('Business email').fill('nobody')
    await making.getByLabel('Business account password', { exact: true }).fill('another battery staple')
    await button(making, 'Create account').click()
    await expect.poll(() => making.getByLabel('Business email').getAttribute('aria-invalid'), patiently).toBe('true')
    await expect.poll(() => making.getByLabel('Business name').inputValue()).toBe('Lima Ceramics')
    await expectBothThemesAccessible(page)
    await making.getByLabel('Business email').fill(`shop${randomBytes(6).toString('hex')}@example.org`)
    await button(making, 'Create account').click()
    await heard(page, "You've switched into and are currently in the account Lima Ceramics")
    await open(page, '/settings/account-settings/')
    const section = page.getByRole('region', { name: 'Your accounts' })
    await section.getByText('Lima Ceramics').waitFor()
    await section.getByRole('button', { name: /^Switch to/ }).click()
    await heard(page, "You've switched into")
    await expect.poll(() => currentId(ana), patiently).toBe(ana.id)
    await open(page, '/settings/account-settings/')
    await button(section, 'Unlink Lima Ceramics').click()
    await heard(page, "Success! You've unlinked this business account. You are currently in ")
    expect(problems).toEqual([])
    await context.close()
  })
}

test('AC-07 ER-14 linked accounts are deactivated along, and the log-in page says so', async () => {
  const [ana, shop] = [await person(1280), await newMember('Shop')]
  await changeMember(stage.database.connection, shop.member.id, 'is_partner = true')
  const { page, context } = ana
  await open(page, '/settings/account-settings/')
  await button(page, 'Add account').click()
  await button(page.getByRole('dialog', { name: 'Add account' }), /^Link a business account/).click()
  const linking = page.getByRole('dialog', { name: 'Link a business account' })
  await linking.getByLabel('Business email or username').fill(shop.member.username)
  await linking.getByLabel('Business account password', { exact: true }).fill(shop.member.password)
  await button(linking, 'Link').click()
  await heard(page, 'Account linked')
  await button(page, 'Deactivate account').click()
  const question = page.getByRole('alertdialog', { name: 'Deactivate your account?' })
  await question.getByLabel('Also my linked account').check()
  await expectBothThemesAccessible(page)
  await button(question, 'Deactivate').click()
  await page.getByText(/^The account, .*, and its associated linked accounts have been deactivated$/).waitFor()
  const answer = await page.request.get(`/${shop.member.username}/`, { maxRedirects: 0 })
  expect(answer.status()).not.toBe(200)
  await context.close()
})
