import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unzip } from '../apps/server/test/support/unzip.ts'
import { expectAccessible, heard, newVisitor, open, patiently, type Width, flowWidths } from './support/browser.ts'
import { changeSessions } from './support/change-member.ts'
import { button } from './support/cards.ts'
import { createBoardAs, createPinAs, readAs } from './support/member.ts'
import { newPerson, type Person } from './support/persons.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const person = (width: Width) => newPerson(stage, width)
const account = (page: Page) => open(page, '/settings/account-settings/')
/** What was entered long ago. */
const forgetPasswords = (member: Person) =>
  changeSessions(stage.database.connection, member.id, `password_entered_at = now() - interval '1 hour'`)

async function enterPassword(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Enter your password' })
  await dialog.waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill('wrong')
  await button(dialog, 'Continue').click()
  await expect
    .poll(() => dialog.getByLabel('Password', { exact: true }).getAttribute('aria-invalid'), patiently)
    .toBe('true')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await button(dialog, 'Continue').click()
  await dialog.waitFor({ state: 'hidden' })
}

async function endingToken({ email }: Person): Promise<string> {
  const token = () => stage.post.mails.findLast(({ to, subject }) => to === email && /final step/.test(subject))?.token
  await expect.poll(() => token() ?? '', patiently).not.toBe('')
  return token() ?? ''
}

for (const width of flowWidths(1280)) {
  test(`AC-07 at ${width} a member deactivates with the password, and logging in brings all back`, async () => {
    const member = await person(width)
    const { page, context } = member
    await forgetPasswords(member)
    await account(page)
    await button(page, 'Deactivate account').click()
    const question = page.getByRole('alertdialog', { name: 'Deactivate your account?' })
    await question.waitFor()
    await expectBothThemesAccessible(page)
    await button(question, 'Deactivate').click()
    await enterPassword(page, member.password)
    await page.waitForURL('**/login/**')
    const visitor = await newVisitor(stage, { width })
    const hidden = await visitor.page.request.get(`/${member.username}/`, { maxRedirects: 0 })
    expect(hidden.status()).not.toBe(200)
    await page.getByLabel('Email or username').fill(member.username)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await button(page, 'Log in').last().click()
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
    await expect
      .poll(async () => (await visitor.page.request.get(`/${member.username}/`)).status(), patiently)
      .toBe(200)
    await Promise.all([context.close(), visitor.context.close()])
  })

  test(`AC-07 at ${width} data is requested, and downloaded with the password`, async () => {
    const member = await person(width)
    const { page, context, problems } = member
    const board = await createBoardAs(context, 'Ceramics')
    await createPinAs(context, { board_id: board.id, title: 'Blue bowl' })
    await forgetPasswords(member)
    await account(page)
    await button(page, 'Request your data').click()
    await enterPassword(page, member.password)
    await button(page, 'Download').waitFor({ timeout: 40_000 })
    await expectBothThemesAccessible(page)
    await forgetPasswords(member)
    await button(page, 'Download').click()
    const downloading = page.waitForEvent('download', { timeout: 40_000 })
    await enterPassword(page, member.password)
    const download = await downloading
    const files = unzip(await readFile(await download.path()))
    const unpacked = join(stage.program.folder, `unpacked-${width}`)
    for (const [name, bytes] of files) {
      await mkdir(dirname(join(unpacked, name)), { recursive: true })
      await writeFile(join(unpacked, name), bytes)
    }
    const offline = await stage.browser.newContext({ offline: true })
    const shown = await offline.newPage()
    await shown.goto(`file://${join(unpacked, 'index.html')}`)
    await expectAccessible(shown)
    await shown.getByRole('link', { name: 'Ceramics' }).click()
    await shown.getByText('Blue bowl').waitFor()
    const picture = shown.locator('img').first()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth), patiently)
      .toBeGreaterThan(0)
    await expectAccessible(shown)
    expect(problems).toEqual([])
    await Promise.all([context.close(), offline.close()])
  })
}

for (const width of flowWidths(390)) {
  test(`AC-06 at ${width} a second account is added and switched to`, async () => {
    const [member, other] = [await person(width), await person(width)]
    const { page, context, problems } = member
    await account(page)
    await button(page, 'Add account').click()
    await page.getByRole('dialog', { name: 'Add account' }).getByRole('link', { name: 'Log in to an account' }).click()
    await page.getByLabel('Email or username').fill(other.username)
    await page.getByLabel('Password', { exact: true }).fill(other.password)
    await button(page, 'Log in').last().click()
    await page.waitForURL('**/settings/account-settings/')
    const section = page.getByRole('region', { name: 'Your accounts' })
    await section.getByText(`@${member.username}`).waitFor()
    await expectBothThemesAccessible(page)
    await section.getByRole('button', { name: /^Switch to/ }).click()
    await page.waitForURL(/\/settings/)
    await expect
      .poll(async () => (await readAs<{ id: string }[]>(context, 'UserAccountsResource/get', {}))[0]?.id, patiently)
      .toBe(member.id)
    expect(problems).toEqual([])
    await Promise.all([context.close(), other.context.close()])
  })
}

