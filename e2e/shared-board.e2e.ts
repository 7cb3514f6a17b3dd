import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchBoardNews } from './support/board-news.ts'
import { flowWidths, open, patiently, settled } from './support/browser.ts'
import { callAs, createSectionAs } from './support/member.ts'
import { boardWith, deed, option, toast } from './support/organizing.ts'
import { newPerson, setPrivate } from './support/persons.ts'
import { expectBothThemesAccessible } from './support/profiles.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const titles = Array.from({ length: 18 }, (_, index) => `Chair ${index + 1}`)
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true }).first()
const topOf = (page: Page, title: string) => card(page, title).evaluate((link) => link.getBoundingClientRect().top)
const organize = (page: Page) => page.getByRole('button', { name: 'Organize', exact: true })

for (const width of flowWidths(1280)) {
  test(`RP-09 at ${width} what others do on a shared board shows where nothing moves, and its new Pins on a press`, async () => {
    const { board, other, context: ana, problems, page: own } = await boardWith(stage, width, titles)
    await own.close()
    const ben = await newPerson(stage, width)
    const { page } = ben
    const inviteBen = () =>
      callAs(ana, 'BoardInviteResource/create', { board_id: board.id, invited_user_ids: [ben.id] })
    const removeBen = () =>
      callAs(ana, 'BoardCollaboratorResource/delete', { board_id: board.id, invited_user_id: ben.id })
    await inviteBen()
    await callAs(ben.context, 'BoardInviteResource/update', { board_id: board.id })
    await callAs(ana, 'BoardInviteResource/create', { board_id: other.id, invited_user_ids: [ben.id] })
    await callAs(ben.context, 'BoardInviteResource/update', { board_id: other.id })
    const news = await watchBoardNews(page, board.id, { context: ana, boardId: other.id })
    const [source] = await callAs<{ id: string }[]>(ana, 'BoardFeedResource/get', { board_id: board.id })
    const add = (title: string) =>
      callAs<{ id: string }>(ana, 'RepinResource/create', { pin_id: source?.id, board_id: board.id, title })

    const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/_/live/')
    await open(page, board.url)
    await listening
    await organize(page).waitFor()
    // What one changed oneself is known in this tab from then on; what others change is told all the same.
    await page.getByRole('button', { name: 'More options' }).first().click()
    await page.getByRole('menuitem', { name: 'Edit board' }).click()
    const form = page.getByRole('form', { name: 'Edit board' })
    await form.getByLabel('Description').fill('For both of us')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.waitFor({ state: 'detached' })
    await card(page, 'Chair 9').evaluate((link) => window.scrollTo(0, link.getBoundingClientRect().top - 200))
    await settled(page)
    const before = await topOf(page, 'Chair 9')
    await add('Celadon jar')
    const pill = page.getByRole('status').getByRole('button', { name: '1 new Pin', exact: true })
    await pill.waitFor()
    await expectBothThemesAccessible(page)
    await callAs(ana, 'BoardResource/update', { board_id: board.id, name: 'Halls', description: 'For all of us' })
    await createSectionAs(ana, board.id, 'Evening')
    await page.getByRole('heading', { level: 1, name: 'Halls' }).waitFor()
    await page.getByText('For all of us').waitFor()
    await page.getByRole('link', { name: /Evening/ }).waitFor()
    await expect.poll(() => page.title(), patiently).toContain('Halls')
    await page.waitForURL((url) => url.pathname.endsWith('/halls/'))
    const lamp = await add('Brass lantern')
    const both = page.getByRole('status').getByRole('button', { name: '2 new Pins', exact: true })
    await both.waitFor()
    await expect.poll(async () => Math.abs((await topOf(page, 'Chair 9')) - before)).toBeLessThan(2)
    await expect.poll(() => card(page, 'Celadon jar').count()).toBe(0)

    await both.focus()
    await page.keyboard.press('Enter')
    await card(page, 'Celadon jar').waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await callAs(ana, 'PinResource/delete', { id: lamp.id })
    await page.getByText('Removed', { exact: true }).waitFor()
    await expect.poll(() => card(page, 'Brass lantern').count()).toBe(0)
    await card(page, 'Celadon jar').waitFor()

    // What is done in this tab is no news to it: nothing is read for it.
    await news.caughtUp()
    let looks = 0
    page.on('request', (request) => void (looks += Number(request.url().includes('/resource/BoardResource/get/'))))
    await organize(page).click()
    await option(page, 'Celadon jar').click()
    await callAs(ana, 'BoardResource/update', { board_id: board.id, description: 'Chairs alone' })
    await page.getByText('Chairs alone').waitFor()
    // What is done while it still reads has it look again.
    await settled(page)
    await expect.poll(() => option(page, 'Celadon jar').getAttribute('aria-selected')).toBe('true')
    expect(looks).toBe(1)
    await deed(page, 'Add to section').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Evening' }).click()
    await toast(page, 'Moved to Halls › Evening')
    await page.getByRole('link', { name: 'Evening 1 Pin' }).waitFor()
    await news.caughtUp()
    expect(looks).toBe(1)
    await callAs(ana, 'BoardResource/update', { board_id: board.id, description: 'Chairs and a section' })
    await page.getByText('Chairs and a section').waitFor()
    expect(looks).toBe(2)

    await removeBen()
    await toast(page, 'You’re no longer a collaborator on this board.')
    await expect.poll(() => page.getByRole('toolbar').count()).toBe(0)
    await expect.poll(() => organize(page).count()).toBe(0)
    await card(page, 'Chair 1').waitFor()

    await inviteBen()
    await page.getByRole('button', { name: 'Accept' }).click()
    await organize(page).waitFor()
    await callAs(ana, 'BoardResource/update', { board_id: board.id, privacy: 'secret' })
    await toast(page, 'This board is secret now. Only its collaborators see it.')
    await removeBen()
    await toast(page, 'This board isn’t available to you anymore.')
    await page.getByRole('heading', { name: "We couldn't find that page." }).waitFor()
    await expect.poll(() => page.getByText('Halls').count()).toBe(0)
    expect([...problems, ...ben.problems]).toEqual([])
    await Promise.all([ana.close(), ben.context.close()])
  })
}

for (const width of flowWidths(390)) {
  test(`ST-02 at ${width} the page of a private profile opens by itself when its owner approves`, async () => {
    const [hermit, fan] = [await newPerson(stage, width), await newPerson(stage, width)]
    await setPrivate(hermit, stage.origin, true)
    await callAs(hermit.context, 'BoardResource/create', { name: 'Mosses', privacy: 'public' })
    const { page } = fan
    const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/_/live/')
    await open(page, `/${hermit.username}/`)
    await listening
    const asking = page.waitForResponse('**/resource/UserFollowResource/create/')
    await page.getByRole('button', { name: /^Follow / }).click()
    await asking
    await callAs(hermit.context, 'UserFollowRequestResource/update', { user_id: fan.id })
    await page.getByRole('button', { name: /^Following / }).waitFor()
    await page.getByRole('link', { name: /Mosses/ }).waitFor()
    expect([...hermit.problems, ...fan.problems]).toEqual([])
    await Promise.all([hermit.context.close(), fan.context.close()])
  })
}
