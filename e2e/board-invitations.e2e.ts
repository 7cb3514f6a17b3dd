import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  expectAccessible,
  heard,
  heardFromToast,
  layoutShifts,
  open,
  patiently,
  settled,
  type Width,
  flowWidths,
} from './support/browser.ts'
import { callAs, changeMeAs, createBoardAs, createPinAs, readAs } from './support/member.ts'
import { newPerson, type Person, whenFound } from './support/persons.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

async function person(width: Width, name: string) {
  const made = await newPerson(stage, width)
  const { username } = await changeMeAs(made.context, { full_name: name })
  return { ...made, username }
}

async function choose(page: Page, choice: string) {
  await page.getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name: choice }).click()
}
const invite = (owner: Person, board: { id: string }, invited: Person) =>
  callAs(owner.context, 'BoardInviteResource/create', { board_id: board.id, invited_user_ids: [invited.id] })
const failOnce = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 500, body: 'no' }), { times: 1 })

for (const width of flowWidths(1280)) {
  test(`PS-23 at ${width} the owner's profile proposes to invite people to a board, who then accept`, async () => {
    const ana = await person(width, 'Ana Lima')
    const ben = await person(width, 'Ben Ode')
    await callAs(ana.context, 'UserFollowResource/create', { user_id: ben.id })
    const board = await createBoardAs(ana.context, 'Kitchen plans')
    await createPinAs(ana.context, { board_id: board.id, title: 'A shelf' })

    await open(ana.page, `/${ana.username}/_boards`)
    const prompt = ana.page.getByRole('region', { name: 'Invite people to a board' })
    await prompt.getByText('Better with others: Kitchen plans').waitFor()
    await expectBothThemesAccessible(ana.page)
    await expect.poll(() => layoutShifts(ana.page)).toEqual([])
    await prompt.getByRole('button', { name: 'Invite' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Invite people to Kitchen plans' })
    await dialog.getByRole('button', { name: /Ben Ode/ }).waitFor()
    await expect.poll(() => dialog.getByRole('button', { name: 'Invite' }).isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: /Ben Ode/ }).click()
    await expectAccessible(ana.page)
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await heard(ana.page, 'Ben Ode is invited')
    await prompt.waitFor({ state: 'detached' })

    // What comes after the page was read waits behind a button where other news stands already.
    await expect
      .poll(async () => {
        await open(ben.page, '/notifications/')
        return ben.page.getByRole('button', { name: 'Accept Kitchen plans' }).count()
      }, patiently)
      .toBe(1)
    const accepting = ben.page.waitForResponse((response) => response.url().includes('/v3/board_invites/respond/'))
    await ben.page.getByRole('button', { name: 'Accept Kitchen plans' }).click()
    const accepted = await accepting
    expect(accepted.status()).toBe(200)
    await open(ben.page, board.url)
    await ben.page.getByRole('button', { name: 'Board Actions' }).waitFor()

    // It was said once.
    await open(ana.page, `/${ana.username}/_boards`)
    await ana.page.getByRole('link', { name: /Kitchen plans/ }).waitFor()
    await settled(ana.page)
    await expect.poll(() => prompt.count()).toBe(0)
    expect([...ana.problems, ...ben.problems]).toEqual([])
    for (const { context } of [ana, ben]) await context.close()
  })

  test(`BO-04 at ${width} a request to join is taken back by whoever sent it, and sent again`, async () => {
    const [ana, ben] = [await person(width, 'Ana Lima'), await person(width, 'Ben Ode')]
    const board = await createBoardAs(ana.context, 'Orchard')
    const requests = () => readAs<unknown[]>(ana.context, 'ContactRequestsResource/get', { board_id: board.id })
    const { page } = ben
    await open(page, board.url)
    await choose(page, 'Request to join')
    const asking = page.getByRole('dialog', { name: 'Join Orchard?' })
    await asking.getByRole('button', { name: 'Ask to join' }).click()
    await heardFromToast(page, 'You asked to join Orchard')
    await expect.poll(() => requests()).toHaveLength(1)

    await choose(page, 'Requested to join')
    const waiting = page.getByRole('dialog', { name: 'Your request to join Orchard' })
    await waiting.getByText(/Ana Lima hasn’t answered yet/).waitFor()
    await expectAccessible(page)
    await failOnce(page, '**/ContactRequestResource/delete/')
    await waiting.getByRole('button', { name: 'Withdraw' }).click()
    await waiting.getByRole('alert').waitFor()
    await waiting.getByRole('button', { name: 'Withdraw' }).click()
    await heard(page, 'You took your request to join Orchard back')
    await expect.poll(() => requests()).toEqual([])

    await choose(page, 'Request to join')
    await asking.getByRole('button', { name: 'Ask to join' }).click()
    await heardFromToast(page, 'You asked to join Orchard')
    await asking.waitFor({ state: 'detached' })
    // The menu says what is so, also when the page is read again.
    await open(page, board.url)
    await choose(page, 'Requested to join')
    await waiting.getByRole('button', { name: 'Keep waiting' }).click()
    await waiting.waitFor({ state: 'detached' })
    await expect.poll(() => requests()).toHaveLength(1)
    expect([...ana.problems, ...ben.problems]).toEqual([])
    for (const { context } of [ana, ben]) await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`PS-23 at ${width} whoever does not want the proposal is left alone, and can invite from the board`, async () => {
    const ana = await person(width, 'Ana Lima')
    const ben = await person(width, 'Ben Ode')
    await callAs(ana.context, 'UserFollowResource/create', { user_id: ben.id })
    const board = await createBoardAs(ana.context, 'Garden plans')
    await createPinAs(ana.context, { board_id: board.id, title: 'A bed' })
    await open(ana.page, `/${ana.username}/_boards`)
    const prompt = ana.page.getByRole('region', { name: 'Invite people to a board' })
    const remembering = ana.page.waitForResponse((response) => response.url().includes('UserStateResource/create'))
    await prompt.getByRole('button', { name: 'Not now' }).click()
    await prompt.waitFor({ state: 'detached' })
    await remembering
    await ana.page.reload()
    await settled(ana.page)
    await expect.poll(() => prompt.count()).toBe(0)

    await whenFound(ana, ben.username, ben.username)
    await open(ana.page, board.url)
    await ana.page.getByRole('button', { name: 'More options' }).first().click()
    await ana.page.getByRole('menuitem', { name: 'Invite people' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'Invite people to Garden plans' })
    await dialog.getByRole('searchbox', { name: 'Search people' }).fill(ben.username)
    // Not the recent contact, who stands there until the search has answered.
    const found = dialog.locator('[aria-label="People found"][aria-busy=false]')
    await found.getByRole('button', { name: /Ben Ode/ }).click()
    await dialog.getByRole('button', { name: 'Invite' }).click()
    await heard(ana.page, 'Ben Ode is invited')
    expect(ana.problems).toEqual([])
    for (const { context } of [ana, ben]) await context.close()
  })

  test(`BO-02 at ${width} a collaborator leaves from the board's own menu, and their Pins stay`, async () => {
    const [ana, ben] = [await person(width, 'Ana Lima'), await person(width, 'Ben Ode')]
    const board = await createBoardAs(ana.context, 'Orchard')
    await callAs(ana.context, 'BoardInviteResource/create', { board_id: board.id, invited_user_ids: [ben.id] })
    await callAs(ben.context, 'BoardInviteResource/update', { board_id: board.id })
    await createPinAs(ben.context, { board_id: board.id, title: 'Pear' })
    const isOnBoard = async () =>
      (await readAs<{ collaborated_by_me: boolean }>(ben.context, 'BoardResource/get', { board_id: board.id }))
        .collaborated_by_me
    const { page } = ben
    await open(page, board.url)
    await choose(page, 'Leave board')
    const question = page.getByRole('alertdialog', { name: 'Leave Orchard?' })
    await question.getByText('Your Pins stay on the board. To add more, you’ll need a new invitation.').waitFor()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => isOnBoard()).toBe(true)
    await choose(page, 'Leave board')
    await failOnce(page, '**/BoardCollaboratorResource/delete/')
    await question.getByRole('button', { name: 'Leave' }).click()
    await question.getByText(/went wrong|could not reach/).waitFor()
    await expect.poll(() => isOnBoard()).toBe(true)
    await question.getByRole('button', { name: 'Leave' }).click()
    await heard(page, 'You left Orchard')
    await expect.poll(() => isOnBoard()).toBe(false)

    await open(page, board.url)
    await page.getByRole('link', { name: 'Pear' }).first().waitFor()
    await page.getByRole('button', { name: 'More options' }).first().click()
    await page.getByRole('menuitem', { name: 'Request to join' }).waitFor()
    await expect.poll(() => page.getByRole('menuitem', { name: 'Leave board' }).count()).toBe(0)
    expect([...ana.problems, ...ben.problems]).toEqual([])
    for (const { context } of [ana, ben]) await context.close()
  })
}

test('RP-11 ST-16 whoever declines a secret board on its page goes home, and never reads that it is missing', async () => {
  const [ana, ben] = [await person(390, 'Ana Lima'), await person(390, 'Ben Ode')]
  const secret = await createBoardAs(ana.context, 'Surprise', 'secret')
  await invite(ana, secret, ben)
  const { page } = ben
  await open(page, secret.url)
  await page.getByRole('heading', { name: 'Surprise', level: 1 }).waitFor()
  await page.evaluate(() => {
    const look = () => {
      if (document.body.innerText.includes("We couldn't find that page.")) document.body.dataset['wasLost'] = 'true'
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  const held = Promise.withResolvers<undefined>()
  // The board's own data comes at once, so that what it would show is there.
  await page.route(
    ({ pathname }) => pathname.endsWith('.data') && !pathname.includes('surprise'),
    async (route) => {
      await held.promise
      await route.continue()
    },
  )
  const leaving = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith('.data'))
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('Invitation declined', { exact: true }).waitFor()
  const left = await leaving
  expect(left.url()).not.toContain('surprise')
  await page.getByRole('heading', { name: 'Surprise', level: 1 }).waitFor()
  held.resolve(undefined)
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { name: 'Surprise', level: 1 }).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.body.dataset['wasLost'])).toBeUndefined()
  expect([...ana.problems, ...ben.problems]).toEqual([])
  for (const { context } of [ana, ben]) await context.close()
})

