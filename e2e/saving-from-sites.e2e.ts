import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { filmVideo } from '../apps/server/test/pin-kinds/film-video.ts'
import { type Site, startSite } from '../apps/server/test/links/site.ts'
import { comeAlive, expectAccessible, newVisitor, open } from './support/browser.ts'
import { createBoardAs, createPinAs, readAs } from './support/member.ts'
import { newPerson, type Person } from './support/persons.ts'
import { setStage } from './support/stage.ts'

let site: Site
afterAll(() => site?.stop())
const stage = setStage(async () => {
  site = await startSite()
  return { FETCH_ALLOW: site.allowed }
})

const shop = `<!doctype html><title>Oak chairs</title>
  <img src="/chair-640x480.jpg" alt="An oak chair">
  <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="/lazy-500x700.jpg" alt="A chair that comes late">
  <img src="/own-300x300.jpg" alt="Not to be saved" data-pin-nopin="true">
  <img src="/sign-40x40.jpg" alt="Too small">`

/** The bookmark's script, as the page that offers it has it; bookmarks run past a page's policy. */
async function pressBookmark(page: Page, code: string): Promise<void> {
  await page.evaluate(decodeURIComponent(code.replace(/^javascript:/, '')))
}

async function bookmarkOf(page: Page): Promise<string> {
  await open(page, '/save-button/')
  const link = page.getByRole('link', { name: 'Save to Pinfold' })
  await expect.poll(() => link.getAttribute('href')).toMatch(/^javascript:/)
  return (await link.getAttribute('href')) ?? ''
}

/** The server fetches the picture first, beside its other work. */
const FETCHED = { timeout: 45_000 }

const pinsOf = (person: Person, boardId: string) =>
  readAs<{ title: string; link: string | null }[]>(person.context, 'BoardFeedResource/get', { board_id: boardId })

test('PI-05 CN-09 CN-10 the bookmarklet offers what a page shows, and the window logs in, saves and closes', async () => {
  site.add('/shop', { body: shop })
  const person = await newPerson(stage, 1280)
  const kitchen = await createBoardAs(person.context, 'Kitchen')
  await createBoardAs(person.context, 'Garden')
  const { page, context } = await newVisitor(stage, { width: 1280, isPerson: true })
  const code = await bookmarkOf(page)
  await page.goto(`${site.origin}/shop`)
  await pressBookmark(page, code)
  const overlay = page.getByRole('dialog', { name: 'Choose a picture to save' })
  await overlay.getByRole('button', { name: 'A chair that comes late' }).waitFor()
  await expect.poll(() => overlay.getByRole('img').count()).toBe(2)
  const opening = page.waitForEvent('popup')
  await overlay.getByRole('button', { name: 'An oak chair' }).click()
  const popup = await opening
  await popup.waitForURL((url) => url.pathname === '/login/')
  await comeAlive(popup)
  await popup.getByLabel('Email or username').fill(person.email)
  await popup.getByLabel('Password', { exact: true }).fill(person.password)
  await popup.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await popup.waitForURL((url) => url.pathname === '/pin/create/button/')
  await comeAlive(popup)
  await popup.getByRole('img', { name: 'The picture you save' }).waitFor(FETCHED)
  await expect.poll(() => popup.getByLabel('Title').inputValue()).toBe('Oak chairs')
  await expect.poll(() => popup.getByLabel('Description').inputValue()).toBe('An oak chair')
  // The board made last is offered first.
  await popup.getByRole('button', { name: 'Save to Garden' }).waitFor()
  await expectAccessible(popup)
  await popup.getByRole('region', { name: 'Board' }).getByRole('button', { name: 'Kitchen' }).click()
  await popup.getByRole('button', { name: 'Save to Kitchen' }).click()
  // It closes by itself soon.
  await Promise.all([
    popup.getByRole('heading', { name: 'Saved to Kitchen' }).waitFor(),
    popup.getByRole('link', { name: 'See it' }).waitFor(),
  ])
  await expect
    .poll(() => pinsOf(person, kitchen.id))
    .toMatchObject([{ title: 'Oak chairs', link: `${site.origin}/shop` }])
  if (!popup.isClosed()) await popup.waitForEvent('close')
  await context.close()
})

test('PI-05 CN-09 CN-10 where a page lets no script in, the window opens with its address and finds the pictures', async () => {
  site.add('/strict', {
    body: shop,
    headers: { 'content-security-policy': "default-src 'self'; script-src 'none'" },
  })
  const person = await newPerson(stage, 390)
  const board = await createBoardAs(person.context, 'Attic')
  const code = await bookmarkOf(person.page)
  await person.page.goto(`${site.origin}/strict`)
  const opening = person.page.waitForEvent('popup')
  await pressBookmark(person.page, code)
  const popup = await opening
  await comeAlive(popup)
  await popup.getByRole('img', { name: 'The picture you save' }).waitFor(FETCHED)
  await popup.getByRole('button', { name: 'Next picture' }).click()
  await popup.getByText('2 of 2').waitFor()
  await popup.getByRole('img', { name: 'The picture you save' }).waitFor(FETCHED)
  await popup.getByRole('button', { name: 'Save to Attic' }).click()
  await popup.getByRole('heading', { name: 'Saved to Attic' }).waitFor()
  await expect.poll(() => pinsOf(person, board.id)).toMatchObject([{ link: `${site.origin}/strict` }])
  await person.context.close()
})

