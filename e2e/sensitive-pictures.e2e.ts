import { expect, test } from 'vitest'
import { comeAlive, expectBothThemesAccessible, newVisitor, open, patiently, settled } from './support/browser.ts'
import { button } from './support/cards.ts'
import { makeOwner, passSecondFactor } from './support/employees.ts'
import { expectFocusKept } from './support/keyboard.ts'
import { createPinAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

test('MD-03 a moderator veils a picture by keyboard; others meet the veil, lift it by a press, and its maker asks for a review', async () => {
  const maker = await newPerson(stage, 1280)
  const { id: pinId } = await createPinAs(maker.context, { title: 'Marble behind gauze' })
  const owner = await newPerson(stage, 1280)
  makeOwner(stage, owner)
  await passSecondFactor(stage, owner)
  await open(owner.page, '/admin/pictures/')
  await owner.page.getByRole('heading', { level: 1, name: 'Sensitive pictures' }).waitFor()
  await button(owner.page, 'Judge another picture').press('Enter')
  const other = owner.page.getByRole('dialog', { name: 'Judge another picture' })
  await other.getByLabel('Number of the Pin').fill(pinId)
  await other.getByLabel('What holds for it').selectOption({ label: 'Hold' })
  await other.getByLabel('Reason').fill('Let us look at it first')
  await button(other, 'Decide').press('Enter')
  const row = owner.page.getByRole('row').filter({ hasText: 'Marble behind gauze' })
  await row.waitFor()
  await expect.poll(() => row.getByRole('img').count()).toBe(0)
  await button(row, 'Look at it').press('Enter')
  await row.getByRole('img', { name: 'Marble behind gauze' }).waitFor()
  await settled(owner.page)
  await expectBothThemesAccessible(owner.page)

  await open(maker.page, `/pin/${pinId}/`)
  await maker.page.getByText('Being reviewed').waitFor()
  await button(row, 'Veil: Marble behind gauze').press('Enter')
  const veiling = owner.page.getByRole('dialog', { name: 'Veil: Marble behind gauze' })
  await veiling.getByLabel('Reason').fill('Behind a veil it may stay')
  await button(veiling, 'Veil').press('Enter')
  await expect.poll(() => row.count(), patiently).toBe(0)

  const { page, context, problems } = await newVisitor(stage, { width: 390, isPerson: true })
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  await page.goto(`/pin/${pinId}/`)
  // A visitor's page has no scripts yet: its own styles put the words on the picture.
  const words = await page.getByText('This picture may be sensitive').boundingBox()
  const picture = await page.getByRole('img', { name: 'Sensitive picture, hidden' }).boundingBox()
  const endOf = (box: typeof words) => (box ? box.y + box.height : 0)
  expect(endOf(words)).toBeLessThan(endOf(picture))
  await comeAlive(page)
  await settled(page)
  await expectBothThemesAccessible(page)
  const sharp = () => pictures.filter((url) => /\/(236x|474x|564x|736x|1200x|originals)\//.test(url)).length
  expect(sharp()).toBe(0)
  await button(page, 'Show picture').press('Enter')
  await page.getByRole('img', { name: 'Marble behind gauze' }).first().waitFor()
  await expect.poll(sharp, patiently).toBeGreaterThan(0)
  await expect.poll(() => page.getByText('This picture may be sensitive').count()).toBe(0)
  await expectFocusKept(page)
  expect(problems).toEqual([])

  await open(maker.page, `/pin/${pinId}/`)
  await maker.page.getByText('Others see this picture blurred').waitFor()
  await button(maker.page, 'Ask for a review').press('Enter')
  await maker.page.getByText('Our moderators will look at it').waitFor()
  await settled(maker.page)
  await expectBothThemesAccessible(maker.page)
  await Promise.all([context.close(), owner.context.close(), maker.context.close()])
})
