import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  expectAccessible,
  layoutShifts,
  newVisitor,
  open,
  settled,
  patiently,
  flowWidths,
  widths,
} from './support/browser.ts'
import { callAs, changeMeAs, createBoardAs, createPinAs, readAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const OWN_PINS = 25

/**
 * As a phone's browser says once a page that it can put the site among the apps: as soon as the page has a body, whose scripts
 * are not here yet. A whole page may come after them.
 */
const offerApp = (page: Page) =>
  page.addInitScript(() => {
    const offer = () => {
      const isEarly = document.documentElement.dataset['hydrated'] !== 'true'
      // What it was asked stands on the document.
      const prompt = () => Promise.resolve(document.documentElement.setAttribute('data-asked', ''))
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
      const isHeld = !window.dispatchEvent(event)
      document.documentElement.setAttribute('data-offered', isEarly && isHeld ? 'early' : 'late')
    }
    new MutationObserver((_, observer) => {
      if (document.body === null) return
      observer.disconnect()
      offer()
    }).observe(document, { childList: true, subtree: true })
  })

/** BC-08: the app is offered until one reads on, and no more once that was answered. */
async function expectAppOffered(page: Page, remembered: () => Promise<unknown>): Promise<void> {
  const banner = page.getByRole('region', { name: 'The app' })
  await offerApp(page)
  await open(page, '/')
  await expect.poll(() => page.locator('html').getAttribute('data-offered')).toBe('early')
  await banner.waitFor()
  await banner.getByText('Put Pinfold on your home screen?').waitFor()
  await expectAccessible(page)
  await page.evaluate(() => {
    document.body.style.minBlockSize = '3000px'
    window.scrollTo(0, 501)
  })
  await banner.waitFor({ state: 'detached' })
  await expect.poll(remembered).toEqual({})
  // An address that is opened again goes on where its reader was; after another page it starts at its top.
  await page.goto('about:blank')
  await open(page, '/')
  await banner.waitFor()
  // Who reads on while the banner goes has answered all the same.
  await banner.getByRole('button', { name: 'Install' }).evaluate((button: HTMLElement) => {
    document.body.style.minBlockSize = '3000px'
    button.click()
    window.scrollTo(0, 501)
  })
  await banner.waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('html').getAttribute('data-asked')).toBe('')
  await expect.poll(remembered, patiently).toEqual({ 'banner.app': 'closed' })
}

