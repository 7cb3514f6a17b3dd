import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, newVisitor, open, patiently, flowWidths, widths, holdNextToast } from './support/browser.ts'
import { callAs, createBoardAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })
/** A place that no overlay covers. */
const pressOutside = (page: Page) => page.mouse.click(4, 300)
const isInside = (page: Page, role: string) =>
  page.evaluate((name) => Boolean(document.activeElement?.closest(`[role=${name}]`)), role)

/** A member on a board of his own, where menu, modal and sheet can be opened. */
async function memberAtBoard(width: (typeof widths)[number]) {
  const visitor = await newVisitor(stage, { width })
  const { username } = await signUpAs(visitor.context)
  const board = await createBoardAs(visitor.context, 'Kitchen')
  await open(visitor.page, board.url)
  return { ...visitor, username, board }
}

async function openEditModal(page: Page) {
  await page.getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name: 'Edit board' }).click()
  await page.getByRole('dialog', { name: 'Edit board' }).waitFor()
}

for (const width of widths) {
  test(`OP-10 at ${width} a menu moves by arrow keys, closes by Escape and by a press outside`, async () => {
    const { page, context } = await memberAtBoard(width)
    const trigger = page.getByRole('button', { name: 'More options' }).first()
    await trigger.click()
    await page.getByRole('menu').waitFor()
    await expect.poll(() => focusedName(page), patiently).toBe('Edit board')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedName(page), patiently).not.toBe('Edit board')
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page), patiently).toBe('More options')
    await trigger.click()
    await page.getByRole('menu').waitFor()
    await pressOutside(page)
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`OP-10 at ${width} a modal keeps the focus, closes by Escape and gives the focus back`, async () => {
    const { page, context, problems } = await memberAtBoard(width)
    await openEditModal(page)
    await expectAccessible(page)
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => isInside(page, 'dialog')).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => focusedName(page), patiently).toBe('More options')
    expect(problems).toEqual([])
    await context.close()
  })
}

test('OP-10 a press outside closes a modal, but not while words in it would be lost', async () => {
  const { page, context } = await memberAtBoard(1280)
  await openEditModal(page)
  await page.getByLabel('Description').fill('Not saved yet')
  await pressOutside(page)
  await page.getByLabel('Description').waitFor()
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Not saved yet')
  await page.getByLabel('Description').fill('')
  await pressOutside(page)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await context.close()
})

test('on phones menus and modals are sheets at the bottom, as wide as the screen', async () => {
  const { page, context } = await memberAtBoard(390)
  await page.getByRole('button', { name: 'More options' }).first().click()
  const sheet = page.getByRole('dialog')
  const edges = async () => {
    const box = await sheet.boundingBox()
    return box && [Math.round(box.x), Math.round(box.width), Math.round(box.y + box.height)]
  }
  await expect.poll(edges, patiently).toEqual([0, 390, 844])
  await page.getByRole('menuitem', { name: 'Edit board' }).click()
  await page.getByRole('dialog', { name: 'Edit board' }).waitFor()
  await expect.poll(edges, patiently).toEqual([0, 390, 844])
  await context.close()
})

test('on phones nothing of a sheet is pressed while it comes up, and a press there does not close it', async () => {
  const { page, context } = await memberAtBoard(390)
  await page.evaluate(() => document.documentElement.style.setProperty('--motion-in', '600s'))
  await page.getByRole('button', { name: 'More options' }).first().click()
  const choice = page.getByRole('menuitem', { name: 'Edit board' })
  await choice.waitFor()
  const sheet = page.getByRole('dialog').locator('..')
  await sheet.evaluate((element) => {
    for (const motion of element.getAnimations({ subtree: true })) motion.currentTime = 300_000
  })
  const { x, y } = await choice.evaluate((element) => element.getBoundingClientRect())
  await page.mouse.click(x + 40, y + 20)
  await sheet.evaluate((element) => {
    for (const motion of element.getAnimations({ subtree: true })) motion.finish()
  })
  await choice.click()
  await page.getByRole('dialog', { name: 'Edit board' }).waitFor()
  await context.close()
})

test('LA-01 what closes an overlay for screen readers is called so in the page’s language, whatever the browser speaks', async () => {
  const { page, context, board } = await memberAtBoard(1280)
  await callAs(context, 'UserSettingsResource/update', { locale: 'de-DE' })
  await open(page, board.url)
  await page.getByRole('button', { name: 'Weitere Optionen' }).first().click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Schließen' }).count(), patiently).toBeGreaterThan(0)
  await expect.poll(() => page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0)
  await context.close()
})

test('OP-12 the account menu shows who is signed in and changes the theme without closing', async () => {
  const { page, context, username } = await memberAtBoard(1280)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByText(`@${username}`).waitFor()
  await expectAccessible(page)
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme']), patiently).toBe('dark')
  await expect.poll(() => page.getByRole('menuitemradio', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true')
  await page.reload()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  await open(page, '/')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Settings', exact: true }).click()
  await page.waitForURL('**/settings')
  await context.close()
})

test('toasts come one at a time, wait while they are pointed at, and are read politely', async () => {
  const { page, context } = await memberAtBoard(1280)
  await open(page, '/board/create/')
  await page.getByLabel('Name').fill('Bath')
  await holdNextToast(page)
  await page.getByRole('form', { name: 'Create board' }).getByRole('button', { name: 'Create', exact: true }).click()
  const toast = page.getByRole('status').getByText('Board created!')
  await toast.waitFor()
  await toast.hover()
  await page.clock.install()
  await page.clock.fastForward(30_000)
  await expect.poll(() => toast.count()).toBe(1)
  await page.mouse.move(4, 4)
  await page.clock.fastForward(30_000)
  await toast.waitFor({ state: 'detached' })
  await context.close()
})

test('a search goes by the address, as a plain form too, and shows what was typed', async () => {
  const { page, context } = await memberAtBoard(1280)
  const field = page.getByRole('search').getByRole('combobox', { name: 'Search' })
  await field.fill('blue bowl')
  await field.press('Enter')
  await page.waitForURL((url) => url.pathname === '/search/')
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({ rs: 'typed', q: 'blue bowl', scope: 'pins' })
  await expect.poll(() => field.first().inputValue()).toBe('blue bowl')
  await page.getByRole('button', { name: 'Clear the search' }).first().click()
  await expect.poll(() => field.first().inputValue()).toBe('')
  await context.close()
})
