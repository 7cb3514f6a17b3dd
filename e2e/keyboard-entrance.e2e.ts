import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomBytes } from 'node:crypto'
import { open, patiently } from './support/browser.ts'
import { goTo, press, reach, write } from './support/keyboard.ts'
import { signUpAs } from './support/member.ts'
import { newVisitor } from './support/browser.ts'
import { hears, newListener, reads, zooms } from './support/reader.ts'
import { setStageWithPost } from './support/stage.ts'

const stage = setStageWithPost()

describe.each(zooms('400%'))('at %s', (zoom) => {
  let ana: Awaited<ReturnType<typeof newListener>>
  let known: { email: string; username: string; password: string }
  beforeAll(async () => {
    ana = await newListener(stage, zoom)
    const { context } = await newVisitor(stage, { width: 1280 })
    known = await signUpAs(context)
    await context.close()
  })
  afterAll(() => ana.context.close())
  const main = () => ana.page.getByRole('main')

  test('LA-03 by keyboard and ear: sign up, with what was wrong', async () => {
    const { page } = ana
    await open(page, '/signup/')
    const form = page.getByRole('form', { name: 'Sign up' })
    await reads(
      form,
      'textbox "Name"',
      'textbox "Username"',
      'textbox "Email"',
      'textbox "Password"',
      'button "Show password"',
      'textbox "Birth date"',
      'button "Sign up"',
    )
    const email = `m${randomBytes(6).toString('hex')}@example.org`
    await write(form.getByLabel('Name', { exact: true }), 'Ana Quill')
    await write(form.getByLabel('Email'), 'nowhere')
    await write(form.getByLabel('Password', { exact: true }), 'short')
    await page.keyboard.press('Enter')
    // What is wrong first has the focus, and says why.
    await page
      .getByRole('textbox', { name: 'Email', description: /email/i })
      .and(page.locator('[aria-invalid=true]'))
      .and(page.locator(':focus'))
      .waitFor()
    await write(form.getByLabel('Email'), email)
    await write(form.getByLabel('Password', { exact: true }), 'correct horse battery')
    await reach(form.getByLabel('Birth date'))
    await page.keyboard.type('05171990')
    await press(form.getByRole('button', { name: 'Sign up' }))
    await page.waitForURL('**/topics/choose/**')
    await reads(main(), 'heading "What do you like?" [level=1]')
  })

  test('LA-03 by keyboard and ear: choose topics', async () => {
    const { page } = ana
    await open(page, '/topics/choose/')
    const boxes = page.getByRole('list', { name: 'Topics' }).getByRole('checkbox')
    await press(boxes.first())
    await hears(page, 'Choose at least 5 topics, or skip this.')
    for (let at = 0; at < 5; at += 1) await press(boxes.nth(at), 'Space')
    await hears(page, '5 topics chosen')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('LA-03 by keyboard and ear: log out', async () => {
    const { page } = ana
    if (zoom === '100%') {
      await open(page, '/')
      await press(page.getByRole('button', { name: 'Your account' }))
    } else {
      await open(page, '/')
      await press(page.getByRole('link', { name: 'Your profile' }))
      await page.waitForURL((url) => url.pathname !== '/')
      await press(page.getByRole('button', { name: 'Your account' }))
    }
    await reads(page.getByRole('menu').last(), 'menuitem "Log out"')
    await goTo(page.getByRole('menuitem', { name: 'Log out' }))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  })

  test('LA-03 by keyboard and ear: log in, with a wrong password first', async () => {
    const { page } = ana
    await ana.context.clearCookies({ name: '_pinterest_sess' })
    await open(page, '/login/')
    const form = page.getByRole('form', { name: 'Log in' })
    await write(form.getByLabel('Email or username'), known.username)
    await write(form.getByLabel('Password', { exact: true }), 'not my password')
    await page.keyboard.press('Enter')
    await hears(page, 'password')
    await press(form.getByRole('button', { name: 'Show password' }), 'Space')
    await reads(form, 'textbox "Email or username"', 'textbox "Password"', 'button "Hide password"')
    await write(form.getByLabel('Password', { exact: true }), known.password)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('LA-03 by keyboard and ear: set a forgotten password anew', async () => {
    const { page } = ana
    await ana.context.clearCookies({ name: '_pinterest_sess' })
    await open(page, '/login/')
    await press(page.getByRole('link', { name: 'Forgot your password?' }))
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await write(page.getByLabel('Email or username'), known.username)
    await press(page.getByRole('button', { name: 'Send the link' }))
    await page.getByRole('heading', { name: 'Check your email' }).and(page.locator(':focus')).waitFor()
    const mail = () =>
      stage.post.mails.findLast(({ to, subject }) => to === known.email && subject === 'Set a new password')
    await expect.poll(() => mail() !== undefined, patiently).toBe(true)
    const { text = '', token = '' } = mail() ?? {}
    await open(page, text.split(/\s/).find((word) => word.endsWith(`#${token}`)) ?? '')
    await write(page.getByRole('textbox', { name: 'New password' }), 'short')
    await page.keyboard.press('Enter')
    await page
      .getByRole('textbox', { name: 'New password', description: /8 characters/ })
      .and(page.locator(':focus'))
      .waitFor()
    await write(page.getByRole('textbox', { name: 'New password' }), 'a brand new password')
    await press(page.getByRole('button', { name: 'Save password' }))
    await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor()
    await press(page.getByRole('link', { name: 'Back to log in' }))
    await page.getByRole('form', { name: 'Log in' }).waitFor()
    expect(ana.problems).toEqual([])
  })
})
