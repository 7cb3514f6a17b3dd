import { readFile } from 'node:fs/promises'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectAccessible, newVisitor, open, patiently, type Width, flowWidths } from './support/browser.ts'
import { changeMember } from './support/change-member.ts'
import { button } from './support/cards.ts'
import { signUpAs } from './support/member.ts'
import { expectBothThemesAccessible, signedUp } from './support/profiles.ts'
import { setStageOnDatabase, startBeside } from './support/stage.ts'

const stage = setStageOnDatabase()

const memberWho = (says: object, width?: Width) => signedUp(stage, says, width)

/** What a reader sees on a picture; the reader is not the one that wrote it. */
async function read(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

for (const width of flowWidths(1280)) {
  test(`RP-01 at ${width} an owner edits what the profile says; a refusal stands at its field and loses nothing`, async () => {
    const taken = await memberWho({})
    const { page, context, username, problems } = await memberWho({ full_name: 'Ada' }, width)
    await open(page, `/${username}/`)
    await expect.poll(() => page.getByRole('button', { name: /^Follow/ }).count()).toBe(0)
    await button(page, 'Edit profile').click()
    const form = page.getByRole('form', { name: 'Edit profile' })
    await form.waitFor()
    await expectBothThemesAccessible(page)
    await form.getByLabel('Name', { exact: true }).fill('Ada King')
    await form.getByLabel('Username').fill(taken.username)
    await form.getByLabel('About').fill('Engines and lace.')
    await form.getByLabel('Pronouns').fill('she / her')
    await form.getByLabel('Location').fill('London')
    await form.getByLabel('Website').fill('example.org/ada')
    await form.getByLabel('Instagram').fill('@ada.king')
    await button(form, 'Save').click()
    const name = form.getByLabel('Username')
    await expect.poll(() => name.getAttribute('aria-invalid'), patiently).toBe('true')
    await expect.poll(() => form.getByLabel('About').inputValue()).toBe('Engines and lace.')
    await expect.poll(() => form.getByLabel('Website').inputValue()).toBe('example.org/ada')
    await expect.poll(() => button(form, 'Save').isDisabled()).toBe(false)
    await expectAccessible(page)
    const renamed = `${username}_a`
    await name.fill(renamed)
    await button(form, 'Save').click()
    await page.waitForURL(`**/${renamed}`)
    const header = page.locator('main header')
    await header.getByRole('heading', { name: 'Ada King' }).waitFor()
    await header.getByText('Engines and lace.').waitFor()
    await header.getByText('she/her').waitFor()
    await header.getByRole('link', { name: 'example.org/ada' }).waitFor()
    await header.getByRole('link', { name: 'Instagram @ada.king' }).waitFor()
    await open(page, `/${renamed}/profile-about/`)
    await page.getByText('London').waitFor()
    expect(problems).toEqual([])
    await Promise.all([context.close(), taken.context.close()])
  })
}

for (const width of flowWidths(390)) {
  test(`PS-18 RP-01 at ${width} an owner makes a pincode that leads to the profile`, async () => {
    const { page, context, username, problems } = await memberWho({ full_name: 'Ada Lovelace' }, width)
    await open(page, `/${username}/`)
    await button(page, 'Profile options').click()
    await page.getByRole('menuitem', { name: 'Create pincode' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pincode' })
    const address = `${stage.origin}/${username}`
    await dialog.getByRole('img', { name: `A code that opens ${address}` }).waitFor()
    await expectBothThemesAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(async () => read(await dialog.getByRole('img').screenshot())).toBe(address)
    for (const kind of ['PNG', 'SVG']) {
      const [download] = await Promise.all([page.waitForEvent('download'), button(dialog, kind).click()])
      expect(download.suggestedFilename()).toBe(`${username}-pincode.${kind.toLowerCase()}`)
      const code = await read(await readFile(await download.path()))
      expect(code).toBe(address)
    }
    await button(dialog, 'Copy link').click()
    await page
      .getByText(/Address copied|doesn’t allow copying/)
      .first()
      .waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
}

test('PS-20 PS-22 RP-01 the owner of a profile for ads only is told where others are led', async () => {
  const shop = await memberWho({ full_name: 'Kiln' })
  await changeMember(
    stage.database.connection,
    shop.username,
    "is_partner = true, is_ads_only = true, ads_only_site = 'https://www.kiln.example/shop/'",
  )
  await open(shop.page, `/${shop.username}`)
  const callout = shop.page.getByRole('complementary', { name: 'About your profile' })
  await callout.getByText('Your profile is for ads only.').waitFor()
  await callout.getByText('Anyone who opens it is sent to kiln.example/shop.').waitFor()
  await expect
    .poll(() => callout.getByRole('link', { name: 'Open site' }).getAttribute('href'))
    .toBe('https://www.kiln.example/shop/')
  await expectBothThemesAccessible(shop.page)
  await shop.context.close()
})

test('PS-03 PS-20 ER-05 with other experiments a private profile only hides, and publishing says that it is off', async () => {
  const other = await startBeside({
    EXPERIMENTS: 'private_profile_header=control pin_creation=disable_all',
  })
  const carol = await signedUp(other, { full_name: 'Carol', about: 'secret words', is_private_profile: true })
  const { page, context } = await newVisitor(other, { width: 1280 })
  await signUpAs(context)
  await open(page, `/${carol.username}/`)
  await page.getByText('There is nothing to see here yet.').waitFor()
  await expect.poll(() => page.getByText('This profile is private').count()).toBe(0)
  await expect.poll(() => page.getByText('secret words').count()).toBe(0)

  await open(page, '/pin-creation-tool/')
  await page.getByLabel('Title').fill('Kept')
  await button(page, 'Publish').click()
  const dialog = page.getByRole('alertdialog')
  await dialog
    .getByText(
      'Oops... Our server is experiencing a mild case of the hiccups at the moment. Please try refreshing and publishing again later.',
    )
    .waitFor()
  await expectAccessible(page)
  await button(dialog, 'Dismiss').click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Kept')
  await Promise.all([context.close(), carol.context.close()])
})
