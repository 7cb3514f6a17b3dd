import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { heard, layoutShifts, newVisitor, open, patiently, type Width, flowWidths } from './support/browser.ts'
import { button } from './support/cards.ts'
import { callAs, createBoardAs, createPinAs } from './support/member.ts'
import { expectBothThemesAccessible, signedUp } from './support/profiles.ts'
import { setStage } from './support/stage.ts'
import { whenFound } from './support/persons.ts'

const SENDING = '**/resource/ConversationMessagesResource/create/'

const stage = setStage()

const memberWho = (says: object, width?: Width) => signedUp(stage, says, width)
type Someone = Awaited<ReturnType<typeof memberWho>>
const leave = (...people: readonly Pick<Someone, 'context'>[]) =>
  Promise.all(people.map(({ context }) => context.close()))

/** Two who follow each other, so that nothing between them is a request. */
async function friends(width?: Width) {
  const [ana, ben] = [await memberWho({ full_name: 'Ana' }, width), await memberWho({ full_name: 'Ben' }, width)]
  await callAs(ana.context, 'UserFollowResource/create', { user_id: ben.id })
  await callAs(ben.context, 'UserFollowResource/create', { user_id: ana.id })
  return { ana, ben }
}
const begin = (from: Someone, to: readonly Someone[], content: object) =>
  callAs<{ id: string }>(from.context, 'ConversationsResource/create', {
    user_ids: to.map(({ id }) => id),
    ...content,
  })
const write = (from: Someone, id: string, content: object) =>
  callAs<{ id: string }>(from.context, 'ConversationMessagesResource/create', { conversation_id: id, ...content })

/** Opens a page and waits until it hears the news. */
const openListening = ({ page }: Someone, path: string) =>
  Promise.all([page.waitForResponse('**/_/live/**'), open(page, path)])
const log = (page: Page) => page.getByRole('log')
const composer = (page: Page) => page.getByRole('form', { name: 'Write a message' })
async function say(page: Page, text: string) {
  await composer(page).getByLabel('Message').fill(text)
  await page.keyboard.press('Enter')
}
const inboxLink = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true }).filter({ visible: true })
/** How often a text stands in the conversation. */
const times = (page: Page, text: string) => log(page).getByText(text, { exact: true }).count()

