import { afterAll, expect, test } from 'vitest'
import { type Site, startSite } from '../apps/server/test/links/site.ts'
import { runSql } from '../apps/server/test/support/run-sql.ts'
import { expectBothThemesAccessible, flowWidths, heard, open, patiently, type Width } from './support/browser.ts'
import { changeMember } from './support/change-member.ts'
import { askToAct, letAct, makeBusiness } from './support/business.ts'
import { changeMeAs, createBoardAs } from './support/member.ts'
import { newPerson, type Person } from './support/persons.ts'
import { setStage } from './support/stage.ts'

let site: Site
const stage = setStage(async () => {
  site = await startSite()
  return { FETCH_ALLOW: site.allowed }
})
afterAll(() => site.stop())

async function shopOf(width: Width): Promise<Person> {
  const shop = await newPerson(stage, width)
  await makeBusiness(stage.database, shop)
  await changeMeAs(shop.context, { full_name: 'Bowls and Sons' })
  return shop
}

for (const width of flowWidths(1280)) {
  test(`BZ-01 BZ-02 at ${width} a business claims its website, connects a feed, says how to reach it, and asks to be verified`, async () => {
    const shop = await shopOf(width)
    const { page } = shop
    const board = await createBoardAs(shop.context, 'From the kiln')
    const domain = new URL(site.origin).host
    await open(page, '/settings/claim/')
    const claiming = page.getByRole('form', { name: 'Claim a website' })
    await claiming.getByRole('button', { name: 'Claim' }).click()
    await claiming.getByText('Enter the address of your website.').waitFor()
    await claiming.getByLabel('Website').fill(`${site.origin}/about`)
    await claiming.getByRole('button', { name: 'Claim' }).click()
    const proving = page.getByRole('form', { name: domain })
    await proving.getByRole('combobox').selectOption('file')
    const text = await proving.locator('code').innerText()
    await expectBothThemesAccessible(page)
    await proving.getByRole('button', { name: 'Verify' }).click()
    await proving.getByText('we couldn’t find the file in the main folder').waitFor()
    site.add('/pinfold-site-verification.txt', { body: text, contentType: 'text/plain' })
    site.add('/feed.xml', {
      body: '<rss version="2.0"><channel><title>S</title></channel></rss>',
      contentType: 'text/xml',
    })
    await proving.getByRole('button', { name: 'Verify' }).click()
    await page.getByText('Verified · Shown on your profile').waitFor()
    const feeds = page.getByRole('form', { name: 'Publish from your website' })
    await feeds.getByLabel('Address of the feed').fill(`${site.origin}/feed.xml`)
    await feeds.getByLabel('Board').selectOption(board.id)
    await feeds.getByRole('button', { name: 'Connect' }).click()
    await page.getByRole('link', { name: 'From the kiln' }).waitFor()
    await expectBothThemesAccessible(page)

    await page.getByRole('link', { name: 'Business profile' }).click()
    const settings = page.getByRole('form', { name: 'Business profile' })
    await settings.getByLabel('Type of business').selectOption('retailer')
    await settings.getByLabel('Email').fill('bowls@')
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => settings.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
    await settings.getByLabel('Email').fill('bowls@example.org')
    await settings.getByRole('button', { name: 'Save' }).click()
    await heard(page, 'Saved')
    const asking = page.getByRole('form', { name: 'Verified merchant' })
    await asking.getByLabel('What do you sell?').fill('Hand-thrown bowls')
    await asking.getByLabel('Woman-owned').check()
    await asking.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('We’re looking at your application.').waitFor()
    await expectBothThemesAccessible(page)
    await page.getByRole('button', { name: 'Change to a personal account' }).click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change to a personal account' }).click()
    await loaded
    await page.getByRole('img', { name: 'Verified website' }).waitFor()
    expect(shop.problems.filter((problem) => !problem.includes('422') && !problem.includes('400'))).toEqual([])
    await shop.context.close()
  })

  test(`BZ-03 PS-21 ST-24 VR-12 VR-18 at ${width} an inspirational storefront chooses its badges and their colour`, async () => {
    const shop = await shopOf(width)
    const { page } = shop
    const { connection } = stage.database
    await changeMember(connection, shop.id, 'is_verified_merchant = true, is_inspirational_merchant = true')
    await runSql(
      connection,
      `insert into merchant_profiles (bucket, member_id, state, badges, is_storefront_eligible, created_at, updated_at)
      select bucket, id, 'approved', '{woman,inclusive,eco_friendly,personal_touch}', true, now(), now()
      from members where id = $1`,
      [shop.id],
    )
    await open(page, `/${shop.username}/`)
    await page.getByText('Inspirational storefront').waitFor()
    const badges = page.getByRole('list', { name: 'Badges of Bowls and Sons' })
    await expect
      .poll(() => badges.getByRole('listitem').allInnerTexts())
      .toEqual(['Woman-owned', 'Inclusive', 'Eco-friendly'])
    await page.getByRole('button', { name: 'Edit merchant details' }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit merchant details' })
    const save = sheet.getByRole('button', { name: 'Save' })
    await expect.poll(() => save.isDisabled()).toBe(true)
    await expect.poll(() => sheet.getByLabel('Personal touch').isDisabled()).toBe(true)
    await expectBothThemesAccessible(page)
    await sheet.getByLabel('Woman-owned').uncheck()
    await sheet.getByLabel('Personal touch').check()
    // Cancel takes it away with what was chosen.
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await sheet.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Edit merchant details' }).click()
    await expect.poll(() => sheet.getByLabel('Woman-owned').isChecked()).toBe(true)
    await sheet.getByLabel('Woman-owned').uncheck()
    await sheet.getByLabel('Personal touch').check()
    const color = sheet.getByLabel('Another color')
    await color.fill('zzz')
    await save.click()
    await sheet.getByText('Type a # and six digits').waitFor()
    await color.fill('#12345678')
    await expect.poll(() => color.inputValue()).toBe('#123456')
    await sheet.getByRole('button', { name: 'Color 5' }).click()
    await save.click()
    await heard(page, 'Merchant details saved')
    await expect
      .poll(() => badges.getByRole('listitem').allInnerTexts())
      .toEqual(['Inclusive', 'Eco-friendly', 'Personal touch'])
    await expectBothThemesAccessible(page)
    expect(shop.problems).toEqual([])
    await shop.context.close()
  })
}

for (const width of flowWidths(390)) {
  test(`at ${width} whoever looks after a website of a business finds it, and whoever manages the business its requests`, async () => {
    const [shop, helper, asker] = [await shopOf(width), await newPerson(stage, width), await newPerson(stage, width)]
    for (const each of [helper, asker]) await makeBusiness(stage.database, each)
    await changeMeAs(helper.context, { full_name: 'Hanna Helper' })
    await changeMeAs(asker.context, { full_name: 'Ines Asks Along' })
    const domain = new URL(site.origin).host
    await runSql(
      stage.database.connection,
      `insert into claimed_sites (bucket, member_id, domain, state, method, token, claimed_at, verified_at, due_at)
      select bucket, id, $2, 'verified', 'file', 'abc', now(), now(), now() + interval '7 days' from members where id = $1`,
      [shop.id, domain],
    )
    await letAct(shop, helper, 'ADMIN', { asset_type: 'site', asset_id: domain })
    const { page } = helper
    await open(page, '/business/access/')
    await page.getByRole('link', { name: `Website: ${domain}` }).click()
    await page.getByRole('heading', { name: 'Bowls and Sons’s website', level: 1 }).waitFor()
    await page.getByText('No feeds of this website are connected.').waitFor()
    await expectBothThemesAccessible(page)
    await page.getByRole('link', { name: `Analytics of ${domain}` }).click()
    await page.getByRole('heading', { name: `Analytics of ${domain}` }).waitFor()
    await page.getByText('How Pins that lead to Bowls and Sons’s website do').waitFor()
    await expectBothThemesAccessible(page)
    await page.goBack()
    await page.getByRole('button', { name: `Remove ${domain}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('heading', { name: 'Business access' }).waitFor()

    const manager = await newPerson(stage, width)
    await makeBusiness(stage.database, manager)
    await letAct(shop, manager)
    await askToAct(asker, shop)
    await open(manager.page, '/notifications/')
    const told = manager.page.getByRole('link', { name: 'Ines Asks Along asks for access to Bowls and Sons' })
    await told.waitFor(patiently)
    await told.click()
    const requests = manager.page.getByRole('region', { name: 'Requests to Bowls and Sons' })
    await requests.getByText('Asks for: Editor').waitFor()
    await expectBothThemesAccessible(manager.page)
    await requests.getByRole('button', { name: 'Decline the request of Ines Asks Along' }).click()
    await requests.getByText('No requests').waitFor()
    for (const person of [shop, helper, asker, manager]) {
      expect(person.problems).toEqual([])
      await person.context.close()
    }
  })
}
