import { randomBytes } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, launchBrowser, layoutShift, newVisitor, open, type Width, widths } from './support/browser.ts'
import { createBoardAs, createPinAs, createSectionAs, readAs, signUpAs } from './support/member.ts'
import { type RunningProgram, runProgram } from './support/running-program.ts'

let program: RunningProgram
let browser: Browser
/** A board of somebody else's with two pins. */
let wall: { path: string; pins: string[] }
beforeAll(async () => {
  program = await runProgram()
  browser = await launchBrowser()
  const { context } = await newVisitor(browser, program.origin, { width: 1280 })
  await signUpAs(context)
  const board = await createBoardAs(context, 'Ceramics')
  const pins = ['Blue bowl', 'Clay cup'].map((title) => ({ board_id: board.id, title, link: 'https://example.org/a' }))
  wall = { path: board.url, pins: [] }
  for (const pin of pins) wall.pins.push((await createPinAs(context, pin)).id)
  await context.close()
})
afterAll(async () => {
  await browser?.close()
  await program?.remove()
})

const SAVING = '**/resource/RepinResource/create/'
const PICKER = '**/resource/BoardPickerBoardsResource/get/**'

/** A member with boards, of which the last one was used last. */
async function memberWith(width: Width, boards: readonly string[]) {
  const visitor = await newVisitor(browser, program.origin, { width })
  const member = await signUpAs(visitor.context)
  const made: Record<string, { id: string; url: string }> = {}
  for (const name of boards) made[name] = await createBoardAs(visitor.context, name)
  return { ...visitor, ...member, boards: made }
}

const pinCount = async (context: BrowserContext, board: { id: string } | undefined) =>
  (await readAs<{ pin_count: number }>(context, 'BoardResource/get', { board_id: board?.id })).pin_count

const cardOf = (page: Page, title: string) =>
  page.locator('article').filter({ has: page.getByRole('link', { name: title }) })
