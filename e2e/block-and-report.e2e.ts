import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  heard,
  expectBothThemesAccessible,
  flowWidths,
  layoutShifts,
  newVisitor,
  open,
  settled,
  type Width,
} from './support/browser.ts'
import { callAs, createBoardAs, createPinAs, readAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const BLOCKING = '**/resource/UserBlockResource/create/'
const UNBLOCKING = '**/resource/UserBlockResource/delete/'

const stage = setStage({ COUNTRY_HEADER: 'x-country', EXPERIMENTS: 'india_takedown_link=enabled' })

interface Person {
  readonly id: string
  readonly username: string
  readonly name: string
}

/** Somebody with a board and a pin. */
async function makePerson(): Promise<Person> {
  const { context } = await newVisitor(stage, { width: 1280 })
  const { username } = await signUpAs(context)
  const board = await createBoardAs(context, 'Ceramics')
  await createPinAs(context, { board_id: board.id, title: 'Blue bowl' })
  const user = await readAs<{ id: string; full_name: string }>(context, 'UserResource/get', { username })
  await context.close()
  return { id: user.id, username, name: user.full_name }
}

/** The tab with the board. */
const boardsOf = ({ username }: Person) => `/${username}/_saved`

async function memberAt(width: Width) {
  const visitor = await newVisitor(stage, { width })
  await signUpAs(visitor.context)
  return visitor
}

const isBlocked = async (context: BrowserContext, { username }: Person) =>
  (await readAs<{ blocked_by_me: boolean }>(context, 'UserResource/get', { username })).blocked_by_me

async function choose(page: Page, label: string) {
  await page.getByRole('button', { name: 'Profile options' }).click()
  await page.getByRole('menuitem', { name: label, exact: true }).click()
}

const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()

for (const width of flowWidths(1280)) {
  test(`ST-04 ER-12 PS-18 RP-04 at ${width} a member is blocked after a question, hidden, and unblocked at once`, async () => {
    const person = await makePerson()
    const { page, context, problems } = await memberAt(width)
    const scripts: string[] = []
    page.on('request', (request) => /block-modals|report-modal/.test(request.url()) && scripts.push(request.url()))
    await open(page, boardsOf(person))
    await page
      .getByRole('link', { name: /Ceramics/ })
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Profile options' }).click()
    await page.getByRole('menuitem').first().waitFor()
    await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Block', 'Report'])
    expect(scripts).toEqual([])
    await expectBothThemesAccessible(page)
    await page.getByRole('menuitem', { name: 'Block' }).click()
    await page.getByRole('alertdialog', { name: `Block ${person.name}?` }).waitFor()
    await expectBothThemesAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => isBlocked(context, person)).toBe(false)

    await choose(page, 'Block')
    await confirm(page)
    const told = page.getByRole('dialog', { name: `${person.name} is blocked` })
    await told.waitFor()
    await expectBothThemesAccessible(page)
    await told.getByRole('button', { name: 'Got it' }).click()
    await heard(page, `You've blocked ${person.name}`)
    await page.getByRole('heading', { name: `You've blocked ${person.name}` }).waitFor()
    const unblock = page.getByRole('button', { name: `Unblock ${person.name}` })
    await expect.poll(() => unblock.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => page.getByRole('link', { name: /Ceramics/ }).count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: /^Follow / }).count()).toBe(0)
    await expect.poll(() => isBlocked(context, person)).toBe(true)

    await open(page, boardsOf(person))
    await page.getByRole('heading', { name: person.name, level: 1 }).waitFor()
    await unblock.waitFor()
    await expect.poll(() => layoutShifts(page)).toEqual([])
    await expectBothThemesAccessible(page)
    await unblock.click()
    await page.getByRole('button', { name: `Follow ${person.name}` }).waitFor()
    await page
      .getByRole('link', { name: /Ceramics/ })
      .first()
      .waitFor()
    await expect.poll(() => isBlocked(context, person)).toBe(false)
    expect(problems).toEqual([])
    await context.close()
  })

  test(`PS-18 PR-06 at ${width} a profile is reported from its options and on its report page`, async () => {
    const person = await makePerson()
    const { page, context, problems } = await memberAt(width)
    await open(page, `/${person.username}`)
    await choose(page, 'Report')
    const dialog = page.getByRole('dialog', { name: `Report ${person.name}` })
    await dialog.getByRole('button', { name: 'Report' }).click()
    await dialog.getByText('Choose a reason.').waitFor()
    await expectBothThemesAccessible(page)
    await dialog.getByLabel('Pretending to be someone else').check()
    await dialog.getByRole('button', { name: 'Report' }).click()
    await heard(page, 'Thank you. The moderators will look at it.')

    await open(page, `/${person.username}/report/`)
    await expect.poll(() => page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await page.getByRole('heading', { name: 'Report this profile' }).waitFor()
    await expectBothThemesAccessible(page)
    await page.getByLabel('Spam or misleading').check()
    await page.getByLabel('Anything else we should know?').fill('Only advertisements')
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    await page.getByRole('heading', { name: 'Thank you' }).waitFor()
    await expectBothThemesAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`ST-04 ER-07 at ${width} a refused block and a refused unblock are taken back silently`, async () => {
    const person = await makePerson()
    const { page, context } = await memberAt(width)
    await open(page, boardsOf(person))
    let refuse = () => undefined as void
    const asked = new Promise<void>((resolve) => (refuse = resolve))
    await page.route(BLOCKING, async (route) => {
      await asked
      await route.fulfill({ status: 500, body: 'no' })
    })
    await choose(page, 'Block')
    await confirm(page)
    // Shown before the server answered.
    await page.getByRole('dialog', { name: `${person.name} is blocked` }).waitFor()
    refuse()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: `Follow ${person.name}` }).waitFor()
    await page
      .getByRole('link', { name: /Ceramics/ })
      .first()
      .waitFor()
    await expect.poll(() => page.getByText(/blocked|went wrong/).count()).toBe(0)
    await page.unroute(BLOCKING)

    await callAs(context, 'UserBlockResource/create', { blocked_user_id: person.id })
    await open(page, boardsOf(person))
    await page.route(UNBLOCKING, (route) => route.fulfill({ status: 500, body: 'no' }))
    const refused = page.waitForResponse(UNBLOCKING)
    await choose(page, 'Unblock')
    await refused
    await page.getByRole('button', { name: `Unblock ${person.name}` }).waitFor()
    await expect.poll(() => isBlocked(context, person)).toBe(true)
    await context.close()
  })

  test(`RP-05 VR-06 at ${width} visitors have the report by their law alone, which leads to a page that says what is there`, async () => {
    const person = await makePerson()
    const { page, context } = await newVisitor(stage, { width })
    await open(page, `/${person.username}`)
    await page.getByRole('button', { name: `Follow ${person.name}` }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Profile options' }).count()).toBe(0)
    for (const [country, link, law] of [
      ['DE', 'Report under EU law', 'Digital Services Act'],
      ['IN', 'Report under Indian law', 'Information Technology Rules'],
    ] as const) {
      await page.setExtraHTTPHeaders({ 'x-country': country })
      await open(page, `/${person.username}`)
      await page.getByRole('button', { name: 'Profile options' }).click()
      await page.getByRole('menuitem').first().waitFor()
      await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual([link])
      await page.getByRole('menuitem', { name: link }).click()
      await page.getByRole('heading', { name: law }).waitFor()
      await page.getByRole('link', { name: 'Open the form' }).waitFor()
      await expectBothThemesAccessible(page)
    }
    await page.getByRole('link', { name: 'Report to the moderators' }).click()
    await page.getByRole('button', { name: 'Log in to report' }).click()
    await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
    await context.close()
  })
}

