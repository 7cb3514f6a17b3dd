import { expect, test } from 'vitest'
import { heard, expectAccessible, newVisitor, open, patiently, type Width } from './support/browser.ts'
import { button } from './support/cards.ts'
import { callAs, createBoardAs, createPinAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

async function owner(width: Width) {
  const { page, context, problems } = await newVisitor(stage, { width })
  const { username } = await signUpAs(context)
  return { page, context, username, problems }
}

test('PS-11 the list of deleted boards goes on, also after it failed to, and a restored one hands the focus on', async () => {
  const { page, context, username, problems } = await owner(390)
  const count = 27
  for (let n = 0; n < count; n += 1) {
    const { id } = await createBoardAs(context, `Board ${n}`)
    await callAs(context, 'BoardResource/delete', { board_id: id })
  }
  await open(page, `/${username}/_boards`)
  const section = page.getByRole('region', { name: 'Recently deleted boards' })
  const rows = section.getByRole('listitem')
  await rows.first().waitFor()
  const first = await rows.count()
  expect(first).toBeLessThan(count)
  const held = Promise.withResolvers<undefined>()
  await page.route('**/v3/users/me/boards/deleted/**', async (route) => {
    await held.promise
    await route.fulfill({ status: 500, body: 'no' })
  })
  await section.getByRole('button', { name: 'Show more' }).press('Enter')
  await button(section, 'Show more').and(section.locator('[aria-busy=true]')).waitFor()
  held.resolve(undefined)
  await section.getByText('More boards didn’t load.').waitFor()
  await expectAccessible(page)
  await page.unroute('**/v3/users/me/boards/deleted/**')
  await section.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => rows.count(), patiently).toBe(count)
  await expect.poll(() => section.getByRole('button', { name: /Retry|Show more/ }).count()).toBe(0)
  await section.getByRole('button', { name: `Restore Board ${count - 1}` }).press('Enter')
  await page.getByText(`Board ${count - 1} is back`).waitFor()
  await section.getByText(`Board ${count - 1}`, { exact: true }).waitFor({ state: 'detached' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused, patiently).toBe(`Restore Board ${count - 2}`)
  expect(problems).toEqual([])
  await context.close()
})

test('ST-11 sections and Pins that come and go make lists of boards stale', async () => {
  const { page, context, username, problems } = await owner(1280)
  for (let n = 0; n < 30; n += 1) await createBoardAs(context, `Board ${n}`)
  await callAs(context, 'UserMetadataResource/update', { most_recent_board_sort_order: 'oldest' })
  const { id } = await createBoardAs(context, 'Last one')
  await createPinAs(context, { board_id: id, title: 'A bowl' })
  await open(page, `/${username}/_boards`)
  // It stands on the second page, which the list would keep.
  const card = page.getByRole('link', { name: /^Last one/ })
  const says = async (counts: string) => {
    while (!page.url().endsWith('_boards') && !page.url().endsWith('_boards/')) await page.goBack()
    await page.getByRole('heading', { name: 'Boards', level: 1 }).waitFor()
    // The page may still grow, or take its old place, after it was scrolled.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        return card.getByText(counts).isVisible()
      }, patiently)
      .toBe(true)
  }
  await says('1 Pin')
  await card.click()
  await page.getByRole('button', { name: 'Board Actions' }).click()
  await page.getByRole('menuitem', { name: 'Section' }).click()
  await page.getByLabel('Section name').fill('Shelf')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Shelf' }).waitFor()
  await says('1 Pin · 1 section')

  await card.click()
  await page.getByRole('button', { name: 'Options for Shelf' }).click()
  await page.getByRole('menuitem', { name: 'Delete section' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await heard(page, 'Shelf was deleted.')
  await says('1 Pin')
  await expect.poll(() => card.getByText('section').count(), patiently).toBe(0)

  await card.click()
  await page.getByRole('link', { name: 'A bowl' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'A bowl' }).waitFor()
  await page.getByRole('button', { name: 'More options' }).first().click()
  await page.getByRole('menuitem', { name: 'Delete Pin' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await heard(page, 'Pin deleted')
  // The toast comes before the page gives way.
  await page.getByRole('heading', { level: 1, name: 'Last one' }).waitFor()
  await says('0 Pins')
  expect(problems).toEqual([])
  await context.close()
})
