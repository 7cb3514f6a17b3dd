import { expect, test } from 'vitest'
import { expectAccessible, open, flowWidths } from './support/browser.ts'
import { createBoardAs, createPinAs, readAs } from './support/member.ts'
import { newPerson } from './support/persons.ts'
import { setStage } from './support/stage.ts'

const stage = setStage()

for (const width of flowWidths(390)) {
  test(`at ${width} a pinner says what a Pin costs, and takes it back`, async () => {
    const { page, context, problems } = await newPerson(stage, width)
    const board = await createBoardAs(context, 'Bowls')
    const pin = await createPinAs(context, { board_id: board.id, title: 'Bowl' })
    const openForm = async () => {
      await page.getByRole('button', { name: 'More options' }).first().click()
      await page.getByRole('menuitem', { name: 'Edit' }).click()
      await page.getByRole('form', { name: 'Edit Pin' }).waitFor()
    }
    const form = page.getByRole('form', { name: 'Edit Pin' })
    const save = () => form.getByRole('button', { name: 'Save' }).click()
    const offer = async () => {
      const { price_value, price_currency, availability } = await readAs<Record<string, unknown>>(
        context,
        'PinResource/get',
        { id: pin.id },
      )
      return { price_value, price_currency, availability }
    }
    await open(page, `/pin/${pin.id}/`)
    await openForm()
    await form.getByText('Price and availability').click()
    await expectAccessible(page)
    await form.getByLabel('Price', { exact: true }).fill('24,90')
    await save()
    await form.getByText('Give a currency.').waitFor()
    await expect.poll(() => form.getByLabel('Price', { exact: true }).inputValue()).toBe('24,90')
    await form.getByLabel('Currency').fill('eur')
    await form.getByLabel('Availability').selectOption('preorder')
    await save()
    await form.waitFor({ state: 'detached' })
    await page.getByText('€24.90').waitFor()
    await expect.poll(() => offer()).toEqual({ price_value: '24.90', price_currency: 'EUR', availability: 'preorder' })
    await openForm()
    await form.getByLabel('Price', { exact: true }).fill('')
    await save()
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => offer()).toMatchObject({ price_value: null, price_currency: null })
    expect(problems).toEqual([])
    await context.close()
  })
}
