import { favoritePin, pinResource, reactToPin, storyPinResource } from '@pinfold/contract'
import { expect, test } from 'vitest'
import { filmVideo, uploadVideo } from '../apps/server/test/pin-kinds/film-video.ts'
import { makeBoard, savePin, type SignedIn, signUp, upload } from '../apps/server/test/support/people.ts'
import { TestClient } from '../apps/server/test/support/test-client.ts'
import {
  expectAccessible,
  expectBothThemesAccessible,
  layoutShifts,
  newVisitor,
  open,
  patiently,
  settled,
  type Width,
  widths,
} from './support/browser.ts'
import { changeMember } from './support/change-member.ts'
import { drawPicture } from './support/pictures.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

const newMember = (fullName: string) => signUp({ client: () => new TestClient(stage.origin) }, { fullName })
const picture = async (member: SignedIn, size = {}) => (await upload(member, await drawPicture(size))).id

async function makePin(member: SignedIn, title: string, more: object = {}) {
  return member.ask(pinResource.create, { upload_id: await picture(member), title, ...more })
}

/** A browser in which the member is signed in. */
async function signedIn(member: SignedIn, width: Width, scheme: 'light' | 'dark' = 'light') {
  const visitor = await newVisitor(stage, { width, scheme })
  const cookies = [...member.cookies].map(([name, value]) => ({ name, value, url: stage.origin }))
  await visitor.context.addCookies(cookies)
  return visitor
}

async function makeStory(member: SignedIn) {
  const pages = []
  for (const step of ['Mix', 'Knead', 'Bake']) {
    const image = { type: 'story_pin_image_block', upload_id: await picture(member, { width: 600, height: 900 }) }
    pages.push({ blocks: [image, { type: 'story_pin_heading_block', text: step }] })
  }
  return member.ask(storyPinResource.create, { title: 'Bread', story_pin: JSON.stringify({ pages }) })
}

async function makeFilm(member: SignedIn) {
  const video = await uploadVideo(member, await filmVideo('mp4', { seconds: 72 }))
  return makePin(member, 'The film', { upload_id: video.id, cover_upload_id: await picture(member) })
}

test('PR-04 PS-13 PS-14 NU-03 BC-03 own pins stand dense from the first page on, once that is chosen', async () => {
  const ana = await newMember('Ana Lima')
  for (let n = 0; n < 8; n += 1) await makePin(ana, `Chair ${n}`)
  for (const width of widths) {
    const { page, context, problems } = await signedIn(ana, width)
    await open(page, `/${ana.member.username}/pins/`)
    await page.getByRole('heading', { level: 1, name: 'All Pins' }).waitFor()
    const columnWidth = async () => (await page.locator('main ul li:has(article)').first().boundingBox())?.width ?? 0
    const choose = async (name: 'Regular' | 'Dense') => {
      await page.getByRole('button', { name: 'Organize', exact: true }).click()
      const kept = page.waitForResponse((response) => response.url().includes('UserMetadataResource/update'))
      await page.getByRole('menuitemradio', { name }).click()
      await kept
      await page.keyboard.press('Escape')
    }
    await settled(page)
    const regular = await columnWidth()
    await choose('Dense')
    await expect.poll(columnWidth, patiently).toBeLessThan(regular)
    if (width === 1280) await expect.poll(() => columnWidth()).toBeCloseTo((regular * 2) / 3, 0)
    await open(page, `/${ana.member.username}/pins/`)
    await settled(page)
    const dense = await columnWidth()
    expect(dense).toBeLessThan(regular)
    const tops = await page.locator('main ul li:has(article)').evaluateAll((items) => {
      const [first] = items
      const top = first?.getBoundingClientRect().top ?? 0
      return items.filter((item) => Math.abs(item.getBoundingClientRect().top - top) < 1).length
    })
    expect(tops).toBeGreaterThanOrEqual(2)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    await expectAccessible(page)
    await choose('Regular')
    await expect.poll(columnWidth, patiently).toBeCloseTo(regular, 0)
    expect(problems).toEqual([])
    await context.close()
  }
})

