import { userFollowResource } from '@pinfold/contract'
import type { Page, Request } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import {
  expectAccessible,
  expectBothThemesAccessible,
  flowWidths,
  layoutShifts,
  newVisitor,
  open,
  patiently,
  settled,
  type Width,
  widths,
} from './support/browser.ts'
import { callAs, createBoardAs } from './support/member.ts'
import { newCrowd, newPerson, type Person, relation, setPrivate } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const FOLLOWING = /\/resource\/UserFollowResource\/\w+\/$/

let star: Person
const stage = setStage()
beforeAll(async () => {
  star = await person(1280)
  for (const fan of await newCrowd(stage, 30)) await fan.ask(userFollowResource.create, { user_id: star.id })
})

const person = (width: Width) => newPerson(stage, width)
const button = (scope: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true })
const rowsOf = (scope: Pick<Page, 'getByRole'>) => scope.getByRole('link', { name: /@/ })

for (const width of widths) {
  test(`PR-13 PR-14 at ${width} the list opens from the count button, and by itself on /_followers/`, async () => {
    const reader = await person(width)
    await open(reader.page, `/${star.username}`)
    await reader.page.getByRole('main').getByRole('button', { name: '30 followers' }).click()
    const list = reader.page.getByRole('dialog', { name: '30 followers' })
    await list.waitFor()
    await expect.poll(() => rowsOf(list).count(), patiently).toBeGreaterThanOrEqual(25)
    await expectBothThemesAccessible(reader.page)
    await expect
      .poll(async () => {
        await rowsOf(list).last().scrollIntoViewIfNeeded()
        // Below the rows, for as long as more of them come.
        await list.locator('[role=status]').evaluateAll((ends) => ends.at(-1)?.scrollIntoView())
        return rowsOf(list).count()
      }, patiently)
      .toBe(30)
    await reader.page.keyboard.press('Escape')
    await list.waitFor({ state: 'detached' })
    await open(reader.page, `/${star.username}/_followers/`)
    await list.waitFor()
    await button(list, 'Close').click()
    await reader.page.waitForURL((url) => url.pathname === `/${star.username}`)
    expect(reader.problems).toEqual([])
    await reader.context.close()
  })
}

for (const width of flowWidths(1280)) {
  test(`BO-01 ST-01 at ${width} boards of others are followed on their page, and not any more; a refusal is taken back`, async () => {
    const [owner, reader] = [await person(width), await person(width)]
    const board = await createBoardAs(owner.context, 'Lamps')
    const { page } = reader
    await open(page, board.url)
    await button(page, 'Follow Lamps').click()
    await button(page, 'Following Lamps').waitFor()
    await page.getByText('1 follower', { exact: true }).waitFor()
    await expectAccessible(page)
    const held = Promise.withResolvers<undefined>()
    await page.route('**/resource/BoardFollowResource/delete/', async (route) => {
      await held.promise
      await route.abort()
    })
    await button(page, 'Following Lamps').click()
    await button(page, 'Follow Lamps').waitFor()
    held.resolve(undefined)
    await button(page, 'Following Lamps').waitFor()
    await page.unroute('**/resource/BoardFollowResource/delete/')
    await page.reload()
    await page.waitForSelector('html[data-hydrated=true]')
    await button(page, 'Following Lamps').click()
    await expect.poll(() => page.getByText('1 follower', { exact: true }).count(), patiently).toBe(0)
    await open(owner.page, board.url)
    await settled(owner.page)
    await expect.poll(() => owner.page.getByRole('button', { name: /^Follow/ }).count()).toBe(0)
    const visitor = await newVisitor(stage, { width, isPerson: true })
    await open(visitor.page, board.url)
    await button(visitor.page, 'Follow Lamps').click()
    await visitor.page.getByRole('dialog').waitFor()
    expect([...owner.problems, ...reader.problems]).toEqual([])
    await Promise.all([owner, reader, visitor].map(({ context }) => context.close()))
  })

  test(`RP-05 VR-11 at ${width} a visitor is asked to log in before a list, also on its page`, async () => {
    const { page, context } = await newVisitor(stage, { width })
    await open(page, `/${star.username}/_followers/`)
    await page.getByRole('heading', { level: 1, name: '30 followers' }).waitFor()
    await expect.poll(() => rowsOf(page.getByRole('main')).count()).toBe(0)
    await button(page.getByRole('main'), 'Log in').click()
    await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
    await page.keyboard.press('Escape')
    await open(page, `/${star.username}`)
    await expect
      .poll(() =>
        page
          .getByRole('main')
          .getByRole('link', { name: /follower/ })
          .count(),
      )
      .toBe(0)
    await page.getByRole('main').getByRole('button', { name: '30 followers' }).click()
    await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
    await expectAccessible(page)
    await context.close()
  })

  test(`RP-04 PS-12 at ${width} the owner removes a follower, and nobody is left`, async () => {
    const [ana, fan] = [await person(width), await person(width)]
    await callAs(fan.context, 'UserFollowResource/create', { user_id: ana.id })
    await open(ana.page, `/${ana.username}/_followers`)
    await button(ana.page, `Remove ${fan.username}`).click()
    await button(ana.page, 'Keep').click()
    await button(ana.page, `Remove ${fan.username}`).click()
    await button(ana.page, `Remove follower ${fan.username}`).click()
    await ana.page.getByText('Removed').waitFor()
    await expect.poll(async () => (await relation(fan, ana)).follower_count, patiently).toBe(0)
    await open(ana.page, `/${ana.username}/_followers`)
    await ana.page.getByRole('heading', { level: 1, name: '0 followers' }).waitFor()
    await ana.page.getByText('No followers yet').waitFor()
    await expectAccessible(ana.page)
    await Promise.all([ana.context.close(), fan.context.close()])
  })
}