for (const width of widths) {
  test(`PS-22 BC-08 at ${width} a member is welcomed back once after an absence`, async () => {
    const { page, context, username, problems } = await newPerson(stage, width)
    await changeMeAs(context, { full_name: 'Ana Lima' })
    await callAs(context, 'UserStateResource/create', { state: 'visit.day', value: '2020-01-01' })
    await open(page, '/')
    const banner = page.getByRole('region', { name: 'Welcome' })
    await banner.getByText('Welcome back, Ana Lima').waitFor()
    await expect
      .poll(() => banner.evaluate((element) => element.getBoundingClientRect().width))
      .toBe(width === 390 ? 374 : 1016)
    await expectAccessible(page)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    await banner.getByRole('button', { name: 'Got it' }).waitFor()
    await banner.getByRole('button', { name: 'Close' }).click()
    await banner.waitFor({ state: 'detached' })
    // One at a time: who never opened the link in the first email is told so then, and never again.
    const reminder = page.getByRole('region', { name: 'Your email' })
    await reminder.getByText('Confirm your email').waitFor()
    await expectAccessible(page)
    await reminder.getByRole('button', { name: 'Got it' }).click()
    await reminder.waitFor({ state: 'detached' })
    const state = () => readAs(context, 'UserStateResource/get', { state: 'banner.email' })
    await expect.poll(state, patiently).toEqual({ 'banner.email': 'closed' })
    await expect
      .poll(() => readAs<Record<string, string>>(context, 'UserStateResource/get', { state: 'visit.day' }), patiently)
      .not.toEqual({ 'visit.day': '2020-01-01' })
    const asked = page.waitForResponse(
      (response) => response.url().includes('UserStateResource/get') && response.url().includes('visit.day'),
    )
    await page.reload()
    await page.waitForSelector('html[data-hydrated=true]')
    await asked
    await settled(page)
    await expect.poll(() => banner.count()).toBe(0)
    // What is still open would note today once more.
    await page.goto('about:blank')
    await callAs(context, 'UserStateResource/create', { state: 'visit.day', value: '2020-01-01' })
    await open(page, '/')
    await banner.waitFor()
    await expect.poll(() => reminder.count()).toBe(0)
    await banner.getByRole('link', { name: 'Go' }).click()
    await page.waitForURL(`**/${username}`)
    if (width === 390)
      await expectAppOffered(page, () => readAs(context, 'UserStateResource/get', { state: 'banner.app' }))
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(1280)) {
  test(`ER-13 PS-22 at ${width} a member who meets turned-off comments is told why`, async () => {
    const ana = await newPerson(stage, width)
    const board = await createBoardAs(ana.context, 'Bowls')
    const pin = await createPinAs(ana.context, { board_id: board.id, title: 'Bowl' })
    const ben = await newPerson(stage, width)
    await open(ben.page, `/pin/${pin.id}/`)
    const field = ben.page.getByLabel('Add a comment')
    await field.fill('Lovely')
    await callAs(ana.context, 'PinResource/update', { id: pin.id, is_comments_allowed: false })
    await field.press('Enter')
    const dialog = ben.page.getByRole('alertdialog', { name: 'Comments are turned off' })
    await dialog
      .getByText('You can allow comments in the app under social permissions in settings.', { exact: true })
      .waitFor()
    await expectAccessible(ben.page)
    await dialog.getByRole('button', { name: 'Got it' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => field.inputValue()).toBe('Lovely')
    await open(ben.page, `/pin/${pin.id}/`)
    await ben.page.getByText('Comments are turned off for this Pin.').waitFor()
    await ben.page.getByRole('button', { name: 'Why?' }).click()
    await dialog.waitFor()
    await ben.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect([...ana.problems, ...ben.problems]).toEqual([])
    await ana.context.close()
    await ben.context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`PS-22 CR-09 at ${width} the owner of a busy profile is led to a business account`, async () => {
    const { page, context, username, problems } = await newPerson(stage, width)
    const board = await createBoardAs(context, 'Bowls')
    for (let n = 0; n < OWN_PINS; n += 1) await createPinAs(context, { board_id: board.id, title: `Bowl ${n}` })
    await open(page, `/${username}/`)
    const banner = page.getByRole('region', { name: 'Business account' })
    await banner.waitFor()
    await expectAccessible(page)
    await banner.getByRole('link', { name: 'Go' }).click()
    await page.waitForURL('**/business/convert/')
    await page.getByRole('heading', { level: 1, name: 'Upgrade to a business account' }).waitFor()
    await expectAccessible(page)
    const form = page.getByRole('form', { name: 'Upgrade to a business account' })
    await form.getByLabel('Business name').fill(' ')
    await form.getByRole('button', { name: 'Upgrade' }).click()
    await page.getByText('Enter the name of your business.').waitFor()
    await form.getByLabel('Business name').fill('Lima Ceramics')
    await form.getByRole('button', { name: 'Upgrade' }).click()
    await page.waitForURL(`**/${username}`)
    await page.getByRole('heading', { level: 1, name: 'Lima Ceramics' }).waitFor()
    await expect.poll(() => readAs(context, 'UserResource/get', { username })).toMatchObject({ is_partner: true })
    await settled(page)
    await expect.poll(() => banner.count()).toBe(0)
    await page.goto('/business/convert/')
    await page.waitForURL(`**/${username}`)
    expect(problems).toEqual([])
    await context.close()
  })
}

test('CR-09 visitors are asked to log in first', async () => {
  const { page, context } = await newVisitor(stage, { width: 1280, isPerson: true })
  await page.goto('/business/convert/')
  await page.waitForURL('**/login/?next=**')
  await context.close()
})

for (const width of flowWidths(390)) {
  test(`ER-12 at ${width} a board whose owner says so shows its Pins after a warning`, async () => {
    const ana = await newPerson(stage, width)
    const board = await createBoardAs(ana.context, 'Anatomy')
    await createPinAs(ana.context, { board_id: board.id, title: 'Bones' })
    await open(ana.page, board.url)
    await ana.page.getByRole('button', { name: 'More options' }).first().click()
    await ana.page.getByRole('menuitem', { name: 'Edit board' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Edit board' })
    await dialog.getByLabel('This board may contain sensitive content').check()
    await expectAccessible(ana.page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const { page, context, problems } = await newVisitor(stage, { width, isPerson: true })
    await open(page, board.url)
    await page.getByRole('heading', { name: 'This board may contain sensitive content' }).waitFor()
    await expect.poll(() => page.getByRole('list', { name: 'Pins on Anatomy' }).count()).toBe(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show the Pins' }).click()
    await page.getByRole('list', { name: 'Pins on Anatomy' }).waitFor()
    await expect.poll(() => layoutShifts(page)).toEqual([])
    await open(ana.page, board.url)
    await ana.page.getByRole('list', { name: 'Pins on Anatomy' }).waitFor()
    expect([...problems, ...ana.problems]).toEqual([])
    await context.close()
    await ana.context.close()
  })
}