const pasteAddress = (page: Page, address: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, address)

test('CN-01 an address that is a film becomes the video of a draft, with its cover, and a Pin', async () => {
  site.add('/film.mp4', { body: await filmVideo('mp4', { width: 320, height: 240 }), contentType: 'video/mp4' })
  const person = await newPerson(stage, 1280)
  const { page } = person
  await open(page, '/pin-builder/')
  await pasteAddress(page, `${site.origin}/film.mp4`)
  await page.getByRole('radio', { name: 'Cover 2 of 6' }).waitFor({ state: 'attached', timeout: 60_000 })
  await expect.poll(() => page.getByLabel('Link').inputValue()).toBe(`${site.origin}/film.mp4`)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL(/\/pin\/\d+\//, { timeout: 60_000 })
  await page.locator('video[controls]').waitFor()
  await person.context.close()
})

test('CN-01 pictures of a page become Pins with their own words, also when they are still on their way', async () => {
  site.add('/two', { body: shop })
  const person = await newPerson(stage, 1280)
  const { page } = person
  const { promise: isPublishing, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/v3/media/uploads/fetch/', async (route) => {
    await isPublishing
    await route.continue()
  })
  await open(page, '/pin-builder/')
  await pasteAddress(page, `${site.origin}/two`)
  await page.getByRole('button', { name: /^An oak chair/ }).click()
  await page.getByRole('button', { name: 'Use 2 pictures' }).click()
  await page
    .getByRole('button', { name: /^Publish/ })
    .last()
    .click()
  await page.getByText('Almost there').first().waitFor()
  letThrough()
  await page.waitForURL((url) => !url.pathname.startsWith('/pin-builder'))
  const own = () =>
    readAs<{ title: string; link: string }[]>(person.context, 'UserPinsResource/get', { username: person.username })
  await expect
    .poll(async () => (await own()).map(({ link }) => link))
    .toEqual([`${site.origin}/two`, `${site.origin}/two`])
  await person.context.close()
})

test('CN-12 on another site buttons open the window and frames tell us nothing', async () => {
  const owner = await newPerson(stage, 1280)
  const board = await createBoardAs(owner.context, 'Walls')
  await createPinAs(owner.context, { board_id: board.id, title: 'Counted', link: `${site.origin}/blog` })
  site.add('/blog', {
    body: `<!doctype html><title>A blog</title>
      <a data-pin-do="buttonPin" data-pin-media="${site.origin}/a-300x300.jpg" data-pin-description="Mine" data-pin-count="beside" href="${stage.origin}/pin/create/button/"></a>
      <a data-pin-do="buttonPin" data-pin-custom="true" href="${stage.origin}/pin/create/button/?url=${site.origin}/other"><b>Keep</b></a>
      <a data-pin-do="buttonPin" data-pin-custom="true" data-pin-id="1234" href="${stage.origin}/pin/create/button/"><b>Again</b></a>
      <a data-pin-do="buttonFollow" href="${stage.origin}/${owner.username}/">Follow Ana</a>
      <a data-pin-do="embedBoard" data-pin-board-width="500" href="${stage.origin}${board.url}"></a>
      <script async src="${stage.origin}/js/save-button.js"></script>`,
  })
  const { page, context } = await newVisitor(stage, { width: 1280, isPerson: true })
  const counted = async () => {
    const answer = await page.request.get(`/js/save-count.json?${new URLSearchParams({ url: `${site.origin}/blog` })}`)
    return ((await answer.json()) as { count: number }).count
  }
  // The browser keeps the count for minutes.
  await expect.poll(counted).toBe(1)
  // A header of the test’s own would make the browser ask before it asks for the count.
  await context.setExtraHTTPHeaders({})
  await page.goto(`${site.origin}/blog`)
  const pressed = async (name: string) => {
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name }).click()
    const popup = await opening
    await popup.waitForURL((url) => url.origin === stage.origin, { waitUntil: 'commit' })
    const { pathname, searchParams } = new URL(popup.url())
    await popup.close()
    return pathname === '/login/'
      ? new URL(searchParams.get('next') ?? '', stage.origin)
      : new URL(pathname, stage.origin)
  }
  await page.getByText('1', { exact: true }).waitFor()
  const saving = await pressed('Save')
  const asked = ['url', 'media', 'description'].map((name) => saving.searchParams.get(name))
  expect(asked).toEqual([`${site.origin}/blog`, `${site.origin}/a-300x300.jpg`, 'Mine'])
  const keeping = await pressed('Keep')
  expect(keeping.searchParams.get('url')).toBe(`${site.origin}/other`)
  const again = await pressed('Again')
  expect(again.pathname).toBe('/pin/1234/repin/')
  const following = await pressed('Follow Ana')
  expect(following.pathname).toContain(owner.username)
  const frame = page.locator('iframe')
  await page.frameLocator('iframe').getByRole('link', { name: 'Walls' }).waitFor()
  await expect.poll(() => frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  await expect.poll(() => frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox')
  await expect.poll(() => frame.getAttribute('width')).toBe('500')
  await context.close()
})
