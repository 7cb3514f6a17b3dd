import { expect, test } from 'vitest'
import { expectBothThemesAccessible, layoutShifts, newVisitor, open, patiently } from './support/browser.ts'
import { createPinAs, signUpAs } from './support/member.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('DS-10 a search is narrowed by guides, colours and price, by keys alone, and widened again', async () => {
  const { page, context, problems } = await newVisitor(stage, { width: 1280 })
  await signUpAs(context)
  const kinds = ['Saltmarsh heron', 'Saltmarsh heron', 'Saltmarsh egret', 'Saltmarsh egret', 'Saltmarsh', 'Saltmarsh']
  for (const [index, title] of kinds.entries()) await createPinAs(context, { title, hue: index < 4 ? 225 : 120 })
  const cards = page.getByRole('list', { name: /^Pins for/ }).getByRole('listitem')
  await expect
    .poll(async () => {
      await open(page, '/search/?q=saltmarsh')
      return cards.count()
    }, patiently)
    .toBe(6)
  const row = page.getByRole('navigation', { name: 'Narrow the search' })
  await row.getByRole('link', { name: 'Egret' }).waitFor()
  await expectBothThemesAccessible(page)
  await expect.poll(() => layoutShifts(page)).toEqual([])
  await row.getByRole('link', { name: 'Egret' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => cards.count(), patiently).toBe(2)
  expect(page.url()).toContain('guides=egret')
  await row.getByRole('link', { name: 'Remove egret' }).click()
  await expect.poll(() => cards.count(), patiently).toBe(6)

  await page.setViewportSize({ width: 390, height: 844 })
  await row.getByRole('button', { name: 'Filters' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const green = sheet.getByRole('checkbox', { name: 'Green' })
  await green.focus()
  await page.keyboard.press('Space')
  await expectBothThemesAccessible(page)
  await sheet.getByRole('textbox', { name: 'From' }).fill('cheap')
  await page.keyboard.press('Enter')
  await sheet.getByText('Write a number').waitFor()
  await expect.poll(() => green.isChecked()).toBe(true)
  await sheet.getByRole('textbox', { name: 'From' }).fill('')
  await page.keyboard.press('Enter')
  await expect.poll(() => cards.count(), patiently).toBe(2)
  expect(new URL(page.url()).searchParams.get('color')).toBe('green')

  await open(page, '/search/?q=saltmarsh&color=green&product=true')
  await page.getByRole('heading', { name: 'Nothing found for “saltmarsh” with these filters.' }).waitFor()
  await expectBothThemesAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Remove filters' }).click()
  await expect.poll(() => cards.count(), patiently).toBe(6)
  expect(problems).toEqual([])
})
