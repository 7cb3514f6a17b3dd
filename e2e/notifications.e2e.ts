import { userFollowResource } from '@pinfold/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  heard,
  heardFromToast,
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
import { callAs, changeMeAs, createBoardAs, createPinAs } from './support/member.ts'
import { newCrowd, newPerson, type Person, setPrivate } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

/** Somebody with a name and a board. */
async function person(width: Width, name: string): Promise<Person & { boardId: string }> {
  const made = await newPerson(stage, width)
  const { username } = await changeMeAs(made.context, { full_name: name })
  const board = await createBoardAs(made.context, `Board of ${name}`)
  return { ...made, username, boardId: board.id }
}

const save = (who: Person & { boardId: string }, pinId: string) =>
  callAs(who.context, 'RepinResource/create', { pin_id: pinId, board_id: who.boardId })
const say = (who: Person, pinId: string, text: string) =>
  callAs(who.context, 'AggregatedCommentResource/create', { pinId, text })
const follow = (who: Person, whom: Person) => callAs(who.context, 'UserFollowResource/create', { user_id: whom.id })
const main = (page: Page) => page.getByRole('main')
const rowWith = (scope: Pick<Page, 'getByRole'>, text: string) => scope.getByRole('listitem').filter({ hasText: text })
const bell = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true })

async function leave(...people: { context: Person['context'] }[]) {
  for (const { context } of people) await context.close()
}

for (const width of widths) {
  test(`DI-07 at ${width} the bell counts what comes at once, and shows it`, async () => {
    const ana = await person(width, 'Ana Lima')
    const ben = await person(1280, 'Ben Ode')
    const pin = await createPinAs(ana.context, { board_id: ana.boardId, title: 'Blue bowl' })
    // On phones the bell stands in the inbox.
    await open(ana.page, width === 390 ? '/conversation/' : '/')
    await bell(ana.page, 'Notifications').waitFor()
    await save(ben, pin.id)
    await bell(ana.page, 'Notifications, 1 new').waitFor()
    await bell(ana.page, 'Notifications, 1 new').click()
    const place = width === 390 ? main(ana.page) : ana.page.getByRole('dialog', { name: 'Notifications' })
    await rowWith(place, 'Ben Ode saved your Pin').waitFor()
    await expectBothThemesAccessible(ana.page)
    if (width === 1280) {
      await bell(ana.page, 'Notifications').waitFor()
      await rowWith(place, 'Ben Ode saved your Pin').getByRole('link').click()
      await place.waitFor({ state: 'detached' })
    } else {
      await rowWith(place, 'Ben Ode saved your Pin').getByRole('link').tap()
    }
    await ana.page.waitForURL((url) => url.pathname === `/pin/${pin.id}/`)
    expect([ana.problems, ben.problems]).toEqual([[], []])
    await leave(ana, ben)
  })
}

