import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeOf, turnOnSecondFactor } from '../apps/server/test/accounts/safety/sign-ins.ts'
import type { ReceivedMail } from '../apps/server/test/support/mailbox.ts'
import { type SignedIn, signUp } from '../apps/server/test/support/people.ts'
import { TestClient } from '../apps/server/test/support/test-client.ts'
import { newVisitor, open, patiently, type Width, flowWidths } from './support/browser.ts'
import { button } from './support/cards.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStageWithPost } from './support/stage.ts'

const stage = setStageWithPost()

const visitor = (width: Width) => newVisitor(stage, { width, isPerson: true })
const member = (): Promise<SignedIn> => signUp({ client: () => new TestClient(stage.origin) })

/** The address in the newest mail of that subject. */
async function mailedLink(to: string, subject: string): Promise<string> {
  const find = (): ReceivedMail | undefined =>
    stage.post.mails.findLast((mail) => mail.to === to && mail.subject === subject && mail.token !== '')
  await expect.poll(() => find() !== undefined, patiently).toBe(true)
  const { text, token } = find() ?? { text: '', token: '' }
  const link = text.split(/\s/).find((word) => word.endsWith(`#${token}`)) ?? ''
  expect(new URL(link).origin).toBe(stage.origin)
  return link
}

const isSignedIn = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === '_pinterest_sess')
const logIn = async (page: Page, name: string, password: string) => {
  await page.getByLabel('Email or username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}
const isHome = (url: URL) => url.pathname === '/'

for (const width of flowWidths(1280)) {
  test(`AC-03 CR-08 at ${width} a forgotten password is set anew by mail, and back leads to the log-in page`, async () => {
    const { member: ana } = await member()
    const { page, context, problems } = await visitor(width)
    await open(page, '/login/')
    await page.getByLabel('Email or username').fill(ana.username)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await expect.poll(() => page.getByLabel('Email or username').inputValue()).toBe(ana.username)
    await expectBothThemesAccessible(page)
    await button(page, 'Send the link').click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await expectBothThemesAccessible(page)

    const link = await mailedLink(ana.email, 'Set a new password')
    const token = new URL(link).hash.slice(1)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
    await open(page, link)
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
    await expectBothThemesAccessible(page)
    await page.getByRole('textbox', { name: 'New password' }).fill('short')
    await button(page, 'Save password').click()
    await page.getByText('Use at least 8 characters.').waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: 'New password' }).inputValue()).toBe('short')
    await page.getByRole('textbox', { name: 'New password' }).fill('a brand new password')
    await button(page, 'Save password').click()
    await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor()
    await expectBothThemesAccessible(page)
    expect(asked.filter((line) => line.includes(token))).toEqual([])
    await expect.poll(() => isSignedIn(page)).toBe(false)
    const back = page.getByRole('link', { name: 'Back to log in' })
    await expect.poll(() => back.getAttribute('href')).toBe('/login/?dismissWebview=true')
    await back.click()
    await page.waitForURL('**/login/?dismissWebview=true')
    await page.waitForSelector('html[data-hydrated=true]')
    await logIn(page, ana.email, 'a brand new password')
    await page.waitForURL(isHome)
    await expect.poll(() => isSignedIn(page)).toBe(true)

    await open(page, link)
    await page.getByRole('textbox', { name: 'New password' }).fill('yet another password')
    await button(page, 'Save password').click()
    await page.getByText('This link has expired or was already used.').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test(`AC-05 at ${width} logging in with the second factor asks for a code, or a recovery code`, async () => {
    const client = await member()
    const ana = client.member
    // The test's clock is the program's: steps already used are passed by the recovery codes.
    const clock = { now: () => new Date(), pass: () => undefined }
    const { secret, recoveryCodes } = await turnOnSecondFactor(client, clock)
    const { page, context, problems } = await visitor(width)
    await open(page, '/login/')
    await logIn(page, ana.email, ana.password)
    const code = page.getByLabel('Code from your authenticator app')
    await code.waitFor()
    await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true)
    await expect
      .poll(async () => [await code.getAttribute('autocomplete'), await code.getAttribute('inputmode')])
      .toEqual(['one-time-code', 'numeric'])
    await expectBothThemesAccessible(page)
    await code.fill('000000')
    await button(page, 'Continue').click()
    await page.getByText('That code is wrong or has already been used.').waitFor()
    await expect.poll(() => code.inputValue()).toBe('000000')
    await expect.poll(() => isSignedIn(page)).toBe(false)
    await button(page, 'Use a recovery code instead').click()
    const recovery = page.getByLabel('Recovery code')
    await expect.poll(() => recovery.evaluate((field) => field === document.activeElement)).toBe(true)
    await recovery.fill(recoveryCodes[0] ?? '')
    await button(page, 'Continue').click()
    await page.waitForURL(isHome)
    await expect.poll(() => isSignedIn(page)).toBe(true)

    await context.clearCookies()
    await open(page, '/login/')
    await logIn(page, ana.email, ana.password)
    await code.fill(codeOf(secret, new Date(Date.now() + 30_000)))
    await button(page, 'Continue').click()
    await page.waitForURL(isHome)
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`AC-04 at ${width} a mailed link logs in when its button is pressed, and the password makes it a full login`, async () => {
    const { member: ana } = await member()
    const { page, context, problems } = await visitor(width)
    await open(page, '/login/')
    await page.getByRole('link', { name: 'Email me a log-in link' }).click()
    await page.getByRole('heading', { name: 'Log in by email' }).waitFor()
    await page.getByLabel('Email or username').fill(ana.email)
    await button(page, 'Send the link').click()
    await page.getByRole('heading', { name: 'Check your email' }).waitFor()
    await open(page, await mailedLink(ana.email, 'Your log-in link'))
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await expectBothThemesAccessible(page)
    await expect.poll(() => isSignedIn(page)).toBe(false)
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await page.getByRole('heading', { name: 'You’re in' }).waitFor()
    await expect.poll(() => isSignedIn(page)).toBe(true)
    await expectBothThemesAccessible(page)
    await page.getByLabel('Password', { exact: true }).fill('not this')
    await button(page, 'Continue').click()
    await page.getByText('That password is wrong.').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(ana.password)
    await button(page, 'Continue').click()
    await page.waitForURL(isHome)
    expect(problems).toEqual([])
    await context.close()
  })

  test(`AC-03 at ${width} a new member confirms the address by the mailed link, in any browser`, async () => {
    const { member: ana } = await member()
    const { page, context, problems } = await visitor(width)
    await open(page, await mailedLink(ana.email, 'Is this your email address?'))
    await page.getByRole('heading', { name: 'Is this your email?' }).waitFor()
    await expectBothThemesAccessible(page)
    await button(page, 'Confirm').click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await page.getByText(ana.email).waitFor()
    await expectBothThemesAccessible(page)
    await open(page, `/settings/verify-email/`)
    await button(page, 'Confirm').click()
    await page.getByText('This link is incomplete.').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}

test('AC-01 asking for a new password says the same for a name that nobody has', async () => {
  const { page, context } = await visitor(1280)
  const name = `nobody_${randomBytes(4).toString('hex')}`
  await open(page, '/password/reset/')
  await button(page, 'Send the link').click()
  await page.getByText('Enter your email or username.').waitFor()
  await page.getByLabel('Email or username').fill(name)
  await button(page, 'Send the link').click()
  await page.getByText(`If there is an account for ${name}, a link is on its way.`).waitFor()
  await button(page, 'Try another email or username').click()
  await expect.poll(() => page.getByLabel('Email or username').count()).toBe(1)
  await context.close()
})