for (const width of flowWidths(390)) {
  test(`PR-05 PR-15 at ${width} followers and following have pages of their own, endless and accessible`, async () => {
    const reader = await person(width)
    await open(reader.page, `/${star.username}/_followers`)
    await reader.page.getByRole('heading', { level: 1, name: '30 followers' }).waitFor()
    await expect.poll(() => reader.page.getByRole('dialog').count()).toBe(0)
    await expect
      .poll(async () => {
        await reader.page.mouse.wheel(0, 4000)
        return rowsOf(reader.page.getByRole('main')).count()
      }, patiently)
      .toBe(30)
    await expectBothThemesAccessible(reader.page)
    await open(reader.page, `/${star.username}/_following`)
    await reader.page.getByRole('heading', { level: 1, name: '0 following' }).waitFor()
    await expect.poll(() => layoutShifts(reader.page)).toEqual([])
    expect(reader.problems).toEqual([])
    await reader.context.close()
  })

  test(`ST-02 BC-02 at ${width} a private profile is asked, withdrawn, asked again, approved, and then shows`, async () => {
    const hermit = await person(width)
    const board = await createBoardAs(hermit.context, 'Hidden hut')
    await setPrivate(hermit, stage.origin, true)
    const fan = await person(width)
    await open(fan.page, `/${hermit.username}`)
    let answered = 0
    fan.page.on('response', (response) => void (response.url().includes('UserFollowResource') && (answered += 1)))
    await button(fan.page, `Follow ${hermit.username}`).click()
    await button(fan.page, `Requested ${hermit.username}`).click()
    await button(fan.page, `Follow ${hermit.username}`).click()
    await button(fan.page, `Requested ${hermit.username}`).waitFor()
    await expect.poll(() => answered).toBe(3)
    await expect.poll(async () => (await relation(fan, hermit)).follow_requested_by_me, patiently).toBe(true)
    await expect.poll(() => fan.page.getByText('Hidden hut').count()).toBe(0)

    await open(hermit.page, `/${hermit.username}`)
    const notice = hermit.page.getByRole('complementary', { name: 'Follow requests' })
    await notice.getByText('1 person wants to follow you').waitFor()
    await button(notice, 'See who').click()
    const list = hermit.page.getByRole('dialog', { name: '0 followers' })
    await button(list, `Approve ${fan.username}`).waitFor()
    await expectBothThemesAccessible(hermit.page)
    await button(list, `Approve ${fan.username}`).click()
    await list.getByText('Follows you now').waitFor()
    await expect.poll(async () => (await relation(fan, hermit)).explicitly_followed_by_me, patiently).toBe(true)

    await open(fan.page, `/${hermit.username}`)
    await fan.page.getByText('Hidden hut').first().waitFor()
    // ST-02: the profile closes again a second after the follow ends.
    await button(fan.page, `Following ${hermit.username}`).click()
    await fan.page
      .getByText('This profile is private')
      .or(button(fan.page, `Follow ${hermit.username}`))
      .first()
      .waitFor()
    await fan.page.getByText('Hidden hut').first().waitFor({ state: 'detached' })
    expect(board.url).toContain('hidden-hut')
    expect([...hermit.problems, ...fan.problems]).toEqual([])
    await Promise.all([hermit.context.close(), fan.context.close()])
  })
}

test('ST-01 ER-07 presses in a row go one after the other and the last one wins; a refusal goes back silently', async () => {
  const fan = await person(1280)
  const { page } = fan
  await open(page, `/${star.username}`)
  let underWay = 0
  let most = 0
  let answered = 0
  // Told in the order in which the browser did it, however late this is.
  const isFollowing = (request: Request) => request.url().includes('/resource/UserFollowResource/')
  page.on('request', (request) => {
    if (!isFollowing(request)) return
    underWay += 1
    most = Math.max(most, underWay)
  })
  page.on('response', (response) => {
    if (!isFollowing(response.request())) return
    underWay -= 1
    answered += 1
  })
  const name = new RegExp(`^(Follow|Following) ${star.username}$`)
  for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name }).first().click()
  await button(page, `Following ${star.username}`).waitFor()
  await expect.poll(async () => (await relation(fan, star)).explicitly_followed_by_me, patiently).toBe(true)
  await expect.poll(() => answered, patiently).toBe(3)
  expect(most).toBe(1)
  await page.route(FOLLOWING, (route) => route.fulfill({ status: 503, body: '{}' }))
  await Promise.all([page.waitForResponse(FOLLOWING), button(page, `Following ${star.username}`).click()])
  await button(page, `Following ${star.username}`).waitFor()
  await expect.poll(async () => (await relation(fan, star)).explicitly_followed_by_me).toBe(true)
  await fan.context.close()
})
