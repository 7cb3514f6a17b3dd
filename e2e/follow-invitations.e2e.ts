import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  expectBothThemesAccessible,
  flowWidths,
  layoutShifts,
  newVisitor,
  open,
  patiently,
  type Width,
  settled,
} from './support/browser.ts'
import { callAs, createBoardAs } from './support/member.ts'
import { newPerson, type Person, relation, setPrivate } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const INTEREST = '**/resource/InterestFollowResource/*/'

let star: Person
const stage = setStage()
beforeAll(async () => {
  star = await person(1280)
})

const person = (width: Width) => newPerson(stage, width)
const button = (scope: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true })

for (const width of flowWidths(1280)) {
  test(`ER-10 at ${width} a wrong invitation leads home and says so`, async () => {
    const reader = await person(width)
    await reader.page.addInitScript(() =>
      addEventListener('pinfold:event', (event) =>
        sessionStorage.setItem('noted', JSON.stringify((event as CustomEvent).detail)),
      ),
    )
    await open(reader.page, `/${star.username}?invite_code=${'A'.repeat(32)}`)
    await reader.page.getByText('Invalid Invite', { exact: true }).waitFor()
    await reader.page.waitForURL((url) => url.pathname === '/')
    await expect
      .poll(() => reader.page.evaluate(() => sessionStorage.getItem('noted')))
      .toContain('invite_redeem_failed')
    await reader.context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`CA-10 CA-11 ER-15 at ${width} an invitation lets a visitor log in and follow a private profile`, async () => {
    const hermit = await person(width)
    await createBoardAs(hermit.context, 'Hidden hut')
    await setPrivate(hermit, stage.origin, true)
    const invite = await callAs<{ invite_url: string }>(hermit.context, 'CreateExternalInviteResource/create', {})
    const { pathname, search } = new URL(invite.invite_url)
    const fan = await person(width)
    const { page, context } = await newVisitor(stage, { width })
    await open(page, `${pathname}${search}`)
    const prompt = page.getByRole('dialog', { name: `${hermit.username} invited you to follow them` })
    await prompt.getByRole('button', { name: 'Log in', exact: true }).click()
    const form = prompt.getByRole('form', { name: 'Log in' })
    await form.getByLabel('Email or username').fill(fan.username)
    await form.getByLabel('Password', { exact: true }).fill(fan.password)
    await form.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.search === '')
    await page.getByText('Hidden hut').first().waitFor()
    await expect.poll(async () => (await relation(fan, hermit)).explicitly_followed_by_me).toBe(true)
    await Promise.all([context.close(), hermit.context.close(), fan.context.close()])
  })

  test(`ST-20 CA-29 ER-07 at ${width} topics are followed at once, found, and taken back when refused`, async () => {
    const ana = await person(width)
    const { page } = ana
    await page.addInitScript(() => {
      const noted: unknown[] = []
      Object.assign(globalThis, { noted })
      addEventListener('pinfold:event', (event) => noted.push((event as CustomEvent<{ type: unknown }>).detail.type))
    })
    await open(page, `/${ana.username}/topics`)
    await page.getByText('You’re not following any topics yet').waitFor()
    await page.getByLabel('Filter topics').fill('bak')
    const more = page.getByRole('list', { name: 'More topics' })
    await expect.poll(() => more.getByRole('listitem').count()).toBe(1)
    await page.route(INTEREST, (route) => route.abort())
    // Before it shows as followed, the button is called as it is afterwards.
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/InterestFollowResource/'))
    await Promise.all([refused, button(more, 'Follow Baking').click()])
    await button(more, 'Follow Baking').waitFor()
    await expect
      .poll(() =>
        page
          .getByRole('status')
          .filter({ hasText: /wrong|reach/ })
          .count(),
      )
      .toBe(0)
    await page.unroute(INTEREST)
    await button(more, 'Follow Baking').click()
    await button(more, 'Following Baking').waitFor()
    await expect.poll(() => page.evaluate(() => (globalThis as { noted?: unknown }).noted), patiently).toEqual([601])
    await page.getByLabel('Filter topics').fill('')
    await expectBothThemesAccessible(page)
    await open(page, `/${ana.username}/topics`)
    // Before the press, which makes its own button narrower.
    await settled(page)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    await button(page.getByRole('list', { name: 'Followed topics' }), 'Following Baking').click()
    await expect.poll(() => page.evaluate(() => (globalThis as { noted?: unknown }).noted), patiently).toEqual([602])
    expect(ana.problems).toEqual([])
    await ana.context.close()
  })
}

test('EN-15 ST-31 PS-20 visited pages stay on the device, and lead back where the browser cannot', async () => {
  const ana = await person(1280)
  const { page, context } = ana
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  const profile = `/${star.username}`
  await open(page, profile)
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  const kept = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('visited-pages') ?? '{}') as { pages?: { path: string }[]; at?: number },
    )
  await expect.poll(async () => (await kept()).pages?.map(({ path }) => path), patiently).toEqual([profile, '/'])
  await page.goBack()
  await expect.poll(async () => (await kept()).at, patiently).toBe(0)
  await page.goForward()
  await expect.poll(async () => (await kept()).at, patiently).toBe(1)
  expect(sent.filter((text) => text.includes('visited'))).toEqual([])
  const tab = await context.newPage()
  const other = await person(1280)
  await open(tab, `/${other.username}`)
  await tab.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click()
  await tab.waitForURL((url) => url.pathname === '/')
  await Promise.all([context.close(), other.context.close()])
})
