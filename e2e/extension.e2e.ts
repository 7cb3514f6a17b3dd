import { userPinsResource } from '@pinfold/contract'
import { afterAll, expect, test } from 'vitest'
import { type Site, startSite } from '../apps/server/test/links/site.ts'
import { makeBoard, makeSection } from '../apps/server/test/support/people.ts'
import { logInOnPage, patiently } from './support/browser.ts'
import { type ExtendedBrowser, startWithExtension } from './support/extension.ts'
import { newCrowd } from './support/persons.ts'
import { drawPicture } from './support/pictures.ts'
import { setStage } from './support/stage.ts'

let site: Site
let browser: ExtendedBrowser | undefined
afterAll(async () => {
  await browser?.context.close()
  await site?.stop()
})
const stage = setStage(async () => {
  site = await startSite()
  return { FETCH_ALLOW: site.allowed }
})

/** A site whose pictures only those see who are logged in there. */
async function openClub(): Promise<void> {
  const picture = await drawPicture()
  site.add('/club', {
    body: '<!doctype html><title>The club</title><img src="/members-only.jpg" alt="A chair for members" width="400">',
    headers: { 'set-cookie': 'member=yes; Path=/' },
  })
  site.add('/members-only.jpg', (request, response) => {
    const isMember = request.headers.cookie?.includes('member=yes') === true
    response.writeHead(isMember ? 200 : 403, { 'content-type': 'image/jpeg' }).end(isMember ? picture : undefined)
  })
}

test('PI-05 CN-11 the extension connects, saves what only the member sees, from the popup and over a picture, and later what waited', async () => {
  await openClub()
  const [member] = await newCrowd(stage, 1)
  if (!member) throw new Error('nobody came')
  const board = await makeBoard(member, 'Kitchen')
  await makeSection(member, board.id, 'Chairs')
  const pins = async () =>
    (await member.ask(userPinsResource.get, { username: member.member.username })).map(({ title, link }) => [
      title,
      link,
    ])

  browser = await startWithExtension(stage.origin)
  const { context, worker, pageAt } = browser
  const quietHosts = async () =>
    (await worker.evaluate(() => chrome.storage.local.get('quietHosts')))['quietHosts'] as string[]
  const page = await context.newPage()
  await logInOnPage(page, member.member)
  const popup = await context.newPage()
  await popup.goto(pageAt('popup.html'))
  await expect.poll(() => popup.getByLabel('Address of your Pinfold').inputValue()).toBe(stage.origin)
  const opening = context.waitForEvent('page')
  await popup.getByRole('button', { name: 'Connect' }).click()
  const connecting = await opening
  await connecting.getByRole('main').getByRole('button', { name: 'Connect' }).click()
  await connecting.getByText('Connected. You can close this page.').waitFor()
  expect(connecting.url()).not.toContain('token')

  await page.goto(`${site.origin}/club`)
  const tabId = await worker.evaluate(
    async (url) => (await chrome.tabs.query({ url: `${url}/*` }))[0]?.id ?? 0,
    site.origin,
  )
  await expect
    .poll(() => worker.evaluate(() => chrome.commands.getAll()))
    .toMatchObject([{ name: '_execute_action', shortcut: 'Alt+Shift+S' }])
  // The browser knows both entries of its menu; one that is missing cannot be changed.
  await worker.evaluate(() => Promise.all(['picture', 'page'].map((id) => chrome.contextMenus.update(id, {}))))
  const openPopup = async () => {
    await popup.goto(pageAt(`popup.html?tab=${tabId}`))
    await popup.getByRole('button', { name: 'A chair for members' }).click()
    await popup.getByLabel('Find a board').waitFor()
  }
  await openPopup()
  await popup.getByLabel('Title').fill('From the popup')
  await popup.getByLabel('Find a board').fill('kitch')
  await popup.getByRole('button', { name: 'Kitchen', exact: true }).click()
  await popup.getByRole('button', { name: 'Chairs' }).click()
  await popup.getByText('Saved to Kitchen › Chairs').waitFor()
  await expect.poll(pins).toEqual([['From the popup', `${site.origin}/club`]])

  await openPopup()
  await popup.getByLabel('Find a board').fill('Attic')
  await popup.getByRole('button', { name: 'Create board “Attic”' }).click()
  await popup.getByText('Saved to Attic').waitFor()

  await page.getByRole('img').hover()
  const choosing = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Save' }).click()
  const beside = await choosing
  await beside.getByLabel('Title').fill('Over the picture')
  await beside.getByRole('button', { name: 'Kitchen', exact: true }).click()
  await beside.getByRole('button', { name: 'The board itself' }).click()
  await beside.getByText('Saved to Kitchen').waitFor()
  await expect.poll(async () => (await pins()).length).toBe(3)

  await popup.goto(pageAt(`popup.html?tab=${tabId}`))
  await popup.getByLabel('Also on this site').uncheck()
  await expect.poll(quietHosts, patiently).toHaveLength(1)
  await page.reload()
  await page.getByRole('img').hover()
  await expect.poll(() => page.getByRole('button', { name: 'Save' }).count()).toBe(0)
  await popup.getByLabel('Also on this site').check()
  await expect.poll(quietHosts, patiently).toHaveLength(0)
  await page.reload()
  // What shows the button comes after the page, and hears only of a mouse that moves then.
  await page.locator('pinfold-save').waitFor({ state: 'attached' })
  await page.getByRole('img').hover()
  await page.getByRole('button', { name: 'Save' }).waitFor()

  await openPopup()
  await popup.getByLabel('Title').fill('Later')
  await popup.getByRole('button', { name: 'Kitchen', exact: true }).click()
  await popup.getByRole('button', { name: 'Chairs' }).waitFor()
  const useServer = (server: string) =>
    worker.evaluate((address) => chrome.storage.local.set({ server: address }), server)
  await useServer('http://127.0.0.1:9')
  await popup.getByRole('button', { name: 'Chairs' }).click()
  await popup.getByText('No connection. It will be saved later.').waitFor()
  await useServer(stage.origin)
  const comeOnline = () => worker.evaluate(() => void globalThis.dispatchEvent(new Event('online')))
  await Promise.all([comeOnline(), comeOnline()])
  await expect.poll(async () => (await pins()).map(([title]) => title)).toContain('Later')
  await comeOnline()
  await expect.poll(async () => (await pins()).length).toBe(4)

  const shown = (await member.ask(userPinsResource.get, { username: member.member.username })).at(-1)?.id ?? ''
  site.add('/club', {
    body: `<!doctype html><img src="/members-only.jpg" alt="A chair for members" width="400" data-pin-id="${shown}">`,
  })
  await page.reload()
  await openPopup()
  await popup.getByRole('button', { name: 'Kitchen', exact: true }).click()
  await popup.getByRole('button', { name: 'The board itself' }).click()
  await popup.getByText('Saved to Kitchen').waitFor()
  const saved = ['From the popup', `${site.origin}/club`]
  await expect.poll(async () => (await pins()).filter(([title]) => title === saved[0])).toEqual([saved, saved])
})
