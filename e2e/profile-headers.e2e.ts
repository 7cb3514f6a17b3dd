import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, layoutShifts, newVisitor, open, type Width, flowWidths, widths } from './support/browser.ts'
import { changeSessions } from './support/change-member.ts'
import { button } from './support/cards.ts'
import { callAs, changeMeAs, createBoardAs } from './support/member.ts'
import { makePartner } from './support/partner.ts'
import { expectBothThemesAccessible, signedUp } from './support/profiles.ts'
import { setStageOnDatabase } from './support/stage.ts'

const LONG_ABOUT =
  'I collect what grows slowly: mosses, glazes, handwriting and bread. Everything here was made or found within a day’s walk of the house, and most of it can be made again with patience, a sharp knife and salt.'

const stage = setStageOnDatabase()

const memberWho = (says: object, width?: Width) => signedUp(stage, says, width)
const visitorOf = (width: Width) => newVisitor(stage, { width })
const follow = (context: BrowserContext, userId: string) =>
  callAs(context, 'UserFollowResource/create', { user_id: userId })
const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  return box && { width: Math.round(box.width), height: Math.round(box.height) }
}

for (const width of widths) {
  test(`PS-01 PS-02 VR-14 at ${width} a visitor sees who a profile is about, and nothing moves`, async () => {
    const ada = await memberWho({
      full_name: 'Ada Lovelace',
      about: 'Clay and wool.',
      website_url: 'https://www.example.org/notes/',
      pronouns: ['she', 'her'],
      instagram: '@ada.clay',
    })
    const { page, context, problems } = await visitorOf(width)
    await open(page, `/${ada.username}/`)
    const header = page.locator('main header')
    await header.getByRole('heading', { level: 1, name: 'Ada Lovelace' }).waitFor()
    await header.getByText(`@${ada.username}`).waitFor()
    await header.getByText('she/her').waitFor()
    await header.getByText('Clay and wool.').waitFor()
    await expect
      .poll(() => header.getByRole('link', { name: 'example.org/notes' }).getAttribute('href'))
      .toBe('https://www.example.org/notes/')
    await expect
      .poll(() => header.getByRole('link', { name: 'Instagram @ada.clay' }).getAttribute('href'))
      .toContain('ada.clay')
    if (width === 1280) await expect.poll(async () => (await boxOf(page, 'main header'))?.width).toBe(488)
    for (const name of ['0 followers', '0 following', 'Follow Ada Lovelace', 'Share profile'])
      await button(page, name).waitFor()
    await expect.poll(() => header.getByText('monthly view').count()).toBe(0)
    await expectBothThemesAccessible(page)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    expect(problems).toEqual([])
    await Promise.all([context.close(), ada.context.close()])
  })

  test(`PS-01 PS-02 PS-04 RP-07 RP-12 BC-07 at ${width} a partner has a cover, marks and views that are theirs to know`, async () => {
    const kiln = await memberWho({ full_name: 'Kiln', website_url: 'https://kiln.example' }, width)
    await makePartner(kiln.context, kiln.username, stage.database)
    await changeMeAs(kiln.context, { impressum_url: 'https://kiln.example/imprint', contact_email: 'k@example.org' })
    await open(kiln.page, `/${kiln.username}/`)
    const own = kiln.page.locator('main header')
    await own.getByText('10m+ monthly views').waitFor()
    await own.getByRole('img', { name: 'Verified merchant' }).waitFor()
    await own.getByRole('img', { name: 'Verified website' }).waitFor()
    await own.getByRole('link', { name: 'Imprint' }).waitFor()
    const cover = () => boxOf(kiln.page, 'main header picture')
    const picture = kiln.page.locator('main header picture img')
    const shown = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    if (width === 1280) {
      await expect.poll(async () => (await boxOf(kiln.page, 'main header'))?.width).toBe(656)
      await expect.poll(cover).toEqual({ width: 656, height: 369 })
      await expect.poll(shown).toContain('/1200x/')
    } else {
      await expect.poll(cover).toEqual({ width: 390, height: Math.round((390 * 278) / 375) })
      await expect.poll(shown).toContain('/736x/')
      await kiln.page.setViewportSize({ width: 375, height: 800 })
      await expect.poll(() => boxOf(kiln.page, 'main header picture')).toEqual({ width: 375, height: 278 })
    }
    await expectBothThemesAccessible(kiln.page)

    const { page, context } = await visitorOf(width)
    await open(page, `/${kiln.username}/`)
    await expect.poll(() => page.locator('main header').getByText('monthly view').count()).toBe(0)
    await button(page, 'Contact').click()
    await page.getByRole('menuitem', { name: 'k@example.org' }).waitFor()
    await expect.poll(() => layoutShifts(page)).toEqual([])
    await Promise.all([context.close(), kiln.context.close()])
  })

  test(`VR-13 ST-25 PR-02 at ${width} a long about text goes on ${width === 1280 ? 'in a drawer' : 'on its own page'}`, async () => {
    const ada = await memberWho({ full_name: 'Ada', about: LONG_ABOUT, website_url: 'https://example.org' })
    const { page, context, problems } = await visitorOf(width)
    await open(page, `/${ada.username}/`)
    const short = await page.locator('main header').innerText()
    expect(short).not.toContain('sharp knife')
    if (width === 1280) {
      await button(page, 'more about Ada').click()
      await page.locator('main header').getByText('and salt.').waitFor()
      await button(page, 'less about Ada').click()
      await button(page, 'more about Ada').waitFor()
    } else {
      await page.getByRole('link', { name: 'more about Ada' }).click()
      await page.waitForURL(`**/${ada.username}/profile-about/`)
    }
    await open(page, `/${ada.username}/profile-about/`)
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
    await page.getByText(LONG_ABOUT).waitFor()
    await expectBothThemesAccessible(page)
    expect(problems).toEqual([])
    await Promise.all([context.close(), ada.context.close()])
  })

  test(`PS-06 PS-20 at ${width} the tools over a profile: the way back, or search, create and settings`, async () => {
    const ada = await memberWho({ full_name: 'Ada' }, width)
    const ben = await memberWho({ full_name: 'Ben' })
    await open(ada.page, `/${ada.username}/`)
    // One button to create with: the page's own, with the round button's name.
    for (const name of ['Profile Actions', 'Your account']) {
      await expect
        .poll(() => ada.page.getByRole('button', { name, exact: true }).filter({ visible: true }).count())
        .toBeGreaterThan(0)
    }
    await expect
      .poll(() => ada.page.getByRole('button', { name: 'Create', exact: true }).filter({ visible: true }).count())
      .toBe(0)
    const search = width === 390 ? ada.page.getByRole('link', { name: 'Search' }) : ada.page.getByRole('combobox')
    await expect.poll(() => search.filter({ visible: true }).count()).toBeGreaterThan(0)
    await expect.poll(() => ada.page.locator('main').getByRole('button', { name: 'Back' }).count()).toBe(0)

    // The way back is to the page before, and for somebody led here from outside to the home feed.
    await open(ada.page, `/${ben.username}/pins/`)
    await ada.page.getByRole('heading', { level: 1, name: 'All Pins' }).waitFor()
    await ada.page.getByRole('link', { name: 'Back to the profile of Ben' }).click()
    await button(ada.page, 'Back').click()
    await ada.page.getByRole('heading', { level: 1, name: 'All Pins' }).waitFor()
    await open(ada.page, `/${ben.username}/?utm_source=newsletter`)
    await ada.page.getByRole('link', { name: 'For you' }).click()
    await ada.page.waitForURL(`${stage.origin}/`)
    await Promise.all([ada.context.close(), ben.context.close()])
  })
}