for (const width of flowWidths(1280)) {
  test(`DI-07 at ${width} what comes while one reads waits behind a button and moves nothing`, async () => {
    const ana = await person(width, 'Ana Lima')
    const [ben, cleo] = [await person(1280, 'Ben Ode'), await person(1280, 'Cleo Park')]
    const pin = await createPinAs(ana.context, { board_id: ana.boardId, title: 'Clay cup' })
    await open(ana.page, '/notifications/')
    await main(ana.page).getByRole('heading', { name: 'Nothing new yet' }).waitFor()
    await expectBothThemesAccessible(ana.page)
    // Where nothing stands, nothing can move.
    await say(ben, pin.id, 'What a glaze, and what a handle')
    await rowWith(main(ana.page), 'Ben Ode commented on your Pin').waitFor()
    await settled(ana.page)
    const before = await rowWith(main(ana.page), 'Ben Ode').boundingBox()
    await save(cleo, pin.id)
    await follow(cleo, ana)
    const button = main(ana.page).getByRole('button', { name: '2 new' })
    await button.waitFor()
    await expect.poll(() => rowWith(main(ana.page), 'Ben Ode').boundingBox()).toEqual(before)
    await expect.poll(() => rowWith(main(ana.page), 'Cleo Park').count()).toBe(0)
    await expectBothThemesAccessible(ana.page)
    // Half a second after a press its movements count again, however busy the machine is: looked at before it.
    await expect.poll(() => layoutShifts(ana.page)).toEqual([])
    await button.click()
    await rowWith(main(ana.page), 'Cleo Park started following you').waitFor()
    await button.waitFor({ state: 'detached' })
    await expect.poll(() => main(ana.page).getByRole('listitem').count()).toBe(3)
    expect(ana.problems).toEqual([])
    await leave(ana, ben, cleo)
  })

  test(`ST-16 ER-10 at ${width} an invitation that names no board cannot be answered, and says so`, async () => {
    const ana = await person(width, 'Ana Lima')
    const ben = await person(1280, 'Ben Ode')
    await ana.page.route('**/resource/NewsHubResource/get/**', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { resource_response: { data: { board: unknown }[] } }
      for (const news of body.resource_response.data) news.board = null
      await route.fulfill({ response: answer, json: body })
    })
    await open(ana.page, '/notifications/')
    await callAs(ben.context, 'BoardInviteResource/create', { board_id: ben.boardId, invited_user_ids: [ana.id] })
    const sent: string[] = []
    ana.page.on('request', (request) => /invite/i.test(request.url()) && sent.push(request.url()))
    const accept = main(ana.page).getByRole('button', { name: /^Accept/ })
    await accept.click()
    await heard(ana.page, 'Invalid Invite')
    await expect.poll(async () => [await accept.count(), sent]).toEqual([1, []])
    expect(ana.problems).toEqual([])
    await ana.page.unrouteAll({ behavior: 'wait' })
    await leave(ana, ben)
  })

  test(`DI-07 at ${width} kinds are muted and the email is set in the settings`, async () => {
    const ana = await person(width, 'Ana Lima')
    const ben = await person(1280, 'Ben Ode')
    const pin = await createPinAs(ana.context, { board_id: ana.boardId, title: 'Tall vase' })
    await open(ana.page, '/settings/notifications')
    await expectBothThemesAccessible(ana.page)
    await ana.page.getByLabel('Comments on your Pins').uncheck()
    await ana.page.getByLabel('Once a day').check()
    await ana.page.getByRole('button', { name: 'Save', exact: true }).click()
    await heard(ana.page, 'Saved')
    await open(ana.page, '/settings/notifications')
    await expect.poll(() => ana.page.getByLabel('Comments on your Pins').isChecked()).toBe(false)
    await expect.poll(() => ana.page.getByLabel('Once a day').isChecked()).toBe(true)
    await say(ben, pin.id, 'Nobody hears this')
    await save(ben, pin.id)
    await expect
      .poll(async () => {
        await open(ana.page, '/notifications/')
        return main(ana.page).getByRole('listitem').allInnerTexts()
      }, patiently)
      .toEqual([expect.stringContaining('saved your Pin')])
    expect(ana.problems).toEqual([])
    await leave(ana, ben)
  })

  test(`DI-07 at ${width} a group says who is in it`, async () => {
    const ana = await person(width, 'Ana Lima')
    const fans = [await person(1280, 'Ben Ode'), await person(1280, 'Cleo Park'), await person(1280, 'Dora Hale')]
    for (const fan of fans) await follow(fan, ana)
    const row = rowWith(main(ana.page), 'and 2 others started following you')
    await expect
      .poll(async () => {
        await open(ana.page, '/notifications/')
        return row.count()
      }, patiently)
      .toBe(1)
    await row.getByRole('button', { name: 'See who started following you' }).click()
    const people = ana.page.getByRole('dialog', { name: 'People who started following you' })
    await expect.poll(() => people.getByRole('link', { name: /@/ }).count(), patiently).toBe(3)
    await expectBothThemesAccessible(ana.page)
    await ana.page.keyboard.press('Escape')
    await people.waitFor({ state: 'detached' })
    await row.getByRole('link').click()
    await ana.page.waitForURL((url) => url.pathname.startsWith(`/${ana.username}/_followers`))
    expect(ana.problems).toEqual([])
    await leave(ana, ...fans)
  })
}