test('RP-07 a business reads below the Pins it created what came of each, and nobody else does', async () => {
  const shop = await newMember('Clay and Daughters')
  await changeMember(stage.database.connection, shop.member.id, 'is_partner = true')
  const ben = await newMember('Ben Okri')
  const bowl = await makePin(shop, 'Bowl')
  await makePin(shop, 'Cup')
  await savePin(ben, bowl.id, (await makeBoard(ben)).id)
  await ben.ask(reactToPin, { pin_id: bowl.id, reaction_type: 2 })
  const counts = /^1 (save|comment|reaction)$/
  for (const width of widths) {
    const own = await signedIn(shop, width)
    await open(own.page, `/${shop.member.username}/_created/`)
    await settled(own.page)
    const cardOf = (title: string) =>
      own.page.getByRole('article').filter({ has: own.page.getByRole('link', { name: title }) })
    await expect.poll(() => cardOf('Bowl').getByRole('img', { name: counts }).count(), patiently).toBe(2)
    await cardOf('Bowl').getByRole('img', { name: '1 save' }).waitFor()
    await cardOf('Cup').waitFor()
    await expect.poll(() => cardOf('Cup').locator('[data-of]').count()).toBe(0)
    // It stands within the room that the wall has kept for it.
    const [card, item] = [cardOf('Bowl'), own.page.getByRole('listitem').filter({ has: cardOf('Bowl') })]
    const heights = await Promise.all([card, item].map(async (each) => (await each.boundingBox())?.height ?? 0))
    expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 0)
    await expect.poll(() => layoutShifts(own.page)).toEqual([])
    await expectBothThemesAccessible(own.page)
    const other = await signedIn(ben, width)
    await open(other.page, `/${shop.member.username}/_created/`)
    await other.page.getByRole('link', { name: 'Bowl' }).waitFor()
    await expect.poll(() => other.page.locator('[data-of]').count()).toBe(0)
    expect([...own.problems, ...other.problems]).toEqual([])
    await Promise.all([own.context.close(), other.context.close()])
  }
})