for (const width of flowWidths(1280)) {
  test(`VR-11 RP-05 PR-13 at ${width} counts open lists for members, ask visitors to log in, and rest at nothing`, async () => {
    const ada = await memberWho({ full_name: 'Ada' })
    const ben = await memberWho({ full_name: 'Ben' }, width)
    await follow(ben.context, ada.id)
    const { page, context } = await visitorOf(width)
    await open(page, `/${ada.username}/`)
    const followers = button(page, '1 follower')
    await expect.poll(() => followers.evaluate((element) => getComputedStyle(element).cursor)).toBe('text')
    await expect.poll(() => page.getByRole('link', { name: /follower/ }).count()).toBe(0)
    await expect.poll(() => button(page, '0 following').isDisabled()).toBe(true)
    await followers.click()
    await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()

    await open(ben.page, `/${ada.username}/`)
    await button(ben.page, '1 follower').click()
    await ben.page.getByRole('dialog', { name: '1 follower' }).waitFor()
    await expect.poll(() => button(ben.page, '0 following').isDisabled()).toBe(true)

    // Who came in by a mailed link is asked for the password, and then is where they were going.
    await changeSessions(stage.database.connection, ben.id, 'is_limited = true')
    await open(ben.page, `/${ada.username}/`)
    const count = button(ben.page, '1 follower')
    await expect.poll(() => count.evaluate((element) => getComputedStyle(element).cursor)).toBe('text')
    await count.click()
    const prompt = ben.page.getByRole('dialog', { name: 'Log in to continue' }).getByRole('form', { name: 'Log in' })
    await prompt.getByLabel('Email or username').fill(ben.username)
    await prompt.getByLabel('Password', { exact: true }).fill('correct horse battery')
    await prompt.getByRole('button', { name: 'Log in', exact: true }).click()
    await ben.page.getByRole('dialog', { name: '1 follower' }).waitFor()
    await Promise.all([context.close(), ada.context.close(), ben.context.close()])
  })

  test(`PS-05 PR-03 at ${width} the own page of saved ideas leads to what visitors see`, async () => {
    const says = { full_name: 'Ada', about: 'Moss and glazes.' }
    const { page, context, username, problems } = await memberWho(says, width)
    await createBoardAs(context, 'Kept to myself', 'secret')
    await open(page, `/${username}/_self-profile`)
    const header = page.locator('main header')
    await header.getByRole('heading', { level: 1, name: 'Your saved ideas' }).waitFor()
    await expect.poll(async () => (await boxOf(page, 'main header'))?.width).toBe(Math.round(width * 0.85))
    for (const text of ['Ada', 'Moss and glazes.']) await header.getByText(text, { exact: true }).first().waitFor()
    for (const name of ['0 followers', '0 following']) await button(page, name).waitFor()
    await header.getByRole('link', { name: 'Boards', exact: true }).click()
    await page.waitForURL(`**/${username}/_self-profile/boards**`)
    // Filters of boards are there for the kinds that there are.
    await button(page, 'Secret').waitFor()
    await expectBothThemesAccessible(page)
    await header.getByRole('link', { name: 'View profile' }).click()
    await page.waitForURL(`**/${username}/_profile/`)
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
    await expect.poll(() => button(page, 'Edit profile').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`PS-03 PS-06 RP-05 at ${width} a private profile explains itself to strangers`, async () => {
    const carol = await memberWho({ full_name: 'Carol', about: 'secret words', is_private_profile: true })
    const ben = await memberWho({ full_name: 'Ben' }, width)
    await open(ben.page, `/${carol.username}/`)
    const words = 'Only approved followers can view their profile, Pins, boards, followers and following lists'
    await ben.page.getByRole('heading', { name: 'This profile is private' }).waitFor()
    await ben.page.getByText(words).waitFor()
    await expect.poll(() => ben.page.getByText('secret words').count()).toBe(0)
    await expectBothThemesAccessible(ben.page)
    await button(ben.page, 'Followers').click()
    const dialog = ben.page.getByRole('dialog', { name: 'This profile is private' })
    await dialog.getByText(words).waitFor()
    await expectAccessible(ben.page)
    await dialog.getByRole('button', { name: 'Follow Carol' }).click()
    await ben.page.keyboard.press('Escape')
    await button(ben.page, 'Requested Carol').waitFor()

    const { page, context } = await visitorOf(width)
    await open(page, `/${carol.username}/`)
    await button(page, 'Follow Carol').click()
    await page.getByRole('dialog', { name: 'Log in to follow' }).waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Followers').click()
    await page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
    await expect.poll(() => layoutShifts(page)).toEqual([])

    // Who came in by a mailed link takes a request back, but asks nobody whose profile is private, and sees no lists of theirs.
    await changeSessions(stage.database.connection, ben.id, 'is_limited = true')
    await open(ben.page, `/${carol.username}/`)
    await button(ben.page, 'Requested Carol').click()
    await button(ben.page, 'Follow Carol').click()
    await ben.page.getByRole('dialog', { name: 'Log in to follow' }).waitFor()
    await ben.page.keyboard.press('Escape')
    await button(ben.page, 'Followers').click()
    await ben.page.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
    const ada = await memberWho({ full_name: 'Ada' })
    await open(ben.page, `/${ada.username}/`)
    await button(ben.page, 'Follow Ada').click()
    await button(ben.page, 'Following Ada').waitFor()
    await Promise.all([context, carol.context, ben.context, ada.context].map((one) => one.close()))
  })

  test(`VR-06 at ${width} visitors are asked to log in before they share a profile`, async () => {
    const ada = await memberWho({ full_name: 'Ada' }, width)
    const { page, context } = await visitorOf(width)
    await open(page, `/${ada.username}/`)
    await button(page, 'Share profile').click()
    await page.getByRole('dialog', { name: 'Log in to share the profile' }).waitFor()
    await open(ada.page, `/${ada.username}/`)
    await button(ada.page, 'Share profile').click()
    await button(ada.page, 'Copy link').waitFor()
    await Promise.all([context.close(), ada.context.close()])
  })
}

test('VR-14 at 390 a long word in a name breaks, and the page is no wider than the phone', async () => {
  const long = await memberWho({ full_name: 'Wolfeschlegelsteinhausenbergerdorff Constantinopolitan' })
  const { page, context } = await visitorOf(390)
  await open(page, `/${long.username}/`)
  const name = page.getByRole('heading', { level: 1 })
  await expect.poll(() => name.evaluate((element) => getComputedStyle(element).overflowWrap)).toBe('anywhere')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => name.evaluate((element) => getComputedStyle(element).overflowWrap)).toBe('break-word')
  await Promise.all([context.close(), long.context.close()])
})
