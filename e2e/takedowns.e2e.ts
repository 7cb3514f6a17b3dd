import { expect, test } from 'vitest'
import { expectBothThemesAccessible, newVisitor, open, patiently, settled } from './support/browser.ts'
import { button } from './support/cards.ts'
import { createBoardAs, createPinAs } from './support/member.ts'
import { makeOwner, passSecondFactor } from './support/employees.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage({ COUNTRY_HEADER: 'x-country' })

test('EN-14 at 390 a visitor asks for a Pin to be taken down by law, and at 1280 an owner grants it', async () => {
  const maker = await newPerson(stage, 1280)
  const board = await createBoardAs(maker.context, 'Borrowed lighthouses')
  const { id: pinId } = await createPinAs(maker.context, { board_id: board.id, title: 'A borrowed lighthouse' })

  const { page, context, problems } = await newVisitor(stage, { width: 390, isPerson: true })
  await page.setExtraHTTPHeaders({ 'x-country': 'DE' })
  await open(page, `/legal/takedown/dsa/?about=/pin/${pinId}/`)
  await page.getByRole('heading', { level: 1, name: 'Digital Services Act' }).waitFor()
  await settled(page)
  await expectBothThemesAccessible(page)
  await page.getByLabel('Why should it be taken down?').fill('I built and photographed it.')
  await button(page, 'Send request').press('Enter')
  await page.getByText('Choose what it breaks.').waitFor()
  await expectBothThemesAccessible(page)
  await page.getByLabel('My copyright (DMCA)').press('Space')
  await page.getByLabel(/^Your work/).fill('A lighthouse of matches')
  await page.getByLabel('Send this without my name').press('Space')
  await page.getByLabel(/^All of this is true/).press('Space')
  await page.getByLabel('Addresses').fill(`${stage.origin}/pin/12345/`)
  await button(page, 'Send request').press('Enter')
  await page.getByText(/shows no Pin, board or profile of this site/).waitFor()
  await expect
    .poll(() => page.getByLabel('Why should it be taken down?').inputValue())
    .toBe('I built and photographed it.')
  await page.getByLabel('Addresses').fill(`${stage.origin}/pin/${pinId}/`)
  await button(page, 'Send request').press('Enter')
  await page.getByRole('heading', { name: 'We have your request' }).waitFor()
  await expectBothThemesAccessible(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])

  const owner = await newPerson(stage, 1280)
  makeOwner(stage, owner)
  await passSecondFactor(stage, owner)
  await open(owner.page, '/admin/takedowns/')
  await owner.page.getByRole('heading', { level: 1, name: 'Takedown requests' }).waitFor()
  const row = owner.page.getByRole('row').filter({ hasText: 'I built and photographed it.' })
  await settled(owner.page)
  await expectBothThemesAccessible(owner.page)
  await row.getByRole('button', { name: /^Grant/ }).press('Enter')
  const dialog = owner.page.getByRole('dialog', { name: /^Grant/ })
  await dialog.getByLabel('Remove').selectOption('some')
  await expect.poll(() => dialog.getByLabel('Germany').isChecked()).toBe(true)
  await dialog.getByLabel('Germany').uncheck()
  await dialog.getByLabel('Reason').fill('The matches are theirs')
  await button(dialog, 'Grant').press('Enter')
  await dialog.getByText('Choose at least one country.').waitFor()
  await expectBothThemesAccessible(owner.page)
  await dialog.getByLabel('Germany').check()
  await button(dialog, 'Grant').press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => row.count(), patiently).toBe(0)
  await open(page, `/pin/${pinId}/`)
  await page.getByRole('heading', { name: /find that page/ }).waitFor()
  await page.setExtraHTTPHeaders({ 'x-country': 'AT' })
  await open(page, `/pin/${pinId}/`)
  await page.getByRole('heading', { name: 'A borrowed lighthouse' }).waitFor()
  await open(page, '/legal/transparency/')
  await page.getByRole('heading', { level: 1, name: 'Requests by law' }).waitFor()
  await expectBothThemesAccessible(page)
  // Whose it is reads it in their news; the list of those of whom much was removed waits beside.
  await open(maker.page, '/notifications/')
  await maker.page.getByText(/^Something you posted was removed by law/).waitFor()
  await open(maker.page, '/legal/notices/')
  const notice = maker.page.getByRole('article').filter({ hasText: 'I built and photographed it.' })
  await button(notice, 'Object').click()
  await notice.getByText('Confirm that it is true.').waitFor()
  await expectBothThemesAccessible(maker.page)
  await notice.getByLabel('Why should it show again?').fill('I built it myself, match by match')
  await notice.getByLabel('All of this is true.').check()
  await button(notice, 'Object').click()
  await notice.getByText(/^You objected. It shows again on/).waitFor()
  // Whoever asked takes another request back, by the address that they were mailed.
  const csrf = (await context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await page.request.post('/v3/legal/takedowns/dsa/', {
    headers: { 'X-CSRFToken': csrf, Origin: stage.origin, 'Idempotency-Key': `${pinId}-again` },
    data: {
      law_types: ['DMCA'],
      country: 'AT',
      addresses: [`${stage.origin}/pin/${pinId}/`],
      explanation: 'I built it a second time.',
      work: 'A lighthouse of matches',
      is_anonymous: true,
      is_true: true,
    },
  })
  const { data: receipt } = ((await answer.json()) as { resource_response: { data: Record<string, string> } })
    .resource_response
  await open(page, `/legal/withdrawal/#${receipt['id']}.${receipt['withdrawal_code']}`)
  await button(page, 'Take it back').click()
  await page.getByRole('heading', { name: 'Your request was taken back' }).waitFor()
  await expectBothThemesAccessible(page)
  await open(owner.page, '/admin/takedowns/')
  await owner.page.getByRole('heading', { level: 1, name: 'Takedown requests' }).waitFor()
  await expect.poll(() => owner.page.getByText('I built it a second time.').count()).toBe(0)
  await open(owner.page, '/admin/repeat-offenders/')
  await owner.page.getByText('Nobody waits here').waitFor()
  await expectBothThemesAccessible(owner.page)
  await Promise.all([context.close(), owner.context.close(), maker.context.close()])
})