const button = (scope: { getByRole: Page['getByRole'] }, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** The card's actions: over the picture with a mouse, in a sheet on a phone. */
async function actionsOf(page: Page, width: Width, title: string) {
  if (width === 390) {
    await button(page, `Options for ${title}`).tap()
    await dialog(page).waitFor()
    return dialog(page)
  }
  await cardOf(page, title).hover()
  return cardOf(page, title)
}

async function openPicker(page: Page, width: Width, title: string) {
  const actions = await actionsOf(page, width, title)
  await actions.getByRole('button', { name: width === 390 ? /another board$/ : /^(Board:|Saved$)/ }).click()
  await page.getByRole('dialog', { name: 'Save to a board' }).waitFor()
}

test('PI-02 quick save takes the last board once, says so at once, is undone, and is known later', async () => {
  const { page, context, boards, problems } = await memberWith(1280, ['Kitchen', 'Garden'])
  await open(page, wall.path)
  const card = await actionsOf(page, 1280, 'Blue bowl')
  await button(card, 'Board: Garden').waitFor()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SAVING, async (route) => {
    await held
    await route.continue()
  })
  await button(card, 'Save').dblclick()
  // Nothing was answered yet.
  await card.getByText('Saved to Garden').waitFor()
  release()
  const toast = page.getByRole('status').filter({ hasText: 'Saved to Garden' })
  await button(toast, 'Undo').waitFor()
  expect(await pinCount(context, boards['Garden'])).toBe(1)
  await button(toast, 'Undo').click()
  await card.hover()
  await button(card, 'Save').waitFor()
  await expect.poll(() => pinCount(context, boards['Garden'])).toBe(0)

  await button(card, 'Save').click()
  await card.getByText('Saved to Garden').waitFor()
  await page.getByRole('link', { name: 'Blue bowl' }).click()
  await page.getByRole('heading', { level: 1, name: 'Blue bowl' }).waitFor()
  await page.getByRole('article').getByText('Saved to Garden').waitFor()
  await page.goBack()
  await card.hover()
  await card.getByText('Saved to Garden').waitFor()
  expect(await pinCount(context, boards['Garden'])).toBe(1)

  await open(page, wall.path)
  await card.hover()
  await card.getByText('You already saved this to Garden').waitFor()
  await expectAccessible(page)
  await button(card, 'Saved').click()
  const note = dialog(page).getByText('You already saved this to Garden')
  expect(await note.getByRole('link', { name: 'Garden' }).getAttribute('href')).toBe(boards['Garden']?.url)
  await button(dialog(page), 'Kitchen').click()
  await card.getByText('Saved to Kitchen').waitFor()
  await expect.poll(() => pinCount(context, boards['Kitchen'])).toBe(1)
  expect(await layoutShift(page)).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

for (const width of widths) {
  test(`PI-02 ST-01 at ${width} a save that fails is taken back and told, and saving again works`, async () => {
    const { page, context, boards } = await memberWith(width, ['Kitchen'])
    await open(page, wall.path)
    await page.route(SAVING, (route) => route.abort())
    await button(await actionsOf(page, width, 'Clay cup'), width === 390 ? 'Save to Kitchen' : 'Save').click()
    await page.getByText(/^Not saved to Kitchen\. We could not reach the server/).waitFor()
    const again = await actionsOf(page, width, 'Clay cup')
    const save = button(again, width === 390 ? 'Save to Kitchen' : 'Save')
    await save.waitFor()
    expect(await pinCount(context, boards['Kitchen'])).toBe(0)
    await page.unroute(SAVING)
    await save.click()
    await page.getByText('Saved to Kitchen').first().waitFor()
    await expect.poll(() => pinCount(context, boards['Kitchen'])).toBe(1)
    await context.close()
  })

  test(`CA-15 at ${width} the picker finds boards, asks for the section, and remembers the last board`, async () => {
    const names = ['Attic', 'Bath', 'Cellar', 'Garden', 'Kitchen', 'Living room']
    const { page, context, boards, problems } = await memberWith(width, names)
    await createBoardAs(context, 'Hidden things', 'secret')
    await createSectionAs(context, boards['Living room']?.id ?? '', 'Rugs')
    await open(page, wall.path)
    await openPicker(page, width, 'Blue bowl')
    const picker = dialog(page)
    await picker.getByText('Last saved to').waitFor()
    await picker.getByRole('button', { name: 'Hidden things Secret' }).first().waitFor()
    await expectAccessible(page)
    await picker.getByRole('searchbox', { name: 'Find a board' }).fill('liv')
    await expect.poll(() => picker.locator('[data-picker-row]').count()).toBe(1)
    await page.keyboard.press('Enter')
    await button(picker, 'The board itself').waitFor()
    await expectAccessible(page)
    await button(picker, 'Rugs').click()
    await page.getByText('Saved to Living room › Rugs').first().waitFor()
    await picker.waitFor({ state: 'detached' })
    const next = await actionsOf(page, width, 'Clay cup')
    await button(next, width === 390 ? 'Save to Living room' : 'Board: Living room').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test(`CA-15 VR-01 ER-01 at ${width} a board is made inside the picker, named as it was searched for`, async () => {
    const names = ['Attic', 'Bath', 'Cellar', 'Garden', 'Kitchen', 'Living room']
    const { page, context } = await memberWith(width, names)
    await open(page, wall.path)
    await openPicker(page, width, 'Blue bowl')
    const picker = dialog(page)
    await picker.getByRole('searchbox').fill('Balcony')
    await picker.getByText('No board with that name.').waitFor()
    await button(picker, 'Create “Balcony”').click()
    const name = picker.getByLabel('Name')
    expect(await name.inputValue()).toBe('Balcony')
    expect(await name.getAttribute('placeholder')).toBe('Add a title, like “DIY” or “Recipes”')
    await picker.getByText('So only you and collaborators can see it.').waitFor()
    await expectAccessible(page)
    await name.fill(' ')
    await name.blur()
    await picker.getByText("Don't forget to name your board!").waitFor()
    expect(await button(picker, 'Create').isDisabled()).toBe(true)
    await name.fill('Kitchen')
    await button(picker, 'Create').click()
    await picker.getByText('You already have a board with this name.').waitFor()
    await name.fill('Balcony')
    await picker.getByText('Keep this board secret').click()
    await button(picker, 'Create').click()
    await page.getByText('Saved to Balcony').first().waitFor()
    const next = await actionsOf(page, width, 'Clay cup')
    await button(next, width === 390 ? 'Save to Balcony' : 'Board: Balcony').waitFor()
    await context.close()
  })

  test(`CA-15 at ${width} boards that do not load are told, and asked for again`, async () => {
    const { page, context } = await memberWith(width, ['Kitchen'])
    await page.route(PICKER, (route) => route.abort())
    await open(page, wall.path)
    const actions = await actionsOf(page, width, 'Blue bowl')
    await actions.getByRole('button', { name: width === 390 ? /another board$/ : 'Choose a board' }).click()
    await dialog(page).getByRole('alert').getByText('We could not reach the server').waitFor()
    await expectAccessible(page)
    await page.unroute(PICKER)
    await button(dialog(page), 'Try again').click()
    await button(dialog(page), 'Kitchen').click()
    await page.getByText('Saved to Kitchen').first().waitFor()
    await context.close()
  })

  test(`PI-02 VR-20 at ${width} who has no board makes one on the way, or saves to the profile`, async () => {
    const { page, context, username } = await memberWith(width, [])
    await open(page, wall.path)
    const fresh = page.waitForRequest((request) => request.url().includes('/PinResource/get/'))
    await button(await actionsOf(page, width, 'Blue bowl'), 'Save').click()
    await dialog(page).getByText('Make your first board for this idea.').waitFor()
    // So few boards: what is said of the pin is asked for anew.
    await fresh
    await expectAccessible(page)
    await dialog(page).getByLabel('Name').fill('Firsts')
    await button(dialog(page), 'Create').click()
    await page.getByText('Saved to Firsts').first().waitFor()
    await openPicker(page, width, 'Clay cup')
    await button(dialog(page), 'Save to profile').click()
    await page.getByText('Saved to your profile').first().waitFor()
    const listed = () => readAs<{ title: string }[]>(context, 'UserPinsResource/get', { username })
    await expect.poll(async () => (await listed()).map(({ title }) => title)).toEqual(['Clay cup', 'Blue bowl'])
    await context.close()
  })

  test(`CR-01 at ${width} the repin page saves with words, board and section of one's own`, async () => {
    const visitor = await newVisitor(browser, program.origin, { width })
    await open(visitor.page, `/pin/${wall.pins[0]}/repin/`)
    expect(new URL(visitor.page.url()).search).toBe(`?next=${encodeURIComponent(`/pin/${wall.pins[0]}/repin/`)}`)
    await visitor.context.close()

    const { page, context, boards, problems } = await memberWith(width, ['Kitchen', 'Garden'])
    await createSectionAs(context, boards['Kitchen']?.id ?? '', 'Plates')
    await open(page, `/pin/${wall.pins[0]}/repin/x/`)
    await page.getByText('To Garden').waitFor()
    expect(await page.getByLabel('Link').inputValue()).toBe('https://example.org/a')
    await expectAccessible(page)
    expect(await layoutShift(page)).toBe(0)
    await button(page, 'Kitchen has sections').click()
    await button(page, 'Plates').click()
    await page.getByText('To Kitchen › Plates').waitFor()
    await page.getByLabel('Title').fill('Just like mine')
    await button(page, 'Save').click()
    await page.getByRole('heading', { level: 1, name: 'Just like mine' }).waitFor()
    await page.getByText('Saved to Kitchen › Plates').first().waitFor()
    expect(await pinCount(context, boards['Kitchen'])).toBe(1)
    expect(problems).toEqual([])
    await context.close()
  })
}

test('PI-02 a long press on a phone opens the same actions, and the finger that leaves opens nothing', async () => {
  const { page, context } = await memberWith(390, ['Kitchen'])
  await open(page, wall.path)
  const box = await page.getByRole('link', { name: 'Blue bowl' }).boundingBox()
  const finger = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 60 }
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points as never })
  await touch('touchStart', [finger])
  await dialog(page).waitFor()
  await touch('touchEnd', [])
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'Visit example.org' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(wall.path)
  await button(dialog(page), 'Save to Kitchen').tap()
  await page.getByText('Saved to Kitchen').first().waitFor()
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Clay cup' }).tap()
  await page.waitForURL('**/pin/**')
  await context.close()
})

test('PI-02 with the keyboard every action of a card is reached, and the focus returns to it', async () => {
  const { page, context } = await memberWith(1280, ['Kitchen'])
  await open(page, wall.path)
  await page.getByRole('link', { name: 'Blue bowl' }).focus()
  const card = cardOf(page, 'Blue bowl')
  await button(card, 'Board: Kitchen').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Board: Kitchen')
  await page.keyboard.press('Enter')
  await button(dialog(page), 'Kitchen').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('Board: Kitchen')
  for (const _ of ['Save', 'Visit example.org', 'More options']) await page.keyboard.press('Tab')
  expect(await focused()).toBe('More options')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Hide this Pin' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Hide this Pin' }).click()
  await card.getByText("You won't see this Pin again").waitFor()
  await button(card, 'Undo').click()
  await page.getByRole('link', { name: 'Blue bowl' }).waitFor()
  await context.close()
})