for (const width of flowWidths(390)) {
  test(`DI-07 at ${width} requests and invitations are answered where they are told`, async () => {
    const ana = await person(width, 'Ana Lima')
    const [ben, cleo] = [await person(1280, 'Ben Ode'), await person(1280, 'Cleo Park')]
    await setPrivate(ana, stage.origin, true)
    for (const fan of [ben, cleo]) await follow(fan, ana)
    await callAs(ben.context, 'BoardInviteResource/create', { board_id: ben.boardId, invited_user_ids: [ana.id] })
    await expect
      .poll(async () => {
        await open(ana.page, '/notifications/')
        return main(ana.page).getByRole('listitem').count()
      }, patiently)
      .toBe(3)
    await expectBothThemesAccessible(ana.page)
    const rows = main(ana.page)
    // The rows say so at once; the server has it when it has answered.
    const approved = ana.page.waitForResponse('**/resource/UserFollowRequestResource/update/')
    await rows.getByRole('button', { name: 'Approve Ben Ode' }).click()
    await rowWith(rows, 'Ben Ode asks').getByText('Follows you now').waitFor()
    const declined = ana.page.waitForResponse('**/resource/UserFollowRequestResource/delete/')
    await rows.getByRole('button', { name: 'Decline Cleo Park' }).click()
    await rowWith(rows, 'Cleo Park asks').getByText('Declined').waitFor()
    await rows.getByRole('button', { name: 'Accept Board of Ben Ode' }).click()
    await rowWith(rows, 'invited you').getByText('You joined').waitFor()
    await Promise.all([approved, declined])
    await heardFromToast(ana.page, "You're in! Save Pins, plan with collaborators, and more!")
    await expect
      .poll(async () => {
        await open(ana.page, '/notifications/')
        return main(ana.page).getByRole('listitem').count()
      }, patiently)
      .toBe(0)
    // What comes after the page was read waits behind a button.
    await expect
      .poll(async () => {
        await open(ben.page, '/notifications/')
        return main(ben.page).getByRole('listitem').count()
      }, patiently)
      .toBe(2)
    await rowWith(main(ben.page), 'Ana Lima approved your request').waitFor()
    await rowWith(main(ben.page), 'Ana Lima joined Board of Ben Ode').waitFor()
    expect([ana.problems, ben.problems]).toEqual([[], []])
    await leave(ana, ben, cleo)
  })

  test(`ST-16 ER-12 at ${width} an invitation is answered where it is told as on its card: it says what came of it`, async () => {
    const ana = await person(width, 'Ana Lima')
    const ben = await person(1280, 'Ben Ode')
    const boards: Record<string, string> = {}
    for (const [name, privacy] of [
      ['Porch', 'public'],
      ['Surprise', 'secret'],
      ['Gone', 'public'],
    ] as const) {
      const { id } = await createBoardAs(ben.context, name, privacy)
      await callAs(ben.context, 'BoardInviteResource/create', { board_id: id, invited_user_ids: [ana.id] })
      boards[name] = id
    }
    await expect
      .poll(async () => {
        await open(ana.page, '/notifications/')
        return main(ana.page).getByRole('listitem').count()
      }, patiently)
      .toBe(3)
    const rows = main(ana.page)
    await callAs(ben.context, 'BoardInviteResource/delete', { board_id: boards['Gone'], invited_user_id: ana.id })
    await rows.getByRole('button', { name: 'Accept Gone' }).click()
    await heard(ana.page, 'This invitation was already answered or withdrawn.')
    await rows.getByRole('button', { name: 'Accept Gone' }).waitFor()
    await rows.getByRole('button', { name: 'Decline Surprise' }).click()
    await heard(ana.page, 'Invitation declined')
    await rowWith(rows, 'invited you to Surprise').getByText('Declined', { exact: true }).waitFor()
    await rows.getByRole('button', { name: 'Accept Porch' }).click()
    await heard(ana.page, "You're in! Save Pins, plan with collaborators, and more!")
    // What is being read does not move.
    await rowWith(rows, 'invited you to Porch').getByText('You joined').waitFor()
    await expect.poll(() => rows.getByRole('listitem').count()).toBe(3)
    expect([ana.problems, ben.problems]).toEqual([[], []])
    await leave(ana, ben)
  })

  test(`DI-07 at ${width} the page behind an email’s link needs no log-in and says what happened`, async () => {
    const reader = await newVisitor(stage, { width, isPerson: true })
    await open(reader.page, '/unsubscribe/?token=1.x')
    await expectBothThemesAccessible(reader.page)
    await reader.page.getByRole('button', { name: 'Stop the emails' }).click()
    await reader.page.getByRole('heading', { name: 'This link isn’t valid.' }).waitFor()
    await expectBothThemesAccessible(reader.page)
    await open(reader.page, '/unsubscribe/?done=true')
    await reader.page.getByRole('heading', { name: 'You won’t get these emails anymore.' }).waitFor()
    expect(reader.problems).toEqual([])
    await leave(reader)
  })
}

test('DI-07 older news comes as one scrolls, and a failure can be tried again', async () => {
  const ana = await person(1280, 'Ana Lima')
  const fans = await newCrowd(stage, 30)
  await setPrivate(ana, stage.origin, true)
  for (const fan of fans) await fan.ask(userFollowResource.create, { user_id: ana.id })
  await open(ana.page, '/')
  await bell(ana.page, /Notifications, 30 new/).waitFor(patiently)
  await ana.page.route('**/resource/NewsHubResource/get/**', (route) => route.abort())
  await bell(ana.page, /Notifications/).click()
  const popover = ana.page.getByRole('dialog', { name: 'Notifications' })
  await popover.getByRole('heading', { name: 'Notifications didn’t load.' }).waitFor()
  await expectAccessible(ana.page)
  await ana.page.unroute('**/resource/NewsHubResource/get/**')
  await popover.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => popover.getByRole('listitem').count(), patiently).toBeGreaterThanOrEqual(25)
  await expect
    .poll(async () => {
      await popover.getByRole('listitem').last().scrollIntoViewIfNeeded()
      return popover.getByRole('listitem').count()
    }, patiently)
    .toBe(30)
  await popover.getByRole('link', { name: 'See all' }).click()
  await main(ana.page).getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
  // The end moves as the rows come.
  await expect
    .poll(async () => {
      await ana.page.keyboard.press('End')
      return main(ana.page).getByRole('listitem').count()
    }, patiently)
    .toBe(30)
  await leave(ana)
})