test('CA-21 lists about the people of a board that could not be read can be read again', async () => {
  const [ana, ben, cleo] = [await person(390, 'Ana Lima'), await person(390, 'Ben Ode'), await person(390, 'Cleo Park')]
  const board = await createBoardAs(ana.context, 'Studio')
  await invite(ana, board, cleo)
  await callAs(cleo.context, 'BoardInviteResource/update', { board_id: board.id })
  const banned = { board_id: board.id, invited_user_id: cleo.id, ban: true }
  await callAs(ana.context, 'BoardCollaboratorResource/delete', banned)
  await callAs(ben.context, 'ContactRequestResource/create', { board_id: board.id })
  const dora = await person(390, 'Dora Hale')
  await invite(ana, board, dora)
  const { page } = ana
  await open(page, board.url)
  const lists = /\/resource\/(ContactRequests|BoardInvites|BoardEmailInvite)Resource\/get\//
  await page.route(lists, (route) => route.fulfill({ status: 500, body: 'no' }))
  await choose(page, 'Collaborators')
  const dialog = page.getByRole('dialog', { name: 'Collaborators' })
  const section = (name: string) => dialog.locator('section').filter({ has: page.getByRole('heading', { name }) })
  const names = ['Requests', 'Invited', 'Banned']
  for (const name of names) await section(name).getByRole('button', { name: 'Try again' }).waitFor()
  await expectBothThemesAccessible(page)
  await page.unroute(lists)
  for (const name of names) await section(name).getByRole('button', { name: 'Try again' }).click()
  for (const does of ['Accept Ben Ode', 'Withdraw the invitation to Dora Hale', 'Lift the ban on Cleo Park'])
    await dialog.getByRole('button', { name: does }).waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  for (const { context, problems } of [ana, ben, cleo, dora]) {
    expect(problems).toEqual([])
    await context.close()
  }
})