for (const width of widths) {
  test(`VR-06 ER-15 at ${width} a visitor logs in from a card, and the save goes on`, async () => {
    const known = await memberWith(width, ['Kitchen'])
    const { page, context, problems } = await newVisitor(browser, program.origin, { width })
    const scripts: string[] = []
    page.on('request', (request) => request.url().includes('login-prompt-modal') && scripts.push(request.url()))
    await open(page, wall.path)
    expect(scripts).toEqual([])
    await button(await actionsOf(page, width, 'Blue bowl'), 'Save').click()
    const prompt = page.getByRole('dialog', { name: 'Log in to save this Pin' })
    await prompt.waitFor()
    await expectAccessible(page)
    expect(await dialog(page).count()).toBe(1)
    await page.keyboard.press('Escape')
    await prompt.waitFor({ state: 'detached' })
    const opener = width === 390 ? 'Options for Blue bowl' : null
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null))
      .toBe(opener)

    await button(await actionsOf(page, width, 'Blue bowl'), 'Save').click()
    await prompt.getByLabel('Email or username').fill(known.username)
    await button(prompt, 'Sign up').last().click()
    await prompt.getByRole('form', { name: 'Sign up' }).getByLabel('Email').fill('kept@example.org')
    await button(prompt, 'Log in').last().click()
    expect(await prompt.getByLabel('Email or username').inputValue()).toBe(known.username)
    await prompt.getByRole('form', { name: 'Log in' }).getByLabel('Password', { exact: true }).fill(known.password)
    await prompt.getByRole('form', { name: 'Log in' }).getByRole('button', { name: 'Log in' }).click()
    await page.getByText('Saved to Kitchen').first().waitFor()
    expect(await pinCount(known.context, known.boards['Kitchen'])).toBe(1)
    expect(problems).toEqual([])
    await Promise.all([context.close(), known.context.close()])
  })

  test(`VR-06 ER-15 at ${width} somebody new signs up from the start page's wall and gets the picker`, async () => {
    const { page, context } = await newVisitor(browser, program.origin, { width })
    await open(page, '/')
    await button(await actionsOf(page, width, 'Clay cup'), 'Save').click()
    const prompt = page.getByRole('dialog', { name: 'Log in to save this Pin' })
    await button(prompt, 'Sign up').last().click()
    const form = prompt.getByRole('form', { name: 'Sign up' })
    await form.getByLabel('Email').fill(`n${randomBytes(6).toString('hex')}@example.org`)
    await form.getByLabel('Password', { exact: true }).fill('correct horse battery')
    await form.getByLabel('Birth date').fill('1990-05-17')
    await form.getByRole('button', { name: 'Sign up' }).click()
    await dialog(page).getByText('Make your first board for this idea.').waitFor()
    await dialog(page).getByLabel('Name').fill('New start')
    await button(dialog(page), 'Create').click()
    await page.getByText('Saved to New start').first().waitFor()
    await context.close()
  })
}

test('VR-06 ER-15 hiding and following ask for a log-in under their own headings', async () => {
  const { page, context } = await newVisitor(browser, program.origin, { width: 1280 })
  await open(page, wall.path)
  await button(await actionsOf(page, 1280, 'Blue bowl'), 'More options').click()
  await page.getByRole('menuitem', { name: 'Hide this Pin' }).click()
  await page.getByRole('dialog', { name: 'Log in to hide this Pin' }).waitFor()
  await page.keyboard.press('Escape')
  await open(page, `/pin/${wall.pins[0]}/`)
  await page.getByRole('button', { name: /^Follow / }).click()
  await page.getByRole('dialog', { name: 'Log in to follow' }).waitFor()
  await context.close()
})
