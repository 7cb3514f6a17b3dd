import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  heard,
  expectAccessible,
  layoutShifts,
  newVisitor,
  open,
  settled,
  patiently,
  type Width,
  flowWidths,
} from './support/browser.ts'
import { holdAnswers } from './support/held-answers.ts'
import { callAs, changeMeAs, createBoardAs, createPinAs, readAs } from './support/member.ts'
import { newPerson, type Person } from './support/persons.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStageWithPost } from './support/stage.ts'

const stage = setStageWithPost()

async function person(width: Width, name: string): Promise<Person> {
  const made = await newPerson(stage, width)
  const { username } = await changeMeAs(made.context, { full_name: name })
  return { ...made, username }
}
const invite = (owner: Person, board: { id: string }, ...invited: Person[]) =>
  callAs(owner.context, 'BoardInviteResource/create', {
    board_id: board.id,
    invited_user_ids: invited.map(({ id }) => id),
  })
const join = async (owner: Person, board: { id: string }, member: Person) => {
  await invite(owner, board, member)
  await callAs(member.context, 'BoardInviteResource/update', { board_id: board.id })
}
const close = async (...people: Person[]) => {
  for (const { context, problems } of people) {
    expect(problems).toEqual([])
    await context.close()
  }
}
async function choose(page: Page, choice: string) {
  await page.getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name: choice }).click()
}
/** What has the focus, by its name, or by its id where it has none. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id)
const JOINED = "You're in! Save Pins, plan with collaborators, and more!"

for (const width of flowWidths(1280)) {
  test(`RP-11 at ${width} the board itself lets who is invited answer; a secret one tells its name alone`, async () => {
    const [ana, ben] = [await person(width, 'Ana Lima'), await person(width, 'Ben Ode')]
    const [shown, secret] = [
      await createBoardAs(ana.context, 'Porch'),
      await createBoardAs(ana.context, 'Surprise', 'secret'),
    ]
    await createPinAs(ana.context, { board_id: secret.id, title: 'Hidden present' })
    await invite(ana, shown, ben)
    await invite(ana, secret, ben)
    const { page } = ben
    await open(page, shown.url)
    const banner = page.getByRole('region', { name: 'Invitation' })
    await banner.waitFor()
    await expectAccessible(page)
    await banner.getByRole('button', { name: 'Decline' }).click()
    await heard(page, 'Invitation declined')
    await banner.waitFor({ state: 'detached' })

    await open(page, secret.url)
    await page.getByRole('heading', { name: 'Surprise', level: 1 }).waitFor()
    await expect.poll(() => page.content()).not.toContain('Hidden present')
    await expectBothThemesAccessible(page)
    await page.getByRole('button', { name: 'Accept' }).click()
    await heard(page, JOINED)
    await page
      .getByRole('img', { name: /Hidden present/ })
      .or(page.getByText('Hidden present'))
      .first()
      .waitFor()
    await close(ana, ben)
  })

  test(`BO-04 at ${width} an invitation by email opens a board for whoever signs up with it`, async () => {
    const ana = await person(width, 'Ana Lima')
    const board = await createBoardAs(ana.context, 'Reading room')
    const email = `guest${board.id}@example.org`
    await open(ana.page, board.url)
    await choose(ana.page, 'Invite people')
    const dialog = ana.page.getByRole('dialog', { name: 'Invite people to Reading room' })
    await dialog.getByRole('button', { name: 'Email' }).click()
    await dialog.getByLabel('Email addresses').fill('nobody')
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await dialog.getByText('nobody isn’t an email address.').waitFor()
    await expectAccessible(ana.page)
    await dialog.getByLabel('Email addresses').fill(email)
    await dialog.getByRole('button', { name: 'Send invitations' }).click()
    await heard(ana.page, `An invitation is on its way to ${email}`)
    const token = () => stage.post.mails.findLast(({ to }) => to === email)?.token ?? ''
    await expect.poll(token, patiently).not.toBe('')

    const { page, context } = await newVisitor(stage, { width, isPerson: true })
    await open(page, `/board/invitation/#${token()}`)
    await page.getByRole('button', { name: 'Log in to join' }).click()
    const prompt = page.getByRole('dialog', { name: 'Ana Lima invited you to join their board' })
    const form = prompt.getByRole('form', { name: 'Sign up' })
    await form.getByLabel('Name', { exact: true }).fill(`New ${board.id}`)
    await form.getByLabel('Email').fill(`new${board.id}@example.org`)
    await form.getByLabel('Password', { exact: true }).fill('correct horse battery')
    await form.getByLabel('Birth date').fill('1990-05-17')
    await form.getByRole('button', { name: 'Sign up' }).click()
    await page.waitForURL((url) => url.pathname === board.url)
    const kept = () => readAs<{ collaborator_count: number }>(ana.context, 'BoardResource/get', { board_id: board.id })
    await expect.poll(kept, patiently).toMatchObject({ collaborator_count: 1 })
    await context.close()
    await close(ana)
  })

  test(`ER-07 BO-04 at ${width} a removal that fails brings the collaborator back; one that is banned is gone`, async () => {
    const [ana, ben, cleo] = [
      await person(width, 'Ana Lima'),
      await person(width, 'Ben Ode'),
      await person(width, 'Cleo Park'),
    ]
    const board = await createBoardAs(ana.context, 'Studio', 'secret')
    await join(ana, board, ben)
    await invite(ana, board, cleo)
    const { page } = ana
    await open(page, board.url)
    const letThemAsk = await holdAnswers(page, '**/resource/ContactRequestsResource/get/**')
    const invited = page.waitForResponse((answer) => answer.url().includes('/resource/BoardEmailInviteResource/get/'))
    await choose(page, 'Collaborators')
    const dialog = page.getByRole('dialog', { name: 'Collaborators' })
    const remove = dialog.getByRole('button', { name: 'Remove Ben Ode' })
    await invited
    // Who asks stands above: before that is known nothing can be pressed that it would move.
    const isInert = () => remove.evaluate((button) => button.closest('[inert]') !== null)
    await expect.poll(isInert).toBe(true)
    await letThemAsk()
    await dialog.getByRole('button', { name: 'Withdraw the invitation to Cleo Park' }).waitFor()
    await expect.poll(isInert).toBe(false)
    await expectBothThemesAccessible(page)
    const held = Promise.withResolvers<undefined>()
    await page.route('**/resource/BoardCollaboratorResource/delete/', async (route) => {
      await held.promise
      await route.abort()
    })
    await remove.click()
    await remove.waitFor({ state: 'detached' })
    held.resolve(undefined)
    await remove.waitFor()
    await page.unroute('**/resource/BoardCollaboratorResource/delete/')
    await dialog.getByRole('button', { name: 'Ban Ben Ode' }).click()
    await heard(page, 'Ben Ode is banned from this board')
    await remove.waitFor({ state: 'detached' })
    const answer = await ben.page.goto(new URL(board.url, stage.origin).href)
    expect(answer?.status()).toBe(404)
    await dialog.getByRole('button', { name: 'Withdraw the invitation to Cleo Park' }).click()
    await dialog.getByText('Invited', { exact: true }).first().waitFor({ state: 'detached' })
    await ben.context.close()
    await cleo.context.close()
    await ana.context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`PS-19 ST-16 ER-12 at ${width} invitations stand over one's own boards, and are accepted, declined, or come back`, async () => {
    const [ana, ben] = [await person(width, 'Ana Lima'), await person(width, 'Ben Ode')]
    const [kitchen, garden] = [
      await createBoardAs(ana.context, 'Kitchen'),
      await createBoardAs(ana.context, 'Garden', 'secret'),
    ]
    await createPinAs(ana.context, { board_id: kitchen.id, title: 'A shelf' })
    await createBoardAs(ben.context, 'Own board')
    await invite(ana, kitchen, ben)
    await invite(ana, garden, ben)
    const { page } = ben
    await open(page, `/${ben.username}/_boards`)
    const cards = page.getByRole('region', { name: 'Board invitations' })
    await cards.getByText('Ana Lima invited you to Garden').waitFor()
    await cards.getByText('Ana Lima invited you to Kitchen').waitFor()
    await settled(page)
    await expect
      .poll(async () => (await layoutShifts(page)).filter((shift) => shift.includes('invited you')))
      .toEqual([])
    await expectBothThemesAccessible(page)

    await page.route('**/v3/board_invites/respond/', (route) => route.abort())
    await cards.getByRole('button', { name: 'Accept Kitchen' }).click()
    // Until it has failed, the card may stand there still.
    await heard(page, 'We could not reach the server')
    await cards.getByRole('button', { name: 'Accept Kitchen' }).waitFor()
    await page.unroute('**/v3/board_invites/respond/')
    // What goes hands the focus on.
    await cards.getByRole('button', { name: 'Decline Garden' }).press('Enter')
    await heard(page, 'Invitation declined')
    await expect.poll(() => focused(page)).toBe('Decline Kitchen')
    await cards.getByRole('button', { name: 'Accept Kitchen' }).press('Enter')
    await heard(page, JOINED)
    await cards.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page), patiently).toBe('main')
    await page
      .getByRole('link', { name: /Kitchen/ })
      .first()
      .waitFor()
    await close(ana, ben)
  })

  test(`BO-04 ER-15 at ${width} a link is turned on, copied, opened by a visitor who signs in, and renewed`, async () => {
    const [ana, ben] = [await person(width, 'Ana Lima'), await person(width, 'Ben Ode')]
    const board = await createBoardAs(ana.context, 'Weekend', 'secret')
    await open(ana.page, board.url)
    await choose(ana.page, 'Invite people')
    const dialog = ana.page.getByRole('dialog', { name: 'Invite people to Weekend' })
    await dialog.getByRole('button', { name: 'Link' }).click()
    await dialog.getByRole('switch', { name: 'Let people join with a link' }).click()
    const address = dialog.getByLabel('Invite link')
    await expect.poll(() => address.inputValue(), patiently).toContain(stage.origin)
    const first = await address.inputValue()
    await dialog.getByRole('button', { name: 'Copy link' }).waitFor()
    await expectAccessible(ana.page)

    const visitor = await newVisitor(stage, { width, isPerson: true })
    await open(visitor.page, first.slice(stage.origin.length))
    await visitor.page.getByRole('heading', { name: 'Weekend' }).waitFor()
    await expectBothThemesAccessible(visitor.page)
    await visitor.page.getByRole('button', { name: 'Log in to join' }).click()
    const prompt = visitor.page.getByRole('dialog', { name: 'Ana Lima invited you to join their board' })
    await prompt.getByRole('button', { name: 'Log in', exact: true }).click()
    const form = prompt.getByRole('form', { name: 'Log in' })
    await form.getByLabel('Email or username').fill(ben.username)
    await form.getByLabel('Password', { exact: true }).fill(ben.password)
    await form.getByRole('button', { name: 'Log in' }).click()
    await heard(visitor.page, JOINED)
    await visitor.page.waitForURL((url) => url.pathname === board.url)
    await visitor.context.close()

    await dialog.getByRole('button', { name: 'Renew link' }).click()
    await expect.poll(() => address.inputValue(), patiently).not.toBe(first)
    const late = await person(width, 'Cleo Park')
    await late.page.addInitScript(() =>
      addEventListener('pinfold:event', (event) =>
        sessionStorage.setItem(
          'noted',
          `${sessionStorage.getItem('noted') ?? ''}${JSON.stringify((event as CustomEvent).detail)}`,
        ),
      ),
    )
    await open(late.page, first.slice(stage.origin.length))
    await heard(late.page, 'Invalid Invite')
    await late.page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => late.page.evaluate(() => sessionStorage.getItem('noted'))).toContain('invite_redeem_failed')
    await ben.context.close()
    await late.context.close()
    await close(ana)
  })

  test(`BO-04 at ${width} somebody asks to join, and the owner lets them from the dialog`, async () => {
    const [ana, ben] = [await person(width, 'Ana Lima'), await person(width, 'Ben Ode')]
    const board = await createBoardAs(ana.context, 'Orchard')
    await open(ben.page, board.url)
    await choose(ben.page, 'Request to join')
    const asking = ben.page.getByRole('dialog', { name: 'Join Orchard?' })
    await asking.getByRole('button', { name: 'Ask to join' }).click()
    await heard(ben.page, 'You asked to join Orchard')
    await choose(ben.page, 'Requested to join')
    const waiting = ben.page.getByRole('dialog', { name: 'Your request to join Orchard' })
    await waiting.getByText(/Ana Lima hasn’t answered yet/).waitFor()
    await expectAccessible(ben.page)

    await open(ana.page, `/${ana.username}/_boards`)
    await ana.page
      .getByRole('region', { name: 'Requests to join your boards' })
      .getByText('Ben Ode asks to join Orchard')
      .waitFor()
    await open(ana.page, board.url)
    await choose(ana.page, 'Collaborators')
    const dialog = ana.page.getByRole('dialog', { name: 'Collaborators' })
    await dialog.getByRole('button', { name: 'Accept Ben Ode' }).click()
    await dialog.getByRole('button', { name: 'Remove Ben Ode' }).waitFor()
    await open(ben.page, board.url)
    await ben.page
      .getByRole('button', { name: /Add|Board Actions|Create/ })
      .first()
      .waitFor()
    await close(ana, ben)
  })
}