test('AC-07 the email leads to the final step, which hides the account', async () => {
  const member = await person(1280)
  const { page, context } = member
  await account(page)
  await button(page, 'Delete account').click()
  await page.getByRole('alertdialog', { name: 'Delete your account?' }).waitFor()
  await expectBothThemesAccessible(page)
  await button(page, 'Send the email').click()
  await page.waitForURL(/\/settings/)
  const visitor = await newVisitor(stage, { width: 390 })
  await open(visitor.page, `/settings/delete-account/#${await endingToken(member)}`)
  await expectBothThemesAccessible(visitor.page)
  await button(visitor.page, 'Delete my account').click()
  await visitor.page.waitForURL((url) => url.pathname === '/')
  await page.goto('/settings')
  expect(new URL(page.url()).pathname).toBe('/login/')
  await open(visitor.page, '/settings/delete-account/#nothing')
  await button(visitor.page, 'Delete my account').click()
  await visitor.page.getByText('This link has expired').waitFor()
  await Promise.all([context.close(), visitor.context.close()])
})

test('CR-06 the password and the email are changed in dialogs that keep what was typed', async () => {
  const member = await person(1280)
  const { page, context } = member
  await account(page)
  await button(page, 'Change password').click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  await dialog.getByLabel('Current password').fill('wrong')
  await dialog.getByLabel('New password').fill('another battery staple')
  await button(dialog, 'Change password').click()
  await expect.poll(() => dialog.getByLabel('Current password').getAttribute('aria-invalid'), patiently).toBe('true')
  await expect.poll(() => dialog.getByLabel('New password').inputValue()).toBe('another battery staple')
  await page.mouse.move(0, 0)
  await expectBothThemesAccessible(page)
  await dialog.getByLabel('Current password').fill(member.password)
  await button(dialog, 'Change password').click()
  await heard(page, 'Password changed')
  await button(page, 'Change email').click()
  const emails = page.getByRole('dialog', { name: 'Change your email' })
  await emails.getByLabel('New email').fill(`${member.username}@example.net`)
  await button(emails, 'Send link').click()
  await page.getByText(`${member.username}@example.net is waiting for you`, { exact: false }).waitFor()
  await context.close()
})

for (const width of flowWidths(390)) {
  test(`AC-05 AC-09 at ${width} the second factor is set up with an app, and an access token is made and revoked`, async () => {
    const member = await person(width)
    const { page, context, problems } = member
    await forgetPasswords(member)
    await open(page, '/settings/security/')
    await button(page, 'Set up two-factor log-in').click()
    await enterPassword(page, member.password)
    const dialog = page.getByRole('dialog', { name: 'Set up two-factor log-in' })
    await dialog.getByRole('img', { name: 'A code for your authenticator app' }).waitFor()
    await expectBothThemesAccessible(page)
    const secret = (await dialog.getByText(/^[A-Z2-7]{16,}$/).innerText()).trim()
    await dialog.getByLabel('Code', { exact: true }).fill('000000')
    await button(dialog, 'Turn on').click()
    await expect
      .poll(() => dialog.getByLabel('Code', { exact: true }).getAttribute('aria-invalid'), patiently)
      .toBe('true')
    await dialog.getByLabel('Code', { exact: true }).fill(await generate({ secret }))
    await button(dialog, 'Turn on').click()
    const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
    await codes.waitFor()
    await expect.poll(() => codes.getByRole('listitem').count()).toBeGreaterThan(4)
    await expectAccessible(page)
    await button(codes, 'I saved them').click()
    await page.getByText('Two-factor log-in is on').waitFor()

    await button(page, 'Show access tokens').click()
    await page.getByText('You have no access tokens.').waitFor()
    await button(page, 'New token').click()
    const making = page.getByRole('dialog', { name: 'New access token' })
    await making.getByLabel('Name', { exact: true }).fill('My program')
    await making.getByRole('group', { name: 'Boards', exact: true }).getByLabel('Read', { exact: true }).check()
    await expectBothThemesAccessible(page)
    await button(making, 'Make token').click()
    await button(page.getByRole('dialog', { name: 'Copy your token' }), 'Done').click()
    await page.getByText('Boards: read', { exact: false }).waitFor()
    await button(page, 'Revoke My program').click()
    await page.getByText('You have no access tokens.').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}