for (const width of flowWidths(1280)) {
  test(`MS-01 CR-07 at ${width} what one writes is at the other's at once, with typing, reactions and unread marks`, async () => {
    const { ana, ben } = await friends(width)
    const { id } = await begin(ana, [ben], { text: 'First' })
    await openListening(ben, '/')
    await inboxLink(ben.page, 'Messages, 1 unread').click()
    await ben.page.getByRole('link', { name: /Ana.*First.*1 unread/s }).click()
    await ben.page.waitForURL(`**/conversation/${id}`)
    await log(ben.page).getByText('First').waitFor()
    await inboxLink(ben.page, 'Messages').waitFor()

    await openListening(ana, `/conversation/${id}`)
    await expect.poll(() => layoutShifts(ana.page)).toEqual([])
    // It stands there for seconds only, so it is looked for from the first key on.
    const typing = ana.page.getByText('Ben is typing …').waitFor()
    await Promise.all([typing, composer(ben.page).getByLabel('Message').pressSequentially('Hi')])
    await ben.page.keyboard.press('Shift+Enter')
    await ben.page.keyboard.type('there')
    await ben.page.keyboard.press('Enter')
    await log(ana.page).getByText('Hi there').waitFor()
    await expect.poll(() => log(ana.page).getByText('Hi there').innerText()).toBe('Hi\nthere')
    await expect.poll(() => composer(ben.page).getByLabel('Message').inputValue()).toBe('')

    const received = log(ana.page).getByRole('article', { name: 'Ben' }).last()
    await received.hover()
    await button(ana.page, 'React').last().click()
    await button(ana.page.getByRole('dialog', { name: 'React' }), 'Love').click()
    await log(ben.page).getByRole('button', { name: 'Love, 1' }).waitFor()
    await log(ben.page).getByRole('button', { name: 'Love, 1' }).click()
    await log(ana.page).getByRole('button', { name: 'Love, 2' }).click()
    await log(ben.page).getByRole('button', { name: 'Love, 1' }).waitFor()

    for (const { page } of [ana, ben]) {
      await expect.poll(() => times(page, 'First')).toBe(1)
      await expectBothThemesAccessible(page)
    }
    expect([...ana.problems, ...ben.problems]).toEqual([])
    await leave(ana, ben)
  })

  test(`MS-01 VR-09 at ${width} words that were refused stay, also over a reload, and arrive once`, async () => {
    const { ana, ben } = await friends(width)
    const { id } = await begin(ana, [ben], { text: 'Hello' })
    await open(ben.page, `/conversation/${id}`)
    await expect.poll(() => button(composer(ben.page), 'Send').isDisabled()).toBe(true)
    await composer(ben.page).getByLabel('Message').fill(' \n ')
    await expect.poll(() => button(composer(ben.page), 'Send').isDisabled()).toBe(true)
    await ben.page.route(SENDING, (route) => route.fulfill({ status: 503, body: '{}' }))
    await say(ben.page, 'Precious words')
    await log(ben.page).getByText('Not sent.').waitFor()
    await expectBothThemesAccessible(ben.page)
    await composer(ben.page).getByLabel('Message').fill('A draft')
    await open(ben.page, `/conversation/${id}`)
    await log(ben.page).getByText('Precious words').waitFor()
    await expect.poll(() => composer(ben.page).getByLabel('Message').inputValue()).toBe('A draft')
    await ben.page.unroute(SENDING)
    await button(log(ben.page), 'Try again').click()
    await log(ben.page).locator('[data-unsent]').waitFor({ state: 'detached' })
    await expect.poll(() => times(ben.page, 'Precious words')).toBe(1)
    await open(ana.page, `/conversation/${id}`)
    await log(ana.page).getByText('Precious words').waitFor()
    await leave(ana, ben)
  })

  test(`MS-01 at ${width} older messages come while one scrolls up, and nothing jumps`, async () => {
    const { ana, ben } = await friends(width)
    const { id } = await begin(ana, [ben], { text: 'Message 0' })
    for (let number = 1; number < 70; number += 1) await write(ana, id, { text: `Message ${number}` })
    await open(ben.page, `/conversation/${id}`)
    await log(ben.page).getByText('Message 69', { exact: true }).waitFor()
    await expect.poll(() => times(ben.page, 'Message 0')).toBe(0)
    const mark = log(ben.page).getByText('Message 46', { exact: true })
    await mark.scrollIntoViewIfNeeded()
    const before = await log(ben.page).evaluate((scroller) => scroller.scrollTop)
    const place = await mark.boundingBox()
    await log(ben.page).getByText('Message 30', { exact: true }).waitFor({ state: 'attached' })
    await expect.poll(() => log(ben.page).evaluate((scroller) => scroller.scrollTop)).toBe(before)
    await expect.poll(() => mark.boundingBox()).toEqual(place)
    await expect
      .poll(async () => {
        await log(ben.page).evaluate((scroller) => scroller.scrollBy(0, -2000))
        return times(ben.page, 'Message 0')
      }, patiently)
      .toBe(1)
    await leave(ana, ben)
  })

  test(`MS-01 CA-24 at ${width} several people write in one conversation; more come in, and who wants to leaves`, async () => {
    const { ana, ben } = await friends(width)
    const cleo = await memberWho({ full_name: `Cleo Zwirn${width}` }, width)
    const dora = await memberWho({ full_name: `Dora Zwilling${width}` })
    await callAs(cleo.context, 'UserFollowResource/create', { user_id: ana.id })
    await whenFound(ana, `cleo zwirn${width}`, cleo.username)
    await whenFound(ana, `dora zwilling${width}`, dora.username)
    await openListening(ana, '/conversation/')
    await button(ana.page, 'New message').filter({ visible: true }).first().click()
    const dialog = ana.page.getByRole('dialog', { name: 'New message' })
    await dialog.getByRole('button', { name: /Ben/ }).click()
    await dialog.getByLabel('Search people').fill(`cleo zwirn${width}`)
    await dialog.getByRole('button', { name: /Cleo Zwirn/ }).click()
    await dialog.getByLabel('Message', { exact: true }).fill('Plans?')
    await expectBothThemesAccessible(ana.page)
    await button(dialog, 'Send').click()
    await ana.page.getByRole('heading', { level: 1, name: /Ben, Cleo|Cleo, Ben/ }).waitFor()
    await ana.page.waitForURL(/\/conversation\/\d+$/)
    const { pathname } = new URL(ana.page.url())
    await openListening(cleo, pathname)
    await log(cleo.page).getByText('Plans?').waitFor()
    await button(ana.page, 'Conversation options').click()
    await ana.page.getByRole('menuitem', { name: 'Add people' }).click()
    const more = ana.page.getByRole('dialog', { name: 'Add people' })
    await more.getByLabel('Search people').fill(`dora zwilling${width}`)
    await more.getByRole('button', { name: /Dora Zwilling/ }).click()
    await button(more, 'Add').click()
    await cleo.page.getByText('4 people').waitFor()
    await button(cleo.page, 'Conversation options').click()
    await cleo.page.getByRole('menuitem', { name: 'Leave conversation' }).click()
    await button(cleo.page.getByRole('alertdialog'), 'Leave').click()
    await cleo.page.waitForURL('**/conversation/')
    await ana.page.getByText('3 people').waitFor()
    expect([...ana.problems, ...cleo.problems]).toEqual([])
    await leave(ana, ben, cleo, dora)
  })
}

