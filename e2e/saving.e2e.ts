import { beforeAll, expect, test } from 'vitest'
import {
  expectAccessible,
  heardFromToast,
  layoutShifts,
  newVisitor,
  open,
  settled,
  flowWidths,
  widths,
  holdNextToast,
} from './support/browser.ts'
import {
  actionsOf,
  button,
  cardOf,
  dialog,
  makeWall,
  memberWith,
  pinCount,
  SAVING,
  type Wall,
  PICKER,
} from './support/cards.ts'
import { createSectionAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

let wall: Wall
const stage = setStage()
beforeAll(async () => {
  wall = await makeWall(stage, 'Sable')
})

test('PI-02 quick save takes the last board once, says so at once, is undone, and is known later', async () => {
  const { page, context, boards, problems } = await memberWith(stage, 1280, ['Kitchen', 'Garden'])
  await open(page, wall.path)
  const card = await actionsOf(page, 1280, 'Sable bowl')
  await button(card, 'Board: Garden').waitFor()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SAVING, async (route) => {
    await held
    await route.continue()
  })
  await holdNextToast(page)
  await button(card, 'Save').dblclick()
  // Nothing was answered yet.
  await card.getByText('Saved to Garden').waitFor()
  release()
  const toast = page.getByRole('status').filter({ hasText: 'Saved to Garden' })
  await expect.poll(() => pinCount(context, boards['Garden'])).toBe(1)
  await button(toast, 'Undo').click()
  await card.hover()
  await button(card, 'Save').waitFor()
  await expect.poll(() => pinCount(context, boards['Garden'])).toBe(0)

  await button(card, 'Save').click()
  await card.getByText('Saved to Garden').waitFor()
  await page.getByRole('link', { name: 'Sable bowl' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sable bowl' }).waitFor()
  await page.getByRole('article').getByText('Saved to Garden').waitFor()
  await page.goBack()
  await card.hover()
  await card.getByText('Saved to Garden').waitFor()
  await expect.poll(() => pinCount(context, boards['Garden'])).toBe(1)

  await open(page, wall.path)
  await card.hover()
  await card.getByText('You already saved this to Garden').waitFor()
  await expectAccessible(page)
  // The picker is lower once the boards are there; they are read as its button is pointed at.
  const boardsKnown = page.waitForResponse(PICKER)
  await button(card, /Save to another board$/).hover()
  await (await boardsKnown).finished()
  await button(card, /Save to another board$/).click()
  await button(dialog(page), 'Garden Saved').waitFor()
  const note = dialog(page).getByText('You already saved this to Garden')
  await expect.poll(() => note.getByRole('link', { name: 'Garden' }).getAttribute('href')).toBe(boards['Garden']?.url)
  await button(dialog(page), 'Kitchen').click()
  await card.getByText('Saved to Kitchen').waitFor()
  await expect.poll(() => pinCount(context, boards['Kitchen'])).toBe(1)
  // The keyboard reaches it too, and the picker knows of both.
  await button(card, /Save to another board$/).press('Enter')
  for (const name of ['Garden Saved', 'Kitchen Saved']) await button(dialog(page), name).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => layoutShifts(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

for (const width of widths) {
  test(`PI-02 ST-01 at ${width} a save that fails is taken back and told, and saving again works`, async () => {
    const { page, context, boards } = await memberWith(stage, width, ['Kitchen'])
    await open(page, wall.path)
    await page.route(SAVING, (route) => route.abort())
    await button(await actionsOf(page, width, 'Sable cup'), width === 390 ? 'Save to Kitchen' : 'Save').click()
    await page.getByText(/^Not saved to Kitchen\. We could not reach the server/).waitFor()
    const again = await actionsOf(page, width, 'Sable cup')
    const save = button(again, width === 390 ? 'Save to Kitchen' : 'Save')
    await save.waitFor()
    await expect.poll(() => pinCount(context, boards['Kitchen'])).toBe(0)
    await page.unroute(SAVING)
    await save.click()
    await page.getByText('Saved to Kitchen', { exact: true }).first().waitFor()
    await expect.poll(() => pinCount(context, boards['Kitchen'])).toBe(1)
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`CR-01 at ${width} the repin page saves with words, board and section of one's own`, async () => {
    const visitor = await newVisitor(stage, { width })
    await open(visitor.page, `/pin/${wall.pins[0]}/repin/`)
    expect(new URL(visitor.page.url()).search).toBe(`?next=${encodeURIComponent(`/pin/${wall.pins[0]}/repin/`)}`)
    await visitor.context.close()

    const { page, context, boards, problems } = await memberWith(stage, width, ['Kitchen', 'Garden'])
    await createSectionAs(context, boards['Kitchen']?.id ?? '', 'Plates')
    await open(page, `/pin/${wall.pins[0]}/repin/x/`)
    await page.getByText('To Garden').waitFor()
    await expect.poll(() => page.getByLabel('Link').inputValue()).toBe('https://example.org/a')
    await expectAccessible(page)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    await button(page, 'Kitchen has sections').click()
    await button(page, 'Plates').click()
    await page.getByText('To Kitchen › Plates').waitFor()
    await page.getByLabel('Title').fill('Just like mine')
    await button(page, 'Save').click()
    await heardFromToast(page, 'Saved to Kitchen › Plates')
    await page.getByRole('heading', { level: 1, name: 'Just like mine' }).waitFor()
    await expect.poll(() => pinCount(context, boards['Kitchen'])).toBe(1)
    expect(problems).toEqual([])
    await context.close()
  })
}

test('PI-02 a long press on a phone opens the same actions, and the finger that leaves opens nothing', async () => {
  const { page, context } = await memberWith(stage, 390, ['Kitchen'])
  await open(page, wall.path)
  await settled(page)
  const box = await page.getByRole('link', { name: 'Sable bowl' }).boundingBox()
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
  await page.getByRole('link', { name: 'Sable cup' }).tap()
  await page.waitForURL('**/pin/**')
  await context.close()
})

test('PI-02 with the keyboard every action of a card is reached, and the focus returns to it', async () => {
  const { page, context } = await memberWith(stage, 1280, ['Kitchen'])
  await open(page, wall.path)
  await page.getByRole('link', { name: 'Sable bowl' }).focus()
  const card = cardOf(page, 'Sable bowl')
  await button(card, 'Board: Kitchen').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await page.keyboard.press('Tab')
  await expect.poll(() => focused()).toBe('Board: Kitchen')
  await page.keyboard.press('Enter')
  await button(dialog(page), 'Kitchen').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(focused).toBe('Board: Kitchen')
  for (const _ of ['Save', 'Visit example.org', 'More options']) await page.keyboard.press('Tab')
  await expect.poll(() => focused()).toBe('More options')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Hide this Pin' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Hide this Pin' }).click()
  const cards = page.getByRole('list', { name: 'Pins on Ceramics' })
  await cards.getByText("You won't see this Pin again").waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Sable bowl' }).waitFor()
  await context.close()
})
