import { decodeQR } from 'qr/decode.js'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  heard,
  heardFromToast,
  expectAccessible,
  newVisitor,
  open,
  settled,
  type Width,
  flowWidths,
} from './support/browser.ts'
import { actionsOf, button } from './support/cards.ts'
import { callAs, createBoardAs, createPinAs, createSectionAs } from './support/member.ts'
import { newPerson, whenFound } from './support/persons.ts'
import { expectBothThemesAccessible, signedUp } from './support/profiles.ts'
import { inboxOf, watchWays, waysOf } from './support/sharing.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const memberWho = (says: object, width?: Width) => signedUp(stage, says, width)
type Someone = Awaited<ReturnType<typeof memberWho>>
const leave = (...people: readonly Pick<Someone, 'context'>[]) =>
  Promise.all(people.map(({ context }) => context.close()))
const follow = (follower: Someone, whom: Someone) =>
  callAs(follower.context, 'UserFollowResource/create', { user_id: whom.id })
const choicesOf = (dialog: ReturnType<Page['getByRole']>, name: string) => dialog.getByRole('button', { name })

async function readCode(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

for (const width of flowWidths(1280)) {
  test(`MS-02 CA-24 at ${width} a board goes to several people at once, found or written to before`, async () => {
    const ana = await memberWho({ full_name: 'Ana' }, width)
    const [ben, cleo] = [
      await memberWho({ full_name: 'Ben Sender' }),
      await memberWho({ full_name: `Cleo Sperling${width}` }),
    ]
    await follow(ben, ana)
    await callAs(ana.context, 'ConversationsResource/create', { user_ids: [ben.id], text: 'Hello' })
    const board = await createBoardAs(ana.context, 'Kilns')
    await whenFound(ana, `cleo sperling${width}`, cleo.username)
    await open(ana.page, board.url)
    await button(ana.page, 'Share').click()
    const menu = ana.page.getByRole('dialog', { name: 'Share this board' })
    await menu
      .getByRole('list', { name: 'Recent contacts' })
      .getByRole('button', { name: /Ben Sender/ })
      .click()
    await menu.getByLabel('Search people').fill(`cleo sperling${width}`)
    await menu
      .getByRole('list', { name: 'People found' })
      .getByRole('button', { name: /Cleo Sperling/ })
      .click()
    await expectAccessible(ana.page)
    await menu.getByLabel('Message', { exact: true }).fill('Look at this')
    await button(menu, 'Send to 2').click()
    await heardFromToast(ana.page, 'Sent to 2 people')
    for (const person of [ben, cleo]) {
      const [conversation] = await inboxOf(person)
      expect(conversation?.last_message.text).toBe('Look at this')
      expect(conversation?.last_message.board?.id).toBe(board.id)
    }
    expect(ana.problems).toEqual([])
    await leave(ana, ben, cleo)
  })

  test(`ST-29 RP-03 at ${width} what the owner of a private profile shares lets its reader follow`, async () => {
    const hermit = await memberWho({ full_name: 'Hermit', is_private_profile: true }, width)
    const ben = await memberWho({ full_name: 'Ben Reader' }, width)
    await follow(hermit, ben)
    await watchWays(hermit.page)
    await open(hermit.page, `/${hermit.username}/`)
    await button(hermit.page, 'Share profile').click()
    const menu = hermit.page.getByRole('dialog', { name: 'Share Hermit' })
    await menu.getByText('Anyone with your link can follow you.').waitFor()
    await expectBothThemesAccessible(hermit.page)
    await button(menu, 'Copy link').click()
    await expect.poll(() => waysOf(hermit.page)).toHaveLength(1)
    const copied = (await waysOf(hermit.page))[0]?.replace('copy ', '') ?? ''
    expect(copied).toContain('invite_code=')
    await choicesOf(menu, 'Ben Reader').click()
    await button(menu, 'Send').click()
    await heardFromToast(hermit.page, 'Sent to Ben Reader')
    const [conversation] = await inboxOf(ben)
    expect(conversation?.last_message.text).toBe(copied)
    expect(conversation?.last_message.user?.id ?? null).toSatisfy((id) => id === hermit.id || id === null)
    await open(ben.page, `/conversation/${conversation?.id}`)
    await ben.page.getByRole('log').getByRole('link', { name: copied }).click()
    await ben.page.getByRole('button', { name: 'Following Hermit' }).waitFor()
    expect([...hermit.problems, ...ben.problems]).toEqual([])
    await leave(hermit, ben)
  })
}

for (const width of flowWidths(390)) {
  test(`MS-02 ER-12 at ${width} a Pin is shared by link, mail, code and the system's sheet, and nobody is told`, async () => {
    const ana = await memberWho({ full_name: 'Ana' }, width)
    const board = await createBoardAs(ana.context, 'Kilns')
    const pin = await createPinAs(ana.context, { board_id: board.id, title: 'Blue & white vase' })
    await watchWays(ana.page)
    await open(ana.page, `/pin/${pin.id}/`)
    const sent: string[] = []
    await button(ana.page, 'Share').click()
    const menu = ana.page.getByRole('dialog', { name: 'Share this Pin' })
    await menu.getByText('Search for someone to send this to.').waitFor()
    // The page below has all that it asks for by itself.
    await settled(ana.page)
    // The header may still connect, and then ask what is unread, by itself; and how long the Pin was looked at is told later.
    const own = ['/assets/', '/_/live/', '/v3/users/me/unread/', '/v3/insights/views/'].map(
      (path) => `${stage.origin}${path}`,
    )
    ana.page.on('request', (request) => {
      const url = request.url()
      if (url.startsWith('http') && !own.some((start) => url.startsWith(start))) sent.push(url)
    })
    await expectBothThemesAccessible(ana.page)
    const address = `${stage.origin}/pin/${pin.id}/`
    await button(menu, 'Copy link').click()
    await heard(ana.page, 'Address copied')
    await button(menu, 'More').click()
    await expect.poll(() => waysOf(ana.page)).toEqual([`copy ${address}`, `sheet ${address}`])
    await button(menu, 'QR code').click()
    const code = menu.getByRole('img', { name: `A code that opens ${address}` })
    await code.waitFor()
    await expectBothThemesAccessible(ana.page)
    await expect.poll(async () => readCode(await code.screenshot())).toBe(address)
    await button(menu, 'Back').click()
    await button(menu, 'Email').waitFor()
    expect(sent).toEqual([])
    await ana.page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await expect.poll(() => button(ana.page, 'Share').evaluate((it) => it === document.activeElement)).toBe(true)
    expect(ana.problems).toEqual([])
    await leave(ana)
  })

  test(`VR-06 at ${width} visitors are asked to log in before they share, and then are where they were`, async () => {
    const ana = await memberWho({ full_name: 'Ana' })
    const ben = await newPerson(stage, width)
    const board = await createBoardAs(ana.context, 'Kilns')
    const pin = await createPinAs(ana.context, { board_id: board.id, title: 'Vase' })
    const { page, context } = await newVisitor(stage, { width })
    await open(page, `/pin/${pin.id}/`)
    await button(page, 'Share').click()
    await page.getByRole('dialog', { name: 'Log in to send this Pin' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await open(page, board.url)
    await button(page, 'Share').click()
    await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
    await page.keyboard.press('Escape')
    await open(page, `/${ana.username}/`)
    await button(page, 'Share profile').click()
    await page.getByRole('dialog', { name: 'Log in to share the profile' }).waitFor()
    await page.keyboard.press('Escape')
    await open(page, `/pin/${pin.id}/`)
    await button(page, 'Share').click()
    const prompt = page.getByRole('dialog', { name: 'Log in to send this Pin' })
    await prompt.getByRole('button', { name: 'Log in', exact: true }).click()
    const form = prompt.getByRole('form', { name: 'Log in' })
    await form.getByLabel('Email or username').fill(ben.username)
    await form.getByLabel('Password', { exact: true }).fill(ben.password)
    await form.getByRole('button', { name: 'Log in' }).click()
    await button(page.getByRole('dialog', { name: 'Share this Pin' }), 'Copy link').waitFor()
    await leave({ context }, ana, ben)
  })

  test(`ST-03 at ${width} after a follow from an invitation comes an upsell, and then the share menu`, async () => {
    const hermit = await memberWho({ full_name: 'Hermit', is_private_profile: true })
    const { invite_url: url } = await callAs<{ invite_url: string }>(
      hermit.context,
      'CreateExternalInviteResource/create',
      {},
    )
    const { pathname, search } = new URL(url)
    const [stranger, friend] = [
      await memberWho({ full_name: 'Stranger' }, width),
      await memberWho({ full_name: 'Friend' }, width),
    ]
    await follow(hermit, friend)

    await open(stranger.page, `${pathname}${search}`)
    const upsell = stranger.page.getByRole('dialog', { name: 'You follow Hermit now' })
    await upsell.waitFor()
    await expectBothThemesAccessible(stranger.page)
    await button(upsell, 'Share profile').click()
    await button(stranger.page.getByRole('dialog', { name: 'Share Hermit' }), 'Copy link').waitFor()

    await open(friend.page, `${pathname}${search}`)
    const hello = friend.page.getByRole('dialog', { name: 'Say hello to Hermit' })
    await hello.waitFor()
    await expectBothThemesAccessible(friend.page)
    await expect.poll(() => button(hello, 'Send').isDisabled()).toBe(true)
    await hello.getByLabel('Message to Hermit').fill('Hello there')
    await button(hello, 'Send').click()
    await button(friend.page.getByRole('dialog', { name: 'Share Hermit' }), 'Copy link').waitFor()
    await expect.poll(async () => (await inboxOf(hermit))[0]?.last_message.text).toBe('Hello there')
    await friend.page.keyboard.press('Escape')
    await friend.page.getByRole('dialog', { name: 'Share Hermit' }).waitFor({ state: 'detached' })
    expect([...stranger.problems, ...friend.problems]).toEqual([])
    await leave(hermit, stranger, friend)
  })
}

test('MS-02 a section is sent as its address, and a card of a wall is shared from its menu', async () => {
  const ana = await memberWho({ full_name: 'Ana' })
  const ben = await memberWho({ full_name: 'Ben Sender' })
  await follow(ana, ben)
  const board = await createBoardAs(ana.context, 'Kilns')
  await createSectionAs(ana.context, board.id, 'Gas')
  await createPinAs(ana.context, { board_id: board.id, title: 'Anvil of one night' })
  await open(ana.page, `${board.url}gas/`)
  await button(ana.page, 'Share').click()
  const menu = ana.page.getByRole('dialog', { name: 'Share this section' })
  await choicesOf(menu, 'Ben Sender').click()
  await button(menu, 'Send').click()
  await heard(ana.page, 'Sent to Ben Sender')
  await expect.poll(async () => (await inboxOf(ben))[0]?.last_message.text).toBe(`${stage.origin}${board.url}gas/`)
  await open(ana.page, board.url)
  await (await actionsOf(ana.page, 1280, 'Anvil of one night')).getByRole('button', { name: 'More options' }).click()
  await ana.page.getByRole('menuitem', { name: 'Share' }).click()
  await ana.page.getByRole('dialog', { name: 'Share this Pin' }).waitFor()
  await leave(ana, ben)
})