for (const width of flowWidths(390)) {
  test(`MS-01 at ${width} nothing is lost and nothing doubled when the connection comes back`, async () => {
    const { ana, ben } = await friends(width)
    const { id } = await begin(ana, [ben], { text: 'Before' })
    await openListening(ben, `/conversation/${id}`)
    await log(ben.page).getByText('Before').waitFor()
    // Its code comes after the page, and needs the network.
    await composer(ben.page).getByLabel('Message').waitFor()
    await ben.context.setOffline(true)
    for (const text of ['Meanwhile 1', 'Meanwhile 2']) await write(ana, id, { text })
    // A message written without a network waits, and can be tried again.
    await say(ben.page, 'Written offline')
    await log(ben.page).getByText('Not sent.').waitFor()
    const listening = ben.page.waitForResponse('**/_/live/**')
    await ben.context.setOffline(false)
    await log(ben.page).getByText('Meanwhile 2').waitFor({ timeout: 30_000 })
    await listening
    await button(log(ben.page), 'Try again').click()
    await log(ben.page).locator('[data-unsent]').waitFor({ state: 'detached' })
    await write(ana, id, { text: 'After' })
    await log(ben.page).getByText('After').waitFor()
    for (const text of ['Before', 'Meanwhile 1', 'Meanwhile 2', 'Written offline', 'After'])
      await expect.poll(async () => [text, await times(ben.page, text)]).toEqual([text, 1])
    await leave(ana, ben)
  })

  test(`MS-01 at ${width} Pins, boards and profiles stand in a conversation as cards, days apart from each other`, async () => {
    const { ana, ben } = await friends(width)
    const board = await createBoardAs(ana.context, 'Kilns')
    const secret = await createBoardAs(ana.context, 'Plans', 'secret')
    const pin = await createPinAs(ana.context, { board_id: board.id, title: 'Blue vase' })
    const { id } = await begin(ana, [ben], { pin: pin.id, text: 'See https://example.org/a.' })
    for (const content of [{ board: board.id }, { user: ana.id }, { board: secret.id }]) await write(ana, id, content)
    await open(ben.page, `/conversation/${id}`)
    await log(ben.page).getByRole('heading', { name: 'Today' }).waitFor()
    await log(ben.page).getByText('New messages').waitFor()
    await log(ben.page).getByText('This board is not available.').waitFor()
    await expect
      .poll(() => log(ben.page).getByRole('link', { name: 'https://example.org/a' }).getAttribute('rel'))
      .toContain('ugc')
    await log(ben.page).getByRole('link', { name: /Kilns/ }).waitFor()
    await log(ben.page)
      .getByRole('link', { name: `Ana @${ana.username}` })
      .waitFor()
    await expectBothThemesAccessible(ben.page)
    await log(ben.page)
      .getByRole('link', { name: /Blue vase/ })
      .click()
    await ben.page.waitForURL(`**/pin/${pin.id}/`)
    expect([...ana.problems, ...ben.problems]).toEqual([])
    await leave(ana, ben)
  })

  test(`MS-01 at ${width} a stranger waits among the requests until taken in, or is turned down`, async () => {
    const [ana, ben, cleo] = [
      await memberWho({ full_name: 'Ana' }, width),
      await memberWho({ full_name: 'Ben' }, width),
      await memberWho({ full_name: 'Cleo' }, width),
    ]
    await begin(ana, [ben], { text: 'We have not met' })
    await begin(cleo, [ben], { text: 'Buy my pots' })
    await open(ben.page, '/conversation/')
    await inboxLink(ben.page, 'Messages').waitFor()
    await ben.page.getByText('No conversations yet.').filter({ visible: true }).waitFor()
    await expectBothThemesAccessible(ben.page)
    await ben.page.getByRole('link', { name: 'Requests · 2' }).click()
    await ben.page.getByRole('link', { name: /Cleo/ }).click()
    const bar = ben.page.getByRole('complementary', { name: 'Message request' })
    await bar.waitFor()
    await expect.poll(() => composer(ben.page).count()).toBe(0)
    await expectBothThemesAccessible(ben.page)
    await button(bar, 'Decline').click()
    await heard(ben.page, 'Request declined')
    await ben.page.getByRole('link', { name: 'Requests · 1' }).click()
    await ben.page.getByRole('link', { name: /Ana/ }).click()
    await button(bar, 'Accept').click()
    await say(ben.page, 'Now we have')
    await log(ben.page).getByRole('article', { name: 'You' }).getByText('Now we have').waitFor()
    await log(ben.page).locator('[data-unsent]').waitFor({ state: 'detached' })
    await open(ben.page, '/conversation/')
    await ben.page.getByRole('link', { name: /Ana.*Now we have/s }).waitFor()
    await expect.poll(() => ben.page.getByText('Cleo').count()).toBe(0)
    await leave(ana, ben, cleo)
  })

  test(`MS-01 at ${width} a conversation is hidden until somebody writes, and who is written to blocks and reports`, async () => {
    const { ana, ben } = await friends(width)
    const { id } = await begin(ana, [ben], { text: 'Hello' })
    await openListening(ben, `/conversation/${id}`)
    await button(ben.page, 'Conversation options').click()
    await ben.page.getByRole('menuitem', { name: 'Hide conversation' }).click()
    await heard(ben.page, 'Hidden until someone writes again')
    await ben.page.getByText('No conversations yet.').filter({ visible: true }).waitFor()
    await write(ana, id, { text: 'Again' })
    await ben.page.getByRole('link', { name: /Ana.*Again/s }).click()
    await button(ben.page, 'Conversation options').click()
    await ben.page.getByRole('menuitem', { name: 'Report conversation' }).click()
    const report = ben.page.getByRole('dialog', { name: /^Report this/ })
    await report.getByLabel('Spam or misleading').check()
    await expectBothThemesAccessible(ben.page)
    await button(report, 'Report').click()
    await heard(ben.page, 'Thank you. The moderators will look at it.')
    await log(ben.page).getByText('Again').hover()
    await button(ben.page, 'Message options').last().click()
    await ben.page.getByRole('menuitem', { name: 'Report message' }).click()
    await report.getByLabel('Spam or misleading').check()
    await button(report, 'Report').click()
    await report.waitFor({ state: 'detached' })
    await button(ben.page, 'Conversation options').click()
    await ben.page.getByRole('menuitem', { name: 'Block Ana' }).click()
    await button(ben.page.getByRole('alertdialog', { name: 'Block Ana?' }), 'Block').click()
    await ben.page.getByText("You can't write in this conversation.").waitFor()
    await leave(ana, ben)
  })
}

test('CR-07 visitors log in first, and somebody else’s conversation is no page', async () => {
  const { ana, ben } = await friends()
  const { id } = await begin(ana, [ben], { text: 'Zinnober words' })
  const { page, context } = await newVisitor(stage, { width: 1280 })
  await page.goto(`/conversation/${id}`)
  await page.waitForURL('**/login/?next=**')
  const eve = await memberWho({ full_name: 'Eve' })
  const answer = await eve.page.goto(`/conversation/${id}`)
  expect(answer?.status()).toBe(404)
  await expect.poll(() => eve.page.content()).not.toContain('Zinnober')
  await leave({ context }, ana, ben, eve)
})