test('PS-18 members get the links of their law after Report, those in Turkey, too', async () => {
  const person = await makePerson()
  const { page, context } = await memberAt(1280)
  await page.setExtraHTTPHeaders({ 'x-country': 'TR' })
  await open(page, `/${person.username}`)
  await page.getByRole('button', { name: 'Profile options' }).click()
  await page.getByRole('menuitem').first().waitFor()
  await expect
    .poll(() => page.getByRole('menuitem').allTextContents())
    .toEqual(['Block', 'Report', 'Report under Turkish law'])
  await context.close()
})

test('PS-06 a private profile’s block menu is over its header, and nobody is offered to block themself', async () => {
  const { page, context, problems } = await memberAt(390)
  const hermit = await newVisitor(stage, { width: 390 })
  const { username } = await signUpAs(hermit.context)
  await hermit.context.request.get('/login/')
  const csrf = (await hermit.context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const made = await hermit.context.request.post('/v3/users/me/', {
    headers: { 'X-CSRFToken': csrf, Origin: stage.origin },
    form: { is_private_profile: 'true' },
  })
  expect(made.ok()).toBe(true)
  await open(page, `/${username}`)
  await choose(page, 'Block')
  await page.getByRole('alertdialog').waitFor()
  await open(hermit.page, `/${username}`)
  await settled(hermit.page)
  await expect.poll(() => hermit.page.getByRole('menuitem', { name: 'Block' }).count()).toBe(0)
  expect(problems).toEqual([])
  await Promise.all([context.close(), hermit.context.close()])
})