test('ST-23 VR-15 NU-03 Favorites and Created by you each toggle their half, and the address keeps it', async () => {
  const ana = await newMember('Ana Lima')
  const ben = await newMember('Ben Okafor')
  const chair = await makePin(ana, 'Chair')
  await makePin(ana, 'Bowl')
  const saved = await savePin(ana, (await makePin(ben, 'Lamp')).id, (await makeBoard(ana)).id)
  for (const { id } of [chair, saved]) await ana.ask(favoritePin, { pin_id: id })
  for (const width of widths) {
    const { page, context, problems } = await signedIn(ana, width)
    const count = () =>
      page
        .getByRole('main')
        .getByRole('article')
        .getByRole('link', { name: /^(A pin|Chair|Bowl|Lamp)$/ })
        .count()
    const { username } = ana.member
    await open(page, `/${username}/_pins`)
    const favorites = page.getByRole('link', { name: 'Favorites' })
    const created = page.getByRole('link', { name: 'Created by you' })
    await expect.poll(() => count()).toBe(3)
    await favorites.click()
    await expect.poll(count, patiently).toBe(2)
    await page.waitForURL((url) => url.search === '?pin_filter=FAVORITED')
    await created.click()
    await expect.poll(count, patiently).toBe(1)
    await page.waitForURL((url) => url.search !== '?pin_filter=FAVORITED')
    await open(page, page.url())
    await expect.poll(() => favorites.getAttribute('aria-current')).toBe('true')
    await expect.poll(() => created.getAttribute('aria-current')).toBe('true')
    await page.getByRole('article').getByRole('link', { name: 'Chair' }).waitFor()
    await favorites.click()
    await page.getByRole('link', { name: 'Bowl' }).waitFor()
    await created.click()
    await expect.poll(count, patiently).toBe(3)
    await page.waitForURL((url) => url.search === '')
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()
  }
  const { page, context } = await signedIn(ben, 1280)
  await open(page, `/${ana.member.username}/_pins?pin_filter=FAVORITED`)
  await page.getByRole('link', { name: 'Bowl' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Favorites' }).count()).toBe(0)
  await context.close()
})

test('PR-15 PS-12 RP-07 lists without pins say so, to their owner and to others', async () => {
  const eve = await newMember('Eve Stone')
  const ben = await newMember('Ben Okafor')
  const { username } = eve.member
  const screens = [
    ['_pins', 'Nothing saved yet.', 'Eve has not saved any Pins yet.'],
    ['_created', 'Nothing created yet.', 'Eve has not created any Pins yet.'],
    ['story_pins', 'No stories yet.', 'Eve has no stories yet.'],
    ['video_pins', 'No videos yet.', 'Eve has no videos yet.'],
    ['_shopping_list/', 'Your shopping list is empty.', 'Eve does not show a shopping list.'],
    ['tried', 'Nothing tried yet.', 'Eve has not tried anything yet.'],
  ] as const
  for (const [width, scheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    const own = await signedIn(eve, width, scheme)
    const other = await signedIn(ben, width, scheme)
    for (const [path, ofOwn, ofOthers] of screens) {
      await open(own.page, `/${username}/${path}`)
      await own.page.getByRole('heading', { name: ofOwn }).waitFor()
      await expectAccessible(own.page)
      await open(other.page, `/${username}/${path}`)
      await other.page.getByRole('heading', { name: ofOthers }).waitFor()
    }
    await open(own.page, `/${username}/_pins`)
    await own.page.getByRole('heading', { name: 'Nothing saved yet.' }).waitFor()
    await expect.poll(() => own.page.getByRole('link', { name: 'Favorites' }).count()).toBe(0)
    expect([...own.problems, ...other.problems]).toEqual([])
    await own.context.close()
    await other.context.close()
  }
})

test('EN-07 CA-14 cards tell stories and videos from pictures, and their pages show them', async () => {
  const ana = await newMember('Ana Lima')
  const story = await makeStory(ana)
  const film = await makeFilm(ana)
  const stool = await makePin(ana, 'Stool', { price_value: '49.9', price_currency: 'EUR', availability: 'preorder' })
  for (const [width, scheme] of [
    [1280, 'dark'],
    [390, 'light'],
  ] as const) {
    const { page, context, problems } = await signedIn(ana, width, scheme)
    for (const [path, name] of [
      ['story_pins', 'Bread, 3 pages'],
      ['video_pins', 'The film, 1:12'],
      ['_shopping_list/', 'Stool, €49.90'],
      ['_created', 'Bread, 3 pages'],
    ] as const) {
      await open(page, `/${ana.member.username}/${path}`)
      await page.getByRole('link', { name }).waitFor()
      await expect.poll(() => layoutShifts(page)).toEqual([])
      await expectAccessible(page)
    }
    await open(page, `/pin/${story.id}/`)
    const pages = page.getByRole('region', { name: 'Bread' })
    await pages.getByText('Mix').waitFor()
    await pages.getByRole('button', { name: 'Next page' }).click()
    await pages.getByText('Knead').waitFor()
    await page.keyboard.press('ArrowRight')
    await pages.getByText('Bake').waitFor()
    await page.keyboard.press('Home')
    await pages.getByText('Mix').waitFor()
    await expectAccessible(page)
    await open(page, `/pin/${film.id}/`)
    const player = page.locator('video')
    const sources = () => player.locator('source').evaluateAll((all) => all.map((each) => each.getAttribute('src')))
    const { V_HLSV4, V_720P } = film.videos?.video_list ?? {}
    await expect.poll(sources).toEqual([V_HLSV4?.url, V_720P?.url])
    await expect.poll(() => player.getAttribute('poster')).toBe(film.images['736x'].url)
    await expect.poll(() => layoutShifts(page)).toEqual([])
    await expectAccessible(page)
    await open(page, `/pin/${stool.id}/`)
    await page.getByText('€49.90').waitFor()
    await page.getByText('Preorder').waitFor()
    expect(problems).toEqual([])
    await context.close()
  }
})

test('PR-15 whoever tried a pin says so under it, and it stands on their profile', async () => {
  const ana = await newMember('Ana Lima')
  for (const [width, scheme] of [
    [1280, 'light'],
    [390, 'dark'],
  ] as const) {
    const ben = await newMember('Ben Okafor')
    const pin = await makePin(ana, 'Soup')
    const { page, context, problems } = await signedIn(ben, width, scheme)
    await open(page, `/pin/${pin.id}/`)
    await page.getByRole('button', { name: 'I tried it' }).click()
    const dialog = page.getByRole('dialog', { name: 'I tried it' })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.getByText('Write a note or add a photo.').waitFor()
    await expectAccessible(page)
    await dialog.getByLabel('How did it go?').fill('Needs more salt.')
    const photo = { name: 'soup.jpg', mimeType: 'image/jpeg', buffer: await drawPicture() }
    await dialog.locator('input[type=file]').setInputFiles(photo)
    await dialog.getByText('Picture uploaded').waitFor({ state: 'attached' })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.waitFor({ state: 'detached' })
    const section = page.getByRole('region', { name: 'Tried' })
    await section.getByText('Needs more salt.').waitFor()
    await expect.poll(() => section.getByRole('button', { name: 'I tried it' }).count()).toBe(0)
    await open(page, `/${ben.member.username}/tried`)
    await page.getByText('Needs more salt.').waitFor()
    await expect.poll(() => layoutShifts(page)).toEqual([])
    await expectAccessible(page)
    await open(page, `/pin/${pin.id}/`)
    await section.getByText('1 person tried it').waitFor()
    await section.getByRole('button', { name: 'Take back' }).click()
    await section.getByRole('heading', { name: 'Did you try it?' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  }
})
